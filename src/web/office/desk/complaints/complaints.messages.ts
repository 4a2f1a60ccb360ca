import type { Phrase } from '#domain/language.ts';
import { countNoun, formatCount } from '#web/format/count.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { deskWords } from '../ground/desk-words.messages.ts';

export const messages = {
  help: {
    en: 'Nobody sees a complaint about themselves. What may be about anybody in a branch is seen only by superadmins until they give it to somebody.',
    ur: 'کوئی اپنے بارے میں شکایت نہیں دیکھتا۔ جو شکایت برانچ کے کسی بھی فرد کے بارے میں ہو سکتی ہو، وہ سپرد ہونے تک صرف سپر ایڈمن دیکھتے ہیں۔',
  },
  byPart: { en: 'Complaints by state', ur: 'حالت کے لحاظ سے شکایات' },
  number: { en: 'Complaint number', ur: 'شکایت نمبر' },
  kind: { en: 'Kind', ur: 'نوعیت' },
  complainant: { en: 'Complainant', ur: 'شکایت کرنے والا' },
  nameHidden: { en: 'Name withheld', ur: 'نام پوشیدہ' },
  receivedOn: { en: 'Made on', ur: 'شکایت کی تاریخ' },
  due: { en: 'Deadline', ur: 'مہلت' },
  branch: { en: 'Branch', ur: 'برانچ' },
  handler: deskWords.handler,
  nobody: deskWords.unassigned,
  escalated: { en: 'With the executive', ur: 'اعلیٰ عہدیدار کے پاس' },
  reopened: { en: 'Opened again', ur: 'دوبارہ کھلوائی گئی' },
  forHeadOffice: { en: 'Head office only', ur: 'صرف مرکزی دفتر' },
  emptyTitle: { en: 'No complaint here', ur: 'یہاں کوئی شکایت نہیں' },
  emptyText: {
    en: 'Complaints from the site, from customers, from the desk and from the phone come here.',
    ur: 'ویب سائٹ، صارفین، برانچ اور فون کی شکایات یہاں آتی ہیں۔',
  },
  noMatchText: { en: 'No complaint fits these filters.', ur: 'ان فلٹروں کے مطابق کوئی شکایت نہیں۔' },
  notOpened: { en: 'The complaint could not be opened', ur: 'شکایت نہیں کھل سکی' },
  written: { en: 'What was written', ur: 'جو لکھا گیا' },
  writtenLead: { en: 'In the complainant’s own words.', ur: 'شکایت کرنے والے کے اپنے الفاظ میں۔' },
  complainantLead: {
    en: 'The phone is for questions. The answer is read under the code.',
    ur: 'فون سوال پوچھنے کے لیے ہے۔ جواب کوڈ سے پڑھا جاتا ہے۔',
  },
  facts: { en: 'About the complaint', ur: 'شکایت کے بارے میں' },
  payments: { en: 'Payments it is about', ur: 'متعلقہ ادائیگیاں' },
  history: { en: 'History', ur: 'مراحل' },
  source: { en: 'Came by', ur: 'کہاں سے آئی' },
  enteredBy: { en: 'Taken down by', ur: 'لکھنے والا' },
  phone: plainWords.phone,
  gender: { en: 'Gender', ur: 'جنس' },
  language: plainWords.language,
  aboutName: { en: 'Person named by the complainant', ur: 'شکایت میں لکھا گیا نام' },
  about: { en: 'Person concerned', ur: 'متعلقہ شخص' },
  receiptNumber: { en: 'Number on the receipt', ur: 'رسید کا نمبر' },
  firstWord: { en: 'First word by', ur: 'پہلی اطلاع کب تک' },
  answerBy: { en: 'Answer by', ur: 'جواب کب تک' },
  executiveAfter: { en: 'To the executive after', ur: 'اعلیٰ عہدیدار کو کب کے بعد' },
  customer: { en: 'Customer', ur: 'صارف' },
  take: { en: 'Take', ur: 'اپنے ذمے لیں' },
  assign: deskWords.assign,
  name: { en: 'Name the person concerned', ur: 'متعلقہ شخص کا نام درج کریں' },
  link: { en: 'Link a payment', ur: 'ادائیگی منسلک کریں' },
  note: { en: 'Write a note', ur: 'نوٹ لکھنا' },
  answer: { en: 'Answer the complaint', ur: 'شکایت کا جواب' },
  giveAnswer: { en: 'Send the answer', ur: 'جواب بھیجیں' },
  noteField: plainWords.notes,
  notAsked: { en: 'Not asked', ur: 'نہیں پوچھا گیا' },
  choose: plainWords.choose,
  nobodyConcerned: { en: 'It is about nobody here', ur: 'یہاں کسی کے بارے میں نہیں' },
  saved: plainWords.saved,
  more: { en: 'More', ur: 'مزید' },
  text: { en: 'What happened?', ur: 'کیا ہوا؟' },
  fullName: plainWords.name,
  isNameHidden: { en: 'Do not tell the branch the name', ur: 'برانچ کو نام نہ بتایا جائے' },
  isMyNameHidden: { en: 'Do not tell the branch my name', ur: 'برانچ کو میرا نام نہ بتایا جائے' },
  newHelp: {
    en: 'Write down what the person says, in their words. They follow it by the code that you get.',
    ur: 'جو کہا جائے انہی کے الفاظ میں لکھیے۔ جو کوڈ ملے گا، شکایت اسی سے دیکھی جا سکے گی۔',
  },
  takeDown: { en: 'Put it on record', ur: 'شکایت درج کریں' },
  takenDown: { en: 'The complaint is on record', ur: 'شکایت درج ہو گئی' },
  giveCode: {
    en: 'Give the complainant this code. It is shown only here.',
    ur: 'یہ کوڈ شکایت کرنے والے کو دیجیے۔ یہ صرف یہیں دکھایا جاتا ہے۔',
  },
  code: { en: 'Code of the complaint', ur: 'شکایت کا کوڈ' },
  toRegister: { en: 'To the register', ur: 'رجسٹر دیکھیں' },
  mineHelp: {
    en: 'Whoever a complaint is about does not handle it.',
    ur: 'جس کے بارے میں شکایت ہو وہ اسے نہیں دیکھتا۔',
  },
  mineEmpty: { en: 'You have made no complaint', ur: 'آپ نے کوئی شکایت نہیں کی' },
  complain: { en: 'Make a complaint', ur: 'شکایت کریں' },
  follow: { en: 'Open', ur: 'کھولیں' },
  notSent: { en: 'The complaint was not sent', ur: 'شکایت نہیں بھیجی گئی' },
  sending: plainWords.saving,
} as const satisfies Record<string, Phrase>;

export const shownOf: Phrase<(shown: number, total: number | null) => string> = {
  en: (shown, total) =>
    total === null
      ? `${formatCount(shown)} of more than 10,000 complaints`
      : `${formatCount(shown)} of ${formatCount(total)} ${countNoun(total, 'complaint', 'complaints')}`,
  ur: (shown, total) =>
    total === null
      ? `10,000 سے زیادہ میں سے ${formatCount(shown)} شکایات`
      : `کل ${formatCount(total)} میں سے ${formatCount(shown)} شکایات`,
};

/** A handler's open complaints, to choose by. */
export const openOf: Phrase<(count: number) => string> = {
  en: (count) => `${formatCount(count)} open`,
  ur: (count) => `${formatCount(count)} باقی`,
};

/** The button that lets go of the chosen customer. */
export const someoneElse: Phrase<(name: string) => string> = {
  en: (name) => `Complaint of ${name}. Choose someone else`,
  ur: (name) => `شکایت از ${name}۔ کسی اور کو چنیں`,
};
