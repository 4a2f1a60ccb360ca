import { complaintErrors } from '#contract/errors/complaint-errors.ts';
import type { Phrase } from '#domain/language.ts';

export const complaintMessages = {
  title: { en: 'Complaint', ur: 'شکایت' },
  lead: {
    en: 'Tell us what went wrong. Whoever it is about does not handle it.',
    ur: 'بتائیے کیا غلط ہوا۔ جس کے بارے میں شکایت ہے وہ اسے نہیں دیکھتا۔',
  },
  about: { en: 'What is it about?', ur: 'کس بارے میں ہے؟' },
  what: { en: 'What happened?', ur: 'کیا ہوا؟' },
  phone: { en: 'Phone number', ur: 'فون نمبر' },
  toAnswer: { en: 'to answer you', ur: 'جواب کے لیے' },
  isNameHidden: { en: 'Do not tell the branch my name', ur: 'برانچ کو میرا نام نہ بتایا جائے' },
  more: { en: 'More, if you like', ur: 'مزید، اگر آپ چاہیں' },
  fullName: { en: 'Name', ur: 'نام' },
  aboutName: { en: 'Name of the person it is about', ur: 'جس شخص کے بارے میں ہے اس کا نام' },
  receiptNumber: { en: 'Number on the receipt', ur: 'رسید کا نمبر' },
  branchCode: { en: 'Branch', ur: 'برانچ' },
  unknownBranch: { en: 'Not known', ur: 'معلوم نہیں' },
  gender: { en: 'You are', ur: 'آپ ہیں' },
  notSaid: { en: 'I would rather not say', ur: 'بتانا نہیں چاہتے' },
  male: { en: 'Male', ur: 'مرد' },
  female: { en: 'Female', ur: 'خاتون' },
  other: { en: 'Other', ur: 'دیگر' },
  forFigures: { en: 'Only for the regulator’s figures.', ur: 'صرف ریگولیٹر کے اعداد و شمار کے لیے۔' },
  send: { en: 'Send', ur: 'بھیجیں' },
  haveCode: {
    en: 'Sent a complaint before? Type its code.',
    ur: 'پہلے شکایت بھیج چکے ہیں؟ اس کا کوڈ لکھیے۔',
  },
  code: { en: 'Code', ur: 'کوڈ' },
  follow: { en: 'Follow', ur: 'دیکھیں' },
  otherWays: {
    en: 'Every branch takes a complaint down too, and so do we on the phone:',
    ur: 'شکایت ہر برانچ میں اور فون پر بھی لکھوائی جا سکتی ہے:',
  },
  regulator: {
    en: 'You may also turn to the regulator at any time:',
    ur: 'آپ کسی بھی وقت ریگولیٹر سے بھی رجوع کر سکتے ہیں:',
  },
  correct: {
    en: 'Not sent yet: please correct what is marked.',
    ur: 'ابھی نہیں بھیجی گئی: نشان زد خانے درست کیجیے۔',
  },
} as const satisfies Record<string, Phrase>;

/** The promise of the lender, in days. */
export const promised: Phrase<(days: { readonly first: number; readonly answer: number }) => string> = {
  en: ({ first, answer }) => `A first word within ${first} days, the answer within ${answer}.`,
  ur: ({ first, answer }) => `پہلی اطلاع ${first} دن کے اندر، جواب ${answer} دن کے اندر۔`,
};

export const trackedMessages = {
  yours: { en: 'Your complaint', ur: 'آپ کی شکایت' },
  steps: { en: 'How far your complaint is', ur: 'آپ کی شکایت کہاں تک پہنچی' },
  received: { en: 'It reached us', ur: 'ہمیں مل گئی' },
  branch: { en: 'With the branch', ur: 'برانچ کے پاس' },
  branchText: { en: 'Not with the person it is about.', ur: 'اس شخص کے پاس نہیں جس کے بارے میں ہے۔' },
  head_office: { en: 'With the head office', ur: 'مرکزی دفتر کے پاس' },
  headOfficeText: { en: 'Not with your branch.', ur: 'آپ کی برانچ کے پاس نہیں۔' },
  outside: { en: 'Not handled in our office', ur: 'ہمارے دفتر میں نہیں دیکھی جا رہی' },
  outsideText: {
    en: 'It is about the head of the office. Who hears it instead:',
    ur: 'یہ دفتر کے سربراہ کے بارے میں ہے۔ اسے یہ سنیں گے:',
  },
  outsideNobody: {
    en: 'It is about the head of the office. Please turn to the regulator.',
    ur: 'یہ دفتر کے سربراہ کے بارے میں ہے۔ براہِ کرم ریگولیٹر سے رجوع کیجیے۔',
  },
  wordsUsedUp: complaintErrors.complaint_words_used_up.text,
  lookedInto: { en: 'Looked into', ur: 'چھان بین' },
  answer: { en: 'Answer', ur: 'جواب' },
  late: { en: 'We are late.', ur: 'ہمیں دیر ہو گئی۔' },
  escalated: { en: 'It is now with the executive.', ur: 'اب یہ اعلیٰ عہدیدار کے پاس ہے۔' },
  youWrote: { en: 'You wrote', ur: 'آپ نے لکھا' },
  youAdded: { en: 'You added', ur: 'آپ نے مزید لکھا' },
  ourAnswer: { en: 'Our answer', ur: 'ہمارا جواب' },
  add: { en: 'Add something', ur: 'کچھ اور بتائیں' },
  reopen: { en: 'Not content? Open it once more', ur: 'مطمئن نہیں؟ ایک بار دوبارہ کھلوائیں' },
  words: { en: 'Your words', ur: 'آپ کی بات' },
  reopenNow: { en: 'Open again', ur: 'دوبارہ کھلوائیں' },
  once: {
    en: 'Not content with the answer? It can be opened once more. Nothing here is ever deleted.',
    ur: 'جواب سے مطمئن نہ ہوں تو ایک بار دوبارہ کھلوا سکتے ہیں۔ یہاں سے کچھ نہیں مٹایا جاتا۔',
  },
  yourCode: { en: 'Your code', ur: 'آپ کا کوڈ' },
  keepCode: {
    en: 'Note it down or take a picture: it opens this page, and nothing else does.',
    ur: 'اسے لکھ لیجیے یا تصویر لے لیجیے: یہ صفحہ اسی سے کھلتا ہے۔',
  },
  unknown: { en: 'No complaint has this code', ur: 'اس کوڈ کی کوئی شکایت نہیں' },
  unknownText: {
    en: 'Check the code. You got it with your complaint.',
    ur: 'کوڈ دوبارہ دیکھیے۔ یہ آپ کو شکایت کے ساتھ ملا تھا۔',
  },
  unavailable: { en: 'Your complaint could not be looked up', ur: 'آپ کی شکایت نہیں دیکھی جا سکی' },
  toForm: { en: 'Make a complaint', ur: 'شکایت کریں' },
} as const satisfies Record<string, Phrase>;

/** The last day of a step. */
export const by: Phrase<(day: string) => string> = { en: (day) => `by ${day}`, ur: (day) => `${day} تک` };
/** The first word, and its last day. */
export const firstWordBy: Phrase<(day: string) => string> = {
  en: (day) => `first word by ${day}`,
  ur: (day) => `پہلی اطلاع ${day} تک`,
};
