import type { Phrase } from '#domain/language.ts';
import { countNoun, formatCount } from '#web/format/count.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { lendingWords } from '../ground/labels/lending-words.messages.ts';

export const messages = {
  lead: {
    en: 'All payments received and refunds paid out, by the date they count for.',
    ur: 'صارفین سے وصول ہونے والا اور انہیں واپس دیا گیا ہر روپیہ، اس دن کے حساب سے جس میں شمار ہوا۔',
  },
  from: plainWords.from,
  until: plainWords.until,
  branch: lendingWords.branch,
  method: lendingWords.method,
  officer: plainWords.by,
  kind: plainWords.type,
  byState: plainWords.status,

  totals: { en: 'Totals', ur: 'مجموعی میزان' },
  received: { en: 'Received', ur: 'وصول شدہ' },
  reversed: lendingWords.reversed,
  refunded: { en: 'Refunded', ur: 'واپس کی گئی رقم' },
  total: { en: 'Net', ur: 'خالص وصولی' },
  byMethod: { en: 'By method', ur: 'طریقے کے لحاظ سے' },

  receipt: lendingWords.receipt,
  day: plainWords.date,
  customer: lendingWords.customer,
  amount: { en: 'Amount,\u00A0Rs', ur: 'رقم،\u00A0Rs' },
  valid: lendingWords.valid,
  isReversed: lendingWords.reversed,

  record: lendingWords.recordPayment,
  reverse: lendingWords.requestReversal,

  noMatchText: {
    en: 'Choose other dates, another branch or method, or see this whole month.',
    ur: 'دوسری تاریخیں، برانچ یا طریقہ چنیے، یا یہ پورا مہینہ دیکھیے۔',
  },
  emptyTitle: { en: 'No payments in this period', ur: 'اس مدت میں کوئی ادائیگی نہیں' },
  emptyText: {
    en: 'Payments that are recorded at the branches appear here at once. Choose other days to look further back.',
    ur: 'برانچوں میں درج ہونے والی ادائیگیاں فوراً یہاں آ جاتی ہیں۔ پہلے کی ادائیگیوں کے لیے دوسری تاریخیں چنیے۔',
  },
} as const satisfies Record<string, Phrase>;

export const stateNames = {
  all: plainWords.all,
  valid: messages.valid,
  reversed: messages.isReversed,
} as const satisfies Record<string, Phrase>;

export const paymentsText: Phrase<(payments: number) => string> = {
  en: (payments) => `${formatCount(payments)} ${countNoun(payments, 'payment', 'payments')}`,
  ur: (payments) => `${formatCount(payments)} ${payments === 1 ? 'ادائیگی' : 'ادائیگیاں'}`,
};

export const refundsText: Phrase<(refunds: number) => string> = {
  en: (refunds) => `${formatCount(refunds)} ${countNoun(refunds, 'refund', 'refunds')}`,
  ur: (refunds) => `${formatCount(refunds)} ${refunds === 1 ? 'واپسی' : 'واپسیاں'}`,
};

export const shownOf: Phrase<(shown: number, total: number | null) => string> = {
  en: (shown, total) =>
    total === null
      ? `${formatCount(shown)} shown of more than 10,000`
      : `${formatCount(shown)} of ${formatCount(total)} ${countNoun(total, 'entry', 'entries')} shown`,
  ur: (shown, total) =>
    total === null
      ? `10,000 سے زیادہ میں سے ${formatCount(shown)} اندراجات`
      : `کل ${formatCount(total)} میں سے ${formatCount(shown)} ${shown === 1 ? 'اندراج' : 'اندراجات'}`,
};
