import type { Language } from '#domain/language.ts';

/** The Urdu words before a time, and the time until which each holds. `HH:MM` sorts as text. */
const urduParts: readonly (readonly [until: string, part: string])[] = [
  ['04:00', 'آدھی رات کے بعد'],
  ['12:00', 'صبح'],
  ['15:00', 'دوپہر'],
  ['17:00', 'سہ پہر'],
  ['20:00', 'شام'],
];

/** The Urdu words for the part of the day of a time written `HH:MM`. */
export function urduPartOfDay(time: string): string {
  return urduParts.find(([until]) => time < until)?.[1] ?? 'رات';
}

/** `9:00`, of a time of day written `HH:MM`. Used only with words for the part of the day. */
export function clockFigures(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')}`;
}

/** `9:00 AM`, of a time of day written `HH:MM`; in Urdu the part of the day comes first: `صبح 9:00`. */
export function formatClock(time: string, language: Language): string {
  const figures = clockFigures(time);
  return language === 'ur'
    ? `${urduPartOfDay(time)} ${figures}`
    : `${figures} ${time < '12:00' ? 'AM' : 'PM'}`;
}
