import type { Phrase } from '#domain/language.ts';
import { formatCount } from '#web/format/count.ts';

export const messages = {
  logContact: { en: 'Log contact', ur: 'رابطہ درج کریں' },
  channel: { en: 'Contacted via', ur: 'رابطے کا ذریعہ' },
  result: { en: 'Result', ur: 'نتیجہ' },
  note: { en: 'Notes', ur: 'نوٹ' },
  outsideHoursReason: { en: 'Reason for contacting outside hours', ur: 'اوقات سے باہر رابطے کی وجہ' },
  choose: { en: 'Choose', ur: 'چنیں' },
  saving: { en: 'Saving…', ur: 'محفوظ ہو رہا ہے…' },
  cancel: { en: 'Cancel', ur: 'رہنے دیں' },
  notSaved: { en: 'Nothing was saved', ur: 'کچھ محفوظ نہیں ہوا' },
  logged: { en: 'Contact logged', ur: 'رابطہ درج ہو گیا' },
  saved: { en: 'Saved', ur: 'محفوظ ہو گیا' },
  bookVisit: { en: 'Book visit', ur: 'ملاقات طے کریں' },
  moveVisit: { en: 'Move visit', ur: 'ملاقات کا وقت بدلیں' },
  cancelVisit: { en: 'Cancel visit', ur: 'ملاقات منسوخ کریں' },
  day: { en: 'Date', ur: 'تاریخ' },
  hour: { en: 'Time', ur: 'وقت' },
  close: { en: 'Close with reason', ur: 'وجہ کے ساتھ بند کریں' },
  reason: { en: 'Reason', ur: 'وجہ' },
  reopen: { en: 'Reopen', ur: 'دوبارہ کھولیں' },
  addNote: { en: 'Add note', ur: 'نوٹ لکھیں' },
  assign: { en: 'Assign', ur: 'سپرد کریں' },
  assignee: { en: 'Assignee', ur: 'ذمہ دار' },
  merge: { en: 'Merge into one', ur: 'یکجا کریں' },
  mergeText: {
    en: 'One request stays, with the whole timeline and the earliest promise that is still open. They cannot be separated again.',
    ur: 'ایک ہی درخواست رہ جائے گی، جس میں ساری کارروائی ہوگی اور رابطے کا وہ وعدہ جس کا وقت سب سے پہلے ختم ہوتا ہے۔ انہیں دوبارہ الگ نہیں کیا جا سکتا۔',
  },
  merged: { en: 'The requests were merged', ur: 'درخواستیں یکجا کر دی گئیں' },
  handBack: { en: 'Return to queue', ur: 'فہرست میں واپس بھیجیں' },
} as const satisfies Record<string, Phrase>;

/** The question before the open requests of one phone become one. */
export const mergeQuestion: Phrase<(count: number) => string> = {
  en: (count) => `Merge these ${formatCount(count)} requests into one?`,
  ur: (count) => `کیا ان ${formatCount(count)} درخواستوں کو یکجا کیا جائے؟`,
};
