import type { Phrase } from '#domain/language.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { lendingWords } from '../labels/lending-words.messages.ts';

export const title: Phrase = { en: 'Statement of account', ur: 'کھاتے کا گوشوارہ' };

export const messages = {
  outstanding: lendingWords.outstanding,
  overpaid: { en: 'Overpaid: owed to the customer', ur: 'زائد ادائیگی: صارف کو دینی ہے' },
  writtenOff: lendingWords.writtenOff,
  schedule: { en: 'Schedule, in rupees', ur: 'اقساط کا شیڈول، روپوں میں' },
  row: plainWords.number,
  dueOn: lendingWords.dueOn,
  downPayment: lendingWords.downPayment,
  amount: plainWords.amount,
  paid: lendingWords.paid,
  paidOrWaived: { en: 'Paid or waived', ur: 'ادا یا معاف' },
  left: lendingWords.left,
  total: plainWords.total,
  entries: { en: 'Entries, in rupees', ur: 'اندراجات، روپوں میں' },
  nothingYet: { en: 'Nothing is recorded yet.', ur: 'ابھی کچھ درج نہیں۔' },
  date: plainWords.date,
  entry: lendingWords.entry,
  receipt: lendingWords.receipt,
  balance: lendingWords.outstanding,
  moved: { en: 'moved', ur: 'منتقل' },
  broughtIn: lendingWords.broughtInMark,
  reversed: lendingWords.reversedMark,
} as const satisfies Record<string, Phrase>;

/** The day it was printed. */
export const onDay: Phrase<(day: string) => string> = {
  en: (day) => `As of ${day}`,
  ur: (day) => `بتاریخ ${day}`,
};
