import type { Phrase } from '#domain/language.ts';

export const messages = {
  missing: { en: 'Record not found', ur: 'یہ ریکارڈ نہیں ملا' },
  missingText: {
    en: 'The address may be mistyped, or it belongs to another branch.',
    ur: 'ہو سکتا ہے کہ پتہ غلط لکھا گیا ہو، یا یہ کسی اور برانچ کا ہو۔',
  },
} as const satisfies Record<string, Phrase>;
