import type { Phrase } from '#domain/language.ts';

export const openHoursMessages = {
  until: { en: 'to', ur: 'تا' },
} as const satisfies Record<string, Phrase>;
