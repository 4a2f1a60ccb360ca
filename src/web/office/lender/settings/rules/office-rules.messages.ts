import { chartAccountNames } from '#contract/lending/labels/book-names.messages.ts';
import type { Phrase } from '#domain/language.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { lendingWords } from '#web/office/lending/ground/labels/lending-words.messages.ts';
import { officeRuleLabels } from '../../ground/office-rule-labels.messages.ts';

export const messages = {
  saved: { en: 'Saved. The rules apply from now on.', ur: 'محفوظ ہو گیا۔ یہ قواعد اب سے لاگو ہیں۔' },
  contact: { en: 'Contact hours', ur: 'رابطے کے اوقات' },
  contactLead: {
    en: 'When customers may be called or messaged. At other times a reason must be given.',
    ur: 'صارفین کو کال کرنے یا پیغام بھیجنے کے اوقات۔ کسی اور وقت رابطہ کیا جائے تو وجہ پوچھی جاتی ہے۔',
  },
  guarantorHint: {
    en: 'From 7 to 365 days. Until then guarantors’ phone numbers are hidden on late agreements.',
    ur: '\u20667\u2069 سے \u2066365\u2069 دن۔ اس سے پہلے تاخیر والے معاہدے کے ساتھ ضامن کا فون نہیں دکھایا جاتا۔',
  },
  agreements: lendingWords.agreements,
  agreementsLead: {
    en: 'How many guarantors an agreement needs before it is submitted. Only a superadmin can submit it with fewer, with a reason.',
    ur: 'معاہدہ جمع کرانے سے پہلے کتنے لوگ صارف کے ضامن ہوں۔ کم ضامنوں کے ساتھ صرف سپر ایڈمن وجہ لکھ کر جمع کرا سکتے ہیں۔',
  },
  guarantorsHint: { en: 'From 0 to 5', ur: '\u20660\u2069 سے \u20665\u2069' },
  burden: { en: 'Installments against income', ur: 'آمدنی کے مقابلے میں اقساط' },
  burdenLead: {
    en: 'All installments of a customer in a month, against the family’s income. From the first share the approver is warned; from the second the agreement is submitted only with a reason.',
    ur: 'صارف کی ایک ماہ کی تمام اقساط، خاندان کی آمدنی کے مقابلے میں۔ پہلی حد سے منظوری دینے والے کو تنبیہ نظر آتی ہے؛ دوسری حد سے معاہدہ وجہ لکھے بغیر جمع نہیں ہوتا۔',
  },
  burdenHint: { en: 'From 10 to 100 %', ur: '\u206610\u2069 سے \u2066100\u2069 فیصد' },
  exposure: { en: 'Limits of exposure', ur: 'کل ذمہ داری کی حدیں' },
  exposureLead: {
    en: 'What is outstanding together with the new agreement. Beyond a limit the agreement is submitted only with a reason, and the approver confirms the figures. Empty means no limit.',
    ur: 'تمام بقایا، نئے معاہدے کی رقم سمیت۔ حد سے زیادہ ہو تو معاہدہ وجہ لکھے بغیر جمع نہیں ہوتا، اور منظوری دینے والے کو اعداد کی تصدیق کرنا ہوتی ہے۔ خانہ خالی ہو تو کوئی حد نہیں۔',
  },
  householdHint: {
    en: 'Customers with the same address or phone, or who are each other’s guarantors',
    ur: 'وہ صارفین جن کا پتہ یا فون ایک ہو، یا جو ایک دوسرے کے ضامن ہوں',
  },
  guarantorLimitHint: { en: 'From 1 to 100', ur: '\u20661\u2069 سے \u2066100\u2069' },
  overpayments: { en: 'Overpayments', ur: 'زائد ادائیگیاں' },
  overpaymentsLead: {
    en: 'Superadmins get a notice at once when a payment leaves more than this many installments overpaid.',
    ur: 'جب کسی ادائیگی سے اتنی قسطوں سے بھی زیادہ رقم زائد ہو جائے تو سپر ایڈمن کو فوراً اطلاع ملتی ہے۔',
  },
  overpaymentsHint: { en: 'From 1 to 12', ur: '\u20661\u2069 سے \u206612\u2069' },
  expenses: chartAccountNames.expenses,
  expensesLead: {
    en: 'What a branch pays from its cash drawer without a picture of the bill. A larger expense needs one.',
    ur: 'برانچ بل کی تصویر کے بغیر اپنی کیش دراز سے کتنی رقم دے سکتی ہے۔ اس سے بڑے خرچ کے ساتھ تصویر لازم ہے۔',
  },
  cashLimits: { en: 'Limits of cash', ur: 'نقد کی حدیں' },
  cashLimitsLead: {
    en: 'From 80 % of a limit, the person, the custodian and superadmins get a notice. No payment is ever refused for it. Empty means no limit.',
    ur: 'حد کے 80 فیصد سے متعلقہ فرد، تحویل دار اور سپر ایڈمن کو اطلاع ملتی ہے۔ اس وجہ سے کوئی ادائیگی کبھی رد نہیں ہوتی۔ خانہ خالی ہو تو کوئی حد نہیں۔',
  },
  safety: { en: 'Idle time', ur: 'خودکار سائن آؤٹ' },
  safetyLead: {
    en: 'An unattended computer is signed out automatically.',
    ur: 'کمپیوٹر کچھ دیر استعمال نہ ہو تو دفتر کا صفحہ خود سائن آؤٹ ہو جاتا ہے۔',
  },
  idleHint: { en: 'From 5 to 60 minutes', ur: '\u20665\u2069 سے \u206660\u2069 منٹ' },
  customers: { en: 'Customers’ sign-in', ur: 'صارفین کا سائن اِن' },
  customersLead: {
    en: 'A customer who loses the phone can only be let in again by two people of the office.',
    ur: 'جس صارف کا فون کھو جائے، اسے دفتر کے دو افراد ہی دوبارہ سائن اِن کرا سکتے ہیں۔',
  },
  twoStepHint: {
    en: 'Customers who already use it keep it.',
    ur: 'جو صارف اسے پہلے سے استعمال کر رہے ہیں، ان کے لیے یہ بدستور چلتا رہے گا۔',
  },
  newEmployees: { en: 'New employees', ur: 'نئے ملازمین' },
  newEmployeesLead: {
    en: 'Defaults in the form for a new employee.',
    ur: 'نئے ملازم کے فارم میں پہلے سے کیا لکھا ہو۔',
  },
  daysHint: { en: 'From 0 to 90 days', ur: '\u20660\u2069 سے \u206690\u2069 دن' },
  designationsLead: {
    en: 'Job titles of employees. A renamed title changes everywhere; a title in use cannot be removed.',
    ur: 'ملازمین کن عہدوں پر رکھے جاتے ہیں۔ نام بدلیں تو ہر جگہ نیا نام نظر آئے گا؛ جس عہدے پر کوئی ملازم ہو، وہ ہٹایا نہیں جا سکتا۔',
  },
  headMailsLead: {
    en: 'These addresses get the state of the audit once a day. Choose ones that nobody at the lender can delete from: the mails show later if the books were rewritten.',
    ur: 'ان پتوں پر دن میں ایک بار آڈٹ ریکارڈ کی حالت بھیجی جاتی ہے۔ ایسے پتے چنیے جن سے ادارے کا کوئی فرد ای میل مٹا نہ سکے: بعد میں کھاتے بدلے گئے تو انہی سے پتا چلے گا۔',
  },
  addHeadMail: { en: 'Add an address', ur: 'پتہ شامل کریں' },
  addDesignation: { en: 'Add a designation', ur: 'عہدہ شامل کریں' },
} as const satisfies Record<string, Phrase>;

/** The names of the fields, beside them and in the error summary. */
export const labels = {
  ...officeRuleLabels,
  'headMails.*': { en: 'Address', ur: 'پتہ' },
  'headMails.*.email': { en: 'Email', ur: 'ای میل' },
  'designations.*': { en: 'Designation', ur: 'عہدہ' },
  'designations.*.id': { en: 'Designation', ur: 'عہدہ' },
  'designations.*.name': plainWords.name,
} as const satisfies Record<string, Phrase>;
