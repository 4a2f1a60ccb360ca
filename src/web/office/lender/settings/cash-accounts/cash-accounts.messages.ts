import type { Phrase } from '#domain/language.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';

export const messages = {
  failed: { en: 'The accounts could not be opened', ur: 'اکاؤنٹ نہیں کھل سکے' },
  accounts: { en: 'Accounts of the lender', ur: 'ادارے کے اکاؤنٹ' },
  lead: {
    en: 'Open an account for its bank statement. It is renamed or closed, and never removed.',
    ur: 'اکاؤنٹ کی بینک اسٹیٹمنٹ کے لیے اسے کھولیے۔ اس کا نام بدلا یا اسے بند کیا جا سکتا ہے، ہٹایا نہیں جاتا۔',
  },
  empty: {
    en: 'There is no account yet. Add the first one, so that cash can be deposited.',
    ur: 'ابھی کوئی اکاؤنٹ نہیں۔ پہلا اکاؤنٹ شامل کیجیے تاکہ نقد جمع کرایا جا سکے۔',
  },
  add: { en: 'Add an account', ur: 'اکاؤنٹ شامل کریں' },
  account: { en: 'Account of the lender', ur: 'ادارے کا اکاؤنٹ' },
  rename: { en: 'Rename', ur: 'نام بدلیں' },
  close: plainWords.close,
  closeText: {
    en: 'It takes no further deposit. This cannot be undone.',
    ur: 'اس میں مزید نقد جمع نہیں ہو گا۔ یہ عمل واپس نہیں ہو سکتا۔',
  },
  closed: { en: 'Closed account', ur: 'بند اکاؤنٹ' },
  change: { en: 'Rename or close', ur: 'نام بدلیں یا بند کریں' },
} as const satisfies Record<string, Phrase>;

export const closeTitle: Phrase<(name: string) => string> = {
  en: (name) => `Close the account “${name}”`,
  ur: (name) => `اکاؤنٹ ”${name}“ بند کریں`,
};
