import type { Phrase } from '#domain/language.ts';
import { countNoun, formatCount } from '#web/format/count.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { lendingWords } from '../../ground/labels/lending-words.messages.ts';

export const messages = {
  print: { en: 'Print', ur: 'پرنٹ کریں' },
  record: lendingWords.recordPayment,
  totals: { en: 'What I received today, by method', ur: 'آج کی میری وصولی، طریقۂ ادائیگی کے لحاظ سے' },
  toDeposit: { en: 'Cash to deposit', ur: 'جمع کرانے والی نقد رقم' },
  list: { en: 'Everything I recorded today', ur: 'آج کے میرے تمام اندراجات' },
  customer: lendingWords.customer,
  time: plainWords.time,
  amount: plainWords.amountRupees,
  method: lendingWords.method,
  receipt: lendingWords.receipt,
  state: plainWords.status,
  counts: lendingWords.valid,
  isReversed: lendingWords.reversed,
  failed: { en: 'Your day could not be opened', ur: 'آج کا حساب نہیں کھل سکا' },
  emptyTitle: { en: 'Nothing recorded yet today', ur: 'آج ابھی تک کچھ درج نہیں ہوا' },
  emptyText: {
    en: 'Every payment that you record appears here with its receipt, and the cash to deposit is totalled.',
    ur: 'آپ کی درج کی ہوئی ہر ادائیگی رسید کے ساتھ یہاں آ جاتی ہے، اور شام کو جمع کرانے والی نقد رقم کا میزان بنتا جاتا ہے۔',
  },
  inTheBooks: lendingWords.entryInTheBooks,
  given: { en: 'Deposited by', ur: 'جمع کنندہ' },
  taken: lendingWords.receivedBy,
  help: {
    en: 'What you received and gave back yourself, from midnight to midnight.',
    ur: 'جو رقم آپ نے خود وصول کی یا واپس دی، پچھلی رات بارہ بجے سے آج رات بارہ بجے تک۔',
  },
} as const satisfies Record<string, Phrase>;

export const entriesText: Phrase<(entries: number) => string> = {
  en: (entries) => `${formatCount(entries)} ${countNoun(entries, 'entry', 'entries')}`,
  ur: (entries) => `${formatCount(entries)} ${entries === 1 ? 'اندراج' : 'اندراجات'}`,
};

export const givenBackText: Phrase<(amount: string) => string> = {
  en: (amount) => `after ${amount} refunded`,
  ur: (amount) => `${amount} واپس کرنے کے بعد`,
};
