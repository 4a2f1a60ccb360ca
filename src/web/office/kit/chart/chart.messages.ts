import type { Phrase } from '#domain/language.ts';

export const messages = {
  choose: { en: 'Choose another point', ur: 'کوئی اور حصہ دیکھیں' },
} as const satisfies Record<string, Phrase>;
