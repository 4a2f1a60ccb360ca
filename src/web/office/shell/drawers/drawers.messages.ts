import type { Phrase } from '#domain/language.ts';

export const messages = {
  opening: { en: 'Opening', ur: 'کھل رہا ہے' },
  lost: { en: 'This could not be opened', ur: 'یہ نہیں کھل سکا' },
} as const satisfies Record<string, Phrase>;
