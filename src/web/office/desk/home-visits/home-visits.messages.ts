import type { Phrase } from '#domain/language.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { lendingWords } from '#web/office/lending/ground/labels/lending-words.messages.ts';
import { deskWords } from '../ground/desk-words.messages.ts';

export const messages = {
  notOpened: { en: 'The visits could not be loaded', ur: 'ملاقاتوں کی فہرست نہیں کھل سکی' },
  title: { en: 'Home visits', ur: 'گھر پر ملاقاتیں' },
  nobody: { en: 'No home visit is booked for this day.', ur: 'اس دن گھر پر کوئی ملاقات طے نہیں۔' },
  day: plainWords.date,
  branch: lendingWords.branch,
  hour: plainWords.time,
  visitor: deskWords.visitor,
  address: { en: 'Address and notes', ur: 'پتہ اور تفصیل' },
  goes: { en: 'Who goes', ur: 'کون جائے گا' },
  result: plainWords.result,
  made: { en: 'Visited', ur: 'ملاقات ہو گئی' },
  nobodyHome: { en: 'No one home', ur: 'گھر پر کوئی نہ تھا' },
} as const satisfies Record<string, Phrase>;
