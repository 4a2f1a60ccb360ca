import type { Phrase } from '#domain/language.ts';

export const messages = {
  choose: { en: 'Read out another point', ur: 'کوئی اور حصہ دیکھیں' },
} as const satisfies Record<string, Phrase>;
