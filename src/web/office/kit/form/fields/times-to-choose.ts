const stepMinutes = 15;
const dayMinutes = 24 * 60;

const quarterHours = Array.from({ length: dayMinutes / stepMinutes }, (_, index) => {
  const minutes = index * stepMinutes;
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
});

/** The times of day `HH:MM` to choose from, in order: every quarter of an hour, and the recorded one if it is another. */
export function timesToChoose(onRecord: string | null): readonly string[] {
  if (!onRecord || quarterHours.includes(onRecord)) return quarterHours;
  return [...quarterHours, onRecord].sort();
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
