import type { Phrase } from '#domain/language.ts';
import { countNoun, formatCount } from '#web/format/count.ts';

export const messages = {
  outstandingNow: { en: 'Outstanding now', ur: 'موجودہ بقایا' },
  outstandingAfter: { en: 'Outstanding after', ur: 'اس کے بعد بقایا' },
  overpaidNow: { en: 'Overpaid now', ur: 'موجودہ زائد رقم' },
  overpaidAfter: { en: 'Overpaid after', ur: 'اس کے بعد زائد رقم' },
  statusNow: { en: 'Status now', ur: 'موجودہ حالت' },
  statusAfter: { en: 'Status after', ur: 'بعد کی حالت' },
  schedule: { en: 'Installments', ur: 'قسطیں' },
  installment: { en: 'No.', ur: 'نمبر' },
  now: { en: 'Now', ur: 'اب' },
  after: { en: 'After', ur: 'بعد میں' },
  otherAgreement: { en: 'On the other agreement', ur: 'دوسرے معاہدے پر' },
  notThere: { en: 'none', ur: 'کوئی نہیں' },
  downPayment: { en: 'Down payment', ur: 'پیشگی ادائیگی' },
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
