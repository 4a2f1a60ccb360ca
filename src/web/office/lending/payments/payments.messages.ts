import type { Phrase } from '#domain/language.ts';
import { countNoun, formatCount } from '#web/format/count.ts';

export const messages = {
  lead: {
    en: 'All payments received, by the date they count for.',
    ur: 'صارفین سے وصول ہونے والا ہر روپیہ، اس دن کے حساب سے جس میں شمار ہوا۔',
  },
  from: { en: 'From', ur: 'کس تاریخ سے' },
  until: { en: 'Until', ur: 'کس تاریخ تک' },
  branch: { en: 'Branch', ur: 'برانچ' },
  method: { en: 'Method', ur: 'طریقۂ ادائیگی' },
  officer: { en: 'Received by', ur: 'وصول کنندہ' },
  byState: { en: 'Status', ur: 'حالت' },

  totals: { en: 'Totals', ur: 'مجموعی میزان' },
  received: { en: 'Received', ur: 'وصول شدہ' },
  reversed: { en: 'Reversed', ur: 'منسوخ' },
  total: { en: 'Net', ur: 'خالص وصولی' },
  byMethod: { en: 'By method', ur: 'طریقے کے لحاظ سے' },

  receipt: { en: 'Receipt', ur: 'رسید' },
  day: { en: 'Date', ur: 'تاریخ' },
  customer: { en: 'Customer', ur: 'صارف' },
  amount: { en: 'Amount,\u00A0Rs', ur: 'رقم،\u00A0Rs' },
  valid: { en: 'Valid', ur: 'درست' },
  isReversed: { en: 'Reversed', ur: 'منسوخ' },

  record: { en: 'Record payment', ur: 'ادائیگی درج کریں' },
  mistake: { en: 'Reversal', ur: 'منسوخی' },
  reverse: { en: 'Request a reversal', ur: 'منسوخی کی درخواست' },

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
  all: { en: 'All', ur: 'تمام' },
  valid: messages.valid,
  reversed: messages.isReversed,
} as const satisfies Record<string, Phrase>;

export const paymentsText: Phrase<(payments: number) => string> = {
  en: (payments) => `${formatCount(payments)} ${countNoun(payments, 'payment', 'payments')}`,
  ur: (payments) => `${formatCount(payments)} ${payments === 1 ? 'ادائیگی' : 'ادائیگیاں'}`,
};

export const shownOf: Phrase<(shown: number, total: number | null) => string> = {
  en: (shown, total) =>
    total === null
      ? `${formatCount(shown)} shown of more than 10,000`
      : `${formatCount(shown)} of ${formatCount(total)} ${countNoun(total, 'payment', 'payments')} shown`,
  ur: (shown, total) =>
    total === null
      ? `10,000 سے زیادہ میں سے ${formatCount(shown)} ادائیگیاں`
      : `کل ${formatCount(total)} میں سے ${formatCount(shown)} ${shown === 1 ? 'ادائیگی' : 'ادائیگیاں'}`,
};
