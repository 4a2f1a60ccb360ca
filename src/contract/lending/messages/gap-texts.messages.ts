import type { Phrase } from '#domain/language.ts';
import type { WordsProblem } from '#domain/lending/messages/message-gaps.ts';

/** Name what stands in braces in the words of a message and cannot be filled, or what these words must have. */
export const gapTexts: Readonly<Record<WordsProblem['kind'], Phrase<(gap: string) => string>>> = {
  unknown: {
    en: (gap) => `${gap} cannot be filled in this message: take one from the list, or remove it`,
    ur: (gap) =>
      `اس پیغام میں \u2066${gap}\u2069 پُر نہیں ہو سکتا: فہرست میں سے کوئی اور لیجیے، یا اسے ہٹائیے`,
  },
  missing: {
    en: (gap) => `${gap} is missing: the customer needs it in this message`,
    ur: (gap) => `\u2066${gap}\u2069 موجود نہیں: صارف کو اس پیغام میں اس کی ضرورت ہے`,
  },
};
