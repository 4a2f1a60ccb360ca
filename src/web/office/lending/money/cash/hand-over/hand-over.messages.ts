import type { Phrase } from '#domain/language.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { lendingWords } from '../../../ground/labels/lending-words.messages.ts';
import { messages as cash } from '../cash.messages.ts';

export const messages = {
  consistsOf: { en: 'What the stated amount consists of', ur: 'بتائی گئی رقم ان اندراجات سے بنتی ہے' },
  time: plainWords.time,
  customer: lendingWords.customer,
  receipt: lendingWords.receipt,
  amount: plainWords.amountRupees,
  carried: { en: 'From before', ur: 'پہلے سے موجود' },
  missing: { en: 'Reversed since', ur: 'بعد میں منسوخ' },
  ofAnotherBranch: { en: 'Of another branch', ur: 'کسی دوسری برانچ کا' },
  part: { en: 'A part of it', ur: 'اس کا ایک حصہ' },
  myCount: { en: 'My count', ur: 'میری گنتی' },
  counted: cash.counted,
  coins: cash.coins,
  notOpened: { en: 'The receipts could not be loaded', ur: 'رسیدوں کی فہرست نہیں کھل سکی' },
} as const satisfies Record<string, Phrase>;

export const inHandOf: Phrase<(name: string) => string> = {
  en: (name) => `In the hand of ${name}`,
  ur: (name) => `${name} کے پاس نقد`,
};

/** The moment after which a count cannot be changed. */
export const lockedAt: Phrase<(time: string) => string> = {
  en: (time) => `Locked at ${time}`,
  ur: (time) => `${time} پر پکی کی گئی`,
};
