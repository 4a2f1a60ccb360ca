import type { Phrase } from '#domain/language.ts';

const urduParts: readonly (readonly [until: string, part: string])[] = [
  ['04:00', 'رات'],
  ['12:00', 'صبح'],
  ['16:00', 'دوپہر'],
  ['20:00', 'شام'],
];

export const openHoursMessages = {
  until: { en: 'to', ur: 'تا' },
  /** `HH:MM` orders as text. English says it after the time, with AM and PM. */
  partOfDay: {
    en: () => '',
    ur: (at: string) => urduParts.find(([until]) => at < until)?.[1] ?? 'رات',
  },
} as const satisfies Record<string, Phrase | Phrase<(at: string) => string>>;
