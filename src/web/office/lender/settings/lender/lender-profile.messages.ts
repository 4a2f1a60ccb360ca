import type { Phrase } from '#domain/language.ts';

export const messages = {
  identity: { en: 'Identity', ur: 'پہچان' },
  identityLead: {
    en: 'On the site, in the office, on receipts and agreements.',
    ur: 'ویب سائٹ، دفتر، رسیدوں اور معاہدوں پر۔',
  },
  contact: { en: 'Contact', ur: 'رابطہ' },
  contactLead: { en: 'How families reach the lender.', ur: 'لوگ ادارے سے کیسے رابطہ کریں۔' },
  social: { en: 'Social networks', ur: 'سوشل میڈیا' },
  socialLead: {
    en: 'A network without a link has no icon on the site.',
    ur: 'جس کا لنک نہ ہو، اس کا نشان ویب سائٹ پر نہیں آتا۔',
  },
  hours: { en: 'Office hours', ur: 'دفتری اوقات' },
  hoursLead: {
    en: 'One line for the days with the same hours.',
    ur: 'ایک جیسے اوقات والے دنوں کے لیے ایک سطر۔',
  },
  addLine: { en: 'Add a line', ur: 'سطر شامل کریں' },
  chooseDay: { en: 'Choose', ur: 'چنیں' },
  sameDay: { en: 'Only that day', ur: 'صرف وہی دن' },
} as const satisfies Record<string, Phrase>;

/** Of a line of hours, where it is for several days. */
export const lastDay: Phrase = { en: 'To day', ur: 'آخری دن' };

/** In the order of the numbers that days have: 0 is Sunday. */
export const weekdayNames = [
  { en: 'Sunday', ur: 'اتوار' },
  { en: 'Monday', ur: 'پیر' },
  { en: 'Tuesday', ur: 'منگل' },
  { en: 'Wednesday', ur: 'بدھ' },
  { en: 'Thursday', ur: 'جمعرات' },
  { en: 'Friday', ur: 'جمعہ' },
  { en: 'Saturday', ur: 'ہفتہ' },
] as const satisfies Phrase[];

export const labels = {
  'name.en': { en: 'Name in English', ur: 'نام، انگریزی میں' },
  'name.ur': { en: 'Name in Urdu', ur: 'نام، اردو میں' },
  licenceNumber: { en: 'License number', ur: 'لائسنس نمبر' },
  copyrightYear: { en: 'Copyright year', ur: 'کاپی رائٹ کا سال' },
  phone: { en: 'Phone', ur: 'فون' },
  whatsApp: { en: 'WhatsApp', ur: 'واٹس ایپ' },
  email: { en: 'Email', ur: 'ای میل' },
  officeHours: messages.hours,
  'officeHours.*': { en: 'Line', ur: 'سطر' },
  'officeHours.*.weekdays': { en: 'From day', ur: 'پہلا دن' },
  'officeHours.*.days.en': { en: 'Days in English', ur: 'دن، انگریزی میں' },
  'officeHours.*.days.ur': { en: 'Days in Urdu', ur: 'دن، اردو میں' },
  'officeHours.*.opensAt': { en: 'Opens at', ur: 'کھلنے کا وقت' },
  'officeHours.*.closesAt': { en: 'Closes at', ur: 'بند ہونے کا وقت' },
  'social.facebook': { en: 'Facebook', ur: 'فیس بک' },
  'social.instagram': { en: 'Instagram', ur: 'انسٹاگرام' },
  'social.youtube': { en: 'YouTube', ur: 'یوٹیوب' },
} as const satisfies Record<string, Phrase>;
