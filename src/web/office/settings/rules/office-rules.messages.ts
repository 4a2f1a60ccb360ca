import type { Phrase } from '#domain/language.ts';

export const messages = {
  saved: { en: 'Saved. It holds from the next step on.', ur: 'محفوظ ہو گیا۔ اگلے قدم سے لاگو ہے۔' },
  contact: { en: 'Contact hours', ur: 'رابطے کے اوقات' },
  contactLead: {
    en: 'When customers may be called and messaged. Outside them a reason is asked for.',
    ur: 'صارفین سے کب رابطہ ہو سکتا ہے۔ ان کے علاوہ وجہ پوچھی جاتی ہے۔',
  },
  safety: { en: 'Idle time', ur: 'بے عملی کا وقت' },
  safetyLead: {
    en: 'An unattended desk signs itself out.',
    ur: 'جس میز پر کوئی نہ ہو وہ خود سائن آؤٹ ہو جاتی ہے۔',
  },
  idleHint: { en: 'From 5 to 60 minutes', ur: '\u20665\u2069 سے \u206660\u2069 منٹ' },
  newEmployees: { en: 'New employees', ur: 'نئے ملازمین' },
  newEmployeesLead: {
    en: 'What the form of a new employee proposes.',
    ur: 'نئے ملازم کے فارم میں کیا تجویز ہو۔',
  },
  daysHint: { en: 'From 0 to 90 days', ur: '\u20660\u2069 سے \u206690\u2069 دن' },
} as const satisfies Record<string, Phrase>;

export const labels = {
  'contactHours.opensAt': { en: 'From', ur: 'آغاز' },
  'contactHours.closesAt': { en: 'Until', ur: 'اختتام' },
  staffIdleMinutes: { en: 'Sign out after, in minutes', ur: 'سائن آؤٹ سے پہلے کا وقت، منٹ میں' },
  newEmployeeBackDatingDays: { en: 'Furthest back-dating, in days', ur: 'پچھلی تاریخ کی حد، دنوں میں' },
} as const satisfies Record<string, Phrase>;
