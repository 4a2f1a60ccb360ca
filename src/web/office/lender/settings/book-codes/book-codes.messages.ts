import { chartAccountNames } from '#contract/lending/labels/book-names.messages.ts';
import type { Phrase } from '#domain/language.ts';
import { chartAccounts } from '#domain/lending/books/chart-account.ts';
import { bookCodeLabels } from '../../ground/book-code-labels.messages.ts';

export const messages = {
  saved: {
    en: 'Saved. The books and their files have these codes now.',
    ur: 'محفوظ ہو گیا۔ کھاتوں اور ان کی فائلوں میں اب یہی کوڈ ہیں۔',
  },
  codesLead: {
    en: 'The codes of your accounting program. Several accounts may have the same code.',
    ur: 'آپ کے حساب کے پروگرام کے کوڈ۔ ایک کوڈ کئی کھاتوں کا ہو سکتا ہے۔',
  },
  ownLead: {
    en: 'An account without a code of its own has the code of deposited cash.',
    ur: 'جس اکاؤنٹ کا اپنا کوڈ نہیں، اس پر اکاؤنٹ میں جمع کرائے گئے نقد کا کوڈ لگتا ہے۔',
  },
} as const satisfies Record<string, Phrase>;

/** The names of the fields, beside them and in the error summary. */
export const labels = {
  ...bookCodeLabels,
  ...(Object.fromEntries(
    chartAccounts.map((account) => [`codes.${account}`, chartAccountNames[account]]),
  ) as Record<`codes.${(typeof chartAccounts)[number]}`, Phrase>),
};
