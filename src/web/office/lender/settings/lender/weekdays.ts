/** The days from the first to the last, past the end of the week if needed; 0 is Sunday. A single day when only one is chosen. */
export function weekdaysBetween(first: string | null, last: string | null): number[] {
  const [from, to] = [first ?? last, last ?? first];
  if (from === null || to === null) return [];
  const count = ((Number(to) - Number(from) + 7) % 7) + 1;
  return Array.from({ length: count }, (_, index) => (Number(from) + index) % 7);
}
