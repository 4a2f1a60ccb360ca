import type { Phrase } from '#domain/language.ts';
import { countNoun, formatCount } from '#web/format/count.ts';

export const messages = {
  print: { en: 'Print', ur: 'پرنٹ کریں' },
  record: { en: 'Record payment', ur: 'ادائیگی درج کریں' },
  totals: { en: 'What I received today, by method', ur: 'آج کی میری وصولی، طریقۂ ادائیگی کے لحاظ سے' },
  toDeposit: { en: 'Cash to deposit', ur: 'جمع کرانے والی نقد رقم' },
  list: { en: 'Everything I recorded today', ur: 'آج کے میرے تمام اندراجات' },
  customer: { en: 'Customer', ur: 'صارف' },
  time: { en: 'Time', ur: 'وقت' },
  amount: { en: 'Amount, Rs', ur: 'رقم، Rs' },
  method: { en: 'Method', ur: 'طریقۂ ادائیگی' },
  receipt: { en: 'Receipt', ur: 'رسید' },
  state: { en: 'Status', ur: 'حالت' },
  counts: { en: 'Valid', ur: 'درست' },
  isReversed: { en: 'Reversed', ur: 'منسوخ' },
  failed: { en: 'Your day could not be opened', ur: 'آج کا حساب نہیں کھل سکا' },
  emptyTitle: { en: 'Nothing recorded yet today', ur: 'آج ابھی تک کچھ درج نہیں ہوا' },
  emptyText: {
    en: 'Every payment that you record appears here with its receipt, and the cash to deposit is totalled.',
    ur: 'آپ کی درج کی ہوئی ہر ادائیگی رسید کے ساتھ یہاں آ جاتی ہے، اور شام کو جمع کرانے والی نقد رقم کا میزان بنتا جاتا ہے۔',
  },
  given: { en: 'Deposited by', ur: 'جمع کنندہ' },
  taken: { en: 'Received by', ur: 'وصول کنندہ' },
} as const satisfies Record<string, Phrase>;

export const leadText: Phrase<(day: string) => string> = {
  en: (day) => `${day}. What you received and gave back yourself, from midnight to midnight.`,
  ur: (day) => `${day}۔ جو رقم آپ نے خود وصول کی یا واپس دی، پچھلی رات بارہ بجے سے آج رات بارہ بجے تک۔`,
};

export const entriesText: Phrase<(entries: number) => string> = {
  en: (entries) => `${formatCount(entries)} ${countNoun(entries, 'entry', 'entries')}`,
  ur: (entries) => `${formatCount(entries)} ${entries === 1 ? 'اندراج' : 'اندراجات'}`,
};

export const givenBackText: Phrase<(amount: string) => string> = {
  en: (amount) => `after ${amount} refunded`,
  ur: (amount) => `${amount} واپس کرنے کے بعد`,
};
