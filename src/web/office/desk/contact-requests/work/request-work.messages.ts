import type { Phrase } from '#domain/language.ts';
import { formatCount } from '#web/format/count.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { lendingWords } from '#web/office/lending/ground/labels/lending-words.messages.ts';
import { deskWords } from '../../ground/desk-words.messages.ts';

export const messages = {
  logContact: lendingWords.logContact,
  channel: lendingWords.contactedVia,
  result: plainWords.result,
  note: plainWords.notes,
  outsideHoursReason: lendingWords.outsideHoursReason,
  choose: plainWords.choose,
  saving: plainWords.saving,
  cancel: plainWords.cancel,
  notSaved: plainWords.nothingSaved,
  logged: { en: 'Contact logged', ur: 'رابطہ درج ہو گیا' },
  saveAndNext: plainWords.saveAndNext,
  saved: plainWords.saved,
  bookVisit: { en: 'Book visit', ur: 'ملاقات طے کریں' },
  moveVisit: { en: 'Move visit', ur: 'ملاقات کا وقت بدلیں' },
  cancelVisit: { en: 'Cancel visit', ur: 'ملاقات منسوخ کریں' },
  day: plainWords.date,
  hour: plainWords.time,
  address: plainWords.address,
  close: { en: 'Close with reason', ur: 'وجہ کے ساتھ بند کریں' },
  reason: plainWords.reason,
  reopen: { en: 'Reopen', ur: 'دوبارہ کھولیں' },
  addNote: { en: 'Add note', ur: 'نوٹ لکھیں' },
  assign: deskWords.assign,
  assignee: deskWords.assignee,
  merge: { en: 'Merge into one', ur: 'یکجا کریں' },
  mergeText: {
    en: 'One request stays, with the whole timeline and the earliest promise that is still open. They cannot be separated again.',
    ur: 'ایک ہی درخواست رہ جائے گی، جس میں ساری کارروائی ہوگی اور رابطے کا وہ وعدہ جس کا وقت سب سے پہلے ختم ہوتا ہے۔ انہیں دوبارہ الگ نہیں کیا جا سکتا۔',
  },
  merged: { en: 'The requests were merged', ur: 'درخواستیں یکجا کر دی گئیں' },
  handBack: { en: 'Return to queue', ur: 'فہرست میں واپس بھیجیں' },
} as const satisfies Record<string, Phrase>;

/** The question before the open requests of one phone are merged. */
export const mergeQuestion: Phrase<(count: number) => string> = {
  en: (count) => `Merge these ${formatCount(count)} requests into one?`,
  ur: (count) => `کیا ان ${formatCount(count)} درخواستوں کو یکجا کیا جائے؟`,
};
