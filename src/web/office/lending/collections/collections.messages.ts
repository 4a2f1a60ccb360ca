import type { Phrase } from '#domain/language.ts';

export const messages = {
  notLoaded: { en: 'The agreement could not be opened', ur: 'معاہدہ نہیں کھل سکا' },
  sending: { en: 'Saving…', ur: 'محفوظ ہو رہا ہے…' },
  cancel: { en: 'Cancel', ur: 'رہنے دیں' },

  promise: { en: 'Record promise', ur: 'وعدہ درج کریں' },
  promiseRefused: { en: 'The promise was not recorded', ur: 'وعدہ درج نہیں ہوا' },
  promised: { en: 'Promise recorded', ur: 'وعدہ درج ہو گیا' },
  amount: { en: 'Amount', ur: 'رقم' },
  promisedFor: { en: 'Promised for', ur: 'وعدے کی تاریخ' },
  note: { en: 'Notes', ur: 'نوٹ' },

  contact: { en: 'Log contact', ur: 'رابطہ درج کریں' },
  contactRefused: { en: 'The contact was not logged', ur: 'رابطہ درج نہیں ہوا' },
  logged: { en: 'Contact logged', ur: 'رابطہ درج ہو گیا' },
  reach: { en: 'Call or write', ur: 'کال یا پیغام' },
  whichText: { en: 'Message', ur: 'پیغام' },
  reachedPerson: { en: 'Person contacted', ur: 'کس سے رابطہ' },
  channel: { en: 'Contacted via', ur: 'رابطے کا ذریعہ' },
  result: { en: 'Result', ur: 'نتیجہ' },
  choose: { en: 'Choose a result', ur: 'نتیجہ چنیں' },
  outsideHoursReason: { en: 'Reason for contacting outside hours', ur: 'اوقات سے باہر رابطے کی وجہ' },
} as const satisfies Record<string, Phrase>;
