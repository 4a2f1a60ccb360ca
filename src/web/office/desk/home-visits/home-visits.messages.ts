import type { Phrase } from '#domain/language.ts';

export const messages = {
  notOpened: { en: 'The visits could not be loaded', ur: 'ملاقاتوں کی فہرست نہیں کھل سکی' },
  title: { en: 'Home visits', ur: 'گھر پر ملاقاتیں' },
  nobody: { en: 'No home visit is booked for this day.', ur: 'اس دن گھر پر کوئی ملاقات طے نہیں۔' },
  day: { en: 'Date', ur: 'تاریخ' },
  branch: { en: 'Branch', ur: 'برانچ' },
  hour: { en: 'Time', ur: 'وقت' },
  visitor: { en: 'Visitor', ur: 'درخواست گزار' },
  address: { en: 'Address and notes', ur: 'پتہ اور تفصیل' },
  goes: { en: 'Who goes', ur: 'کون جائے گا' },
  result: { en: 'Result', ur: 'نتیجہ' },
  made: { en: 'Visited', ur: 'ملاقات ہو گئی' },
  nobodyHome: { en: 'No one home', ur: 'گھر پر کوئی نہ تھا' },
} as const satisfies Record<string, Phrase>;
