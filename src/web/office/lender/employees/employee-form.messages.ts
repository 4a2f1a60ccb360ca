import type { Phrase } from '#domain/language.ts';
import { labels as proofLabels } from '#web/office/kit/form/question/question.messages.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { employeeLabels } from '../ground/employee-labels.messages.ts';
import { reassignTo } from './reassign.messages.ts';

export const messages = {
  newLead: {
    en: 'After saving you will get a one-time code. With it, the employee sets their own password.',
    ur: 'محفوظ کرنے پر آپ کو ایک بار استعمال ہونے والا کوڈ ملے گا۔ ملازم اسی سے اپنا پاس ورڈ خود رکھیں گے۔',
  },
  newNotOpened: { en: 'The form could not be opened', ur: 'فارم نہیں کھل سکا' },
  create: { en: 'Add employee', ur: 'ملازم شامل کریں' },
  loadError: { en: 'The employee could not be opened', ur: 'ملازم کی معلومات نہیں کھل سکیں' },
  saved: plainWords.saved,

  person: { en: 'Personal details', ur: 'ذاتی معلومات' },
  personLead: {
    en: 'Who they are. They sign in with the phone or the email; changing either signs them out everywhere.',
    ur: 'ملازم کی پہچان۔ سائن اِن فون یا ای میل سے ہوتا ہے؛ ان میں سے کوئی بدلے تو وہ ہر جگہ سے سائن آؤٹ ہو جاتے ہیں۔',
  },
  work: { en: 'Work', ur: 'ملازمت' },
  workLead: { en: 'Their branch and position.', ur: 'کس برانچ میں اور کس عہدے پر کام کرتے ہیں۔' },
  limits: { en: 'Limits', ur: 'حدود' },
  limitsLead: {
    en: 'What they can record without approval.',
    ur: 'منظوری کے بغیر کیا درج کر سکتے ہیں۔',
  },
  rights: { en: 'Rights', ur: 'اختیارات' },
  rightsLead: {
    en: 'What they see and decide in the office.',
    ur: 'دفتر میں کیا دیکھ سکتے ہیں اور کون سے فیصلے کر سکتے ہیں۔',
  },
  cnicStays: { en: 'Leave empty to keep the one on record', ur: 'خالی چھوڑنے پر درج شدہ نمبر برقرار رہے گا' },
  noDesignation: plainWords.none,
  chooseBranch: { en: 'Choose a branch', ur: 'برانچ چنیں' },
  backDatingHint: {
    en: 'How many days back a payment may be dated. 0 means today only.',
    ur: 'ادائیگی کتنے دن پہلے تک کی تاریخ میں درج ہو سکتی ہے۔ 0 کا مطلب ہے صرف آج۔',
  },
  mayRecordHint: {
    en: 'They can receive money from customers and give receipts.',
    ur: 'صارفین سے رقم وصول کر کے رسید دے سکتے ہیں۔',
  },
  unknownLinesHint: {
    en: 'They see bank lines without a known customer, of all branches, and set lines aside.',
    ur: 'تمام برانچوں کی وہ بینک سطریں دیکھ سکتے ہیں جن کا صارف معلوم نہیں، اور سطریں الگ رکھ سکتے ہیں۔',
  },
  handCashHint: { en: 'Empty: the limit of the office rules', ur: 'خالی: دفتری قواعد کی حد' },
  reversalLimit: {
    en: 'Every reversal needs the approval of a second person.',
    ur: 'اندراج کی ہر منسوخی کے لیے دوسرے شخص کی منظوری ضروری ہے۔',
  },
  decisions: { en: 'Decisions at their branch', ur: 'اپنی برانچ کے فیصلے' },
  decisionsLead: {
    en: 'The largest request of a colleague that they may decide. 0 means none. Never their own, and never about a related person.',
    ur: 'ساتھیوں کی کتنی بڑی درخواست کا فیصلہ کر سکتے ہیں۔ 0 کا مطلب ہے کسی کا نہیں۔ اپنی درخواست اور اپنے قریبی لوگوں کے معاملے کا فیصلہ کبھی نہیں کر سکتے۔',
  },
  agreementLimitHint: { en: 'The price of the agreement.', ur: 'معاہدے کی قیمت۔' },
  backDatingLimitHint: {
    en: 'How many days back a colleague may date money, with their approval.',
    ur: 'ساتھی ان کی منظوری سے رقم کتنے دن پہلے کی تاریخ میں درج کر سکتے ہیں۔',
  },
  rescheduleHint: {
    en: 'New dates for installments, and taking them back.',
    ur: 'قسطوں کی نئی تاریخیں، اور انہیں واپس لینا۔',
  },
} as const satisfies Record<string, Phrase>;

/** The names of the fields, beside them and in the error summary. */
export const labels = {
  ...employeeLabels,
  successorId: reassignTo,
  ...proofLabels,
} as const satisfies Record<string, Phrase>;

export const roleHints = {
  superadmin: {
    en: 'Sees every branch, decides requests, manages employees and settings.',
    ur: 'تمام برانچیں دیکھتے ہیں، درخواستوں کے فیصلے کرتے ہیں، ملازمین اور ترتیبات سنبھالتے ہیں۔',
  },
  employee: {
    en: 'Works with the customers and requests of their own branch.',
    ur: 'اپنی برانچ کے صارفین اور درخواستوں کا کام کرتے ہیں۔',
  },
} as const satisfies Record<string, Phrase>;
