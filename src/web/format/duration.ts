import { minuteMs } from '#domain/instant.ts';
import type { Language, Phrase } from '#domain/language.ts';

export interface HoursAndMinutes {
  readonly hours: number;
  readonly minutes: number;
}

/** The whole minutes of a duration in ms, without its sign. */
export function hoursAndMinutes(lengthMs: number): HoursAndMinutes {
  const minutes = Math.floor(Math.abs(lengthMs) / minuteMs);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

/** The unit after its count. */
export const durationUnits: Readonly<Record<keyof HoursAndMinutes, Phrase<(count: number) => string>>> = {
  hours: { en: () => 'h', ur: (count) => (count === 1 ? 'گھنٹہ' : 'گھنٹے') },
  minutes: { en: () => 'min', ur: () => 'منٹ' },
};

/** The minutes of longer durations help nobody to decide. */
const hoursWithMinutes = 10;

/** `3 h 10 min`; below an hour `25 min`; from ten hours on `14 h`, and from two days on `3 days`. */
export function formatDuration(lengthMs: number, language: Language): string {
  const { hours, minutes } = hoursAndMinutes(lengthMs);
  if (hours >= 48) return `${Math.floor(hours / 24)} ${{ en: 'days', ur: 'دن' }[language]}`;
  const minutesText = `${minutes} ${durationUnits.minutes[language](minutes)}`;
  const hoursText = `${hours} ${durationUnits.hours[language](hours)}`;
  if (hours === 0) return minutesText;
  return minutes === 0 || hours >= hoursWithMinutes ? hoursText : `${hoursText} ${minutesText}`;
}

/** `1:58`, of whole seconds. */
export function formatCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
