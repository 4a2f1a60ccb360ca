import type { Phrase } from '#domain/language.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { lenderLabels } from '../../ground/lender-labels.messages.ts';

export const messages = {
  identity: plainWords.identity,
  identityLead: {
    en: 'On the site, in the office, on receipts and agreements.',
    ur: 'ویب سائٹ، دفتر، رسیدوں اور معاہدوں پر۔',
  },
  contact: plainWords.contact,
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
  chooseDay: plainWords.choose,
  sameDay: { en: 'Same day', ur: 'صرف وہی دن' },
} as const satisfies Record<string, Phrase>;

/** For a line of hours with several days. */
export const lastDay: Phrase = { en: 'Last day', ur: 'آخری دن' };

export const labels = {
  ...lenderLabels,
  'officeHours.*': plainWords.line,
  'officeHours.*.weekdays': { en: 'First day', ur: 'پہلا دن' },
  'officeHours.*.days': { en: 'Days', ur: 'دن' },
  'officeHours.*.opensAt': { en: 'Opens at', ur: 'کھلنے کا وقت' },
  'officeHours.*.closesAt': { en: 'Closes at', ur: 'بند ہونے کا وقت' },
} as const satisfies Record<string, Phrase>;
