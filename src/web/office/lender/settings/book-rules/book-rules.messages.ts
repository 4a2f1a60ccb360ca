import { chartAccountNames } from '#contract/lending/labels/book-names.messages.ts';
import type { Phrase } from '#domain/language.ts';
import { chartAccounts } from '#domain/lending/books/chart-account.ts';
import { bookRuleLabels } from '../../ground/book-rule-labels.messages.ts';

export const messages = {
  saved: {
    en: 'Saved. The books, their files and the provision go by this now.',
    ur: 'محفوظ ہو گیا۔ کھاتے، ان کی فائلیں اور مختص رقم اب اسی کے مطابق ہیں۔',
  },
  codesLead: {
    en: 'The codes of your accounting program. Several accounts may have the same code.',
    ur: 'آپ کے حساب کے پروگرام کے کوڈ۔ ایک کوڈ کئی کھاتوں کا ہو سکتا ہے۔',
  },
  provisionLead: {
    en: 'The days and rates are your own. Those proposed are no rule of a regulator.',
    ur: 'دن اور شرحیں آپ کی اپنی ہیں۔ تجویز کردہ شرحیں کسی نگران ادارے کا قاعدہ نہیں۔',
  },
  ownLead: {
    en: 'An account without a code of its own has the code of deposited cash.',
    ur: 'جس اکاؤنٹ کا اپنا کوڈ نہیں، اس پر اکاؤنٹ میں جمع کرائے گئے نقد کا کوڈ لگتا ہے۔',
  },
} as const satisfies Record<string, Phrase>;

/** The names of the fields, beside them and in the error summary. */
export const labels = {
  ...bookRuleLabels,
  ...(Object.fromEntries(
    chartAccounts.map((account) => [`codes.${account}`, chartAccountNames[account]]),
  ) as Record<`codes.${(typeof chartAccounts)[number]}`, Phrase>),
};
