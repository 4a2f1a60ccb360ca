import type { Phrase } from '#domain/language.ts';
import { lendingWords } from '#web/office/lending/ground/labels/lending-words.messages.ts';

export const messages = {
  loadError: { en: 'The relief fund could not be opened', ur: 'رعایت کا فنڈ نہیں کھل سکا' },
  state: { en: 'The fund today', ur: 'فنڈ کی موجودہ حالت' },
  stateLead: {
    en: 'Granted relief is waived for good. Reserved relief belongs to agreements that have not started; it returns to the fund if they never start.',
    ur: 'دی جا چکی رقم معاف ہو چکی ہے۔ مختص رقم ان معاہدوں کے لیے ہے جو ابھی شروع نہیں ہوئے، اور شروع نہ ہوں تو واپس آ جاتی ہے۔',
  },
  budget: lendingWords.budget,
  budgetLead: {
    en: 'How much may be waived in all. Never below what is granted and reserved.',
    ur: 'کل کتنی رقم معاف کی جا سکتی ہے۔ بجٹ دی جا چکی اور مختص رقم سے کم نہیں ہو سکتا۔',
  },
  change: { en: 'Change the budget', ur: 'بجٹ بدلیں' },
  confirmText: {
    en: 'New relief is granted only as far as this budget reaches. The change is kept in the audit with your name and the reason.',
    ur: 'نئی رعایت صرف اسی بجٹ کی حد تک دی جا سکے گی۔ یہ تبدیلی آپ کے نام اور وجہ کے ساتھ آڈٹ ریکارڈ میں محفوظ ہوگی۔',
  },
  saved: { en: 'Saved. The budget applies from now on.', ur: 'محفوظ ہو گیا۔ بجٹ اب سے لاگو ہے۔' },
  history: { en: 'Budget changes', ur: 'بجٹ میں تبدیلیاں' },
} as const satisfies Record<string, Phrase>;

interface Change {
  readonly from: string;
  readonly to: string;
}

export const changeTitle: Phrase<(change: Change) => string> = {
  en: ({ from, to }) => `Change the relief budget from ${from} to ${to}?`,
  ur: ({ from, to }) => `رعایت کا بجٹ ${from} سے بدل کر ${to} کریں؟`,
};

export const changedText: Phrase<(change: Change) => string> = {
  en: ({ from, to }) => `From ${from} to ${to}`,
  ur: ({ from, to }) => `${from} سے بدل کر ${to}`,
};
