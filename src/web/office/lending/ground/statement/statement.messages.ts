import type { Phrase } from '#domain/language.ts';

export const title: Phrase = { en: 'Statement of account', ur: 'کھاتے کا گوشوارہ' };

export const messages = {
  outstanding: { en: 'Outstanding', ur: 'بقایا' },
  overpaid: { en: 'Overpaid: owed to the customer', ur: 'زائد ادائیگی: صارف کو دینی ہے' },
  writtenOff: { en: 'Written off', ur: 'خارج شدہ' },
  schedule: { en: 'Schedule, in rupees', ur: 'اقساط کا شیڈول، روپوں میں' },
  row: { en: '#', ur: '#' },
  dueOn: { en: 'Due on', ur: 'واجب ہونے کی تاریخ' },
  downPayment: { en: 'Down payment', ur: 'پیشگی ادائیگی' },
  amount: { en: 'Amount', ur: 'رقم' },
  paid: { en: 'Paid', ur: 'ادا شدہ' },
  paidOrWaived: { en: 'Paid or waived', ur: 'ادا یا معاف' },
  left: { en: 'Left', ur: 'باقی' },
  total: { en: 'Total', ur: 'میزان' },
  entries: { en: 'Entries, in rupees', ur: 'اندراجات، روپوں میں' },
  nothingYet: { en: 'Nothing is recorded yet.', ur: 'ابھی کچھ درج نہیں۔' },
  date: { en: 'Date', ur: 'تاریخ' },
  entry: { en: 'Entry', ur: 'اندراج' },
  receipt: { en: 'Receipt', ur: 'رسید' },
  balance: { en: 'Outstanding', ur: 'بقایا' },
  moved: { en: 'moved', ur: 'منتقل' },
  reversed: { en: 'reversed', ur: 'منسوخ' },
} as const satisfies Record<string, Phrase>;

/** The day it was printed. */
export const onDay: Phrase<(day: string) => string> = {
  en: (day) => `As of ${day}`,
  ur: (day) => `بتاریخ ${day}`,
};
