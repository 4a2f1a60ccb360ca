import type { Phrase } from '#domain/language.ts';

export const messages = {
  missing: { en: 'This is not here', ur: 'یہ یہاں نہیں ہے' },
  missingText: {
    en: 'The address may be mistyped, or it belongs to another branch.',
    ur: 'ہو سکتا ہے کہ پتا غلط لکھا گیا ہو، یا یہ کسی اور برانچ کا ہو۔',
  },
} as const satisfies Record<string, Phrase>;
