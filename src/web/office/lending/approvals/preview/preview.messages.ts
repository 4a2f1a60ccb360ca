import type { Phrase } from '#domain/language.ts';
import { countNoun, formatCount } from '#web/format/count.ts';
import { lendingWords } from '../../ground/labels/lending-words.messages.ts';

export const messages = {
  outstandingNow: { en: 'Outstanding now', ur: 'موجودہ بقایا' },
  outstandingAfter: lendingWords.outstandingAfter,
  overpaidNow: { en: 'Overpaid now', ur: 'موجودہ زائد رقم' },
  overpaidAfter: lendingWords.overpaidAfter,
  statusNow: { en: 'Status now', ur: 'موجودہ حالت' },
  statusAfter: { en: 'Status after', ur: 'بعد کی حالت' },
  schedule: lendingWords.installments,
  installment: { en: 'No.', ur: 'نمبر' },
  now: { en: 'Now', ur: 'اب' },
  after: { en: 'After', ur: 'بعد میں' },
  otherAgreement: { en: 'On the other agreement', ur: 'دوسرے معاہدے پر' },
  notThere: { en: 'none', ur: 'کوئی نہیں' },
  downPayment: lendingWords.downPayment,
} as const satisfies Record<string, Phrase>;

export const paidText: Phrase<(amount: string) => string> = {
  en: (amount) => `${amount} paid`,
  ur: (amount) => `ادا شدہ \u2066${amount}\u2069`,
};

export const unchangedRows: Phrase<(rows: number) => string> = {
  en: (rows) =>
    `${formatCount(rows)} other ${countNoun(rows, 'installment stays as it is', 'installments stay as they are')}`,
  ur: (rows) =>
    `باقی \u2066${formatCount(rows)}\u2069 ${rows === 1 ? 'قسط ویسی ہی رہے گی' : 'اقساط ویسی ہی رہیں گی'}`,
};
