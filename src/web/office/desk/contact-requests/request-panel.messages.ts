import type { Phrase } from '#domain/language.ts';

export const messages = {
  next: { en: 'Next request', ur: 'اگلی درخواست' },
  contactWithin: { en: 'Contact within', ur: 'رابطے کا باقی وقت' },
  overdueBy: { en: 'Overdue by', ur: 'تاخیر' },
  promisedUntil: { en: 'Promised until', ur: 'وعدے کی حد' },
  meterStart: { en: 'received', ur: 'موصول' },
  outsideHours: { en: 'Contact outside the contact hours?', ur: 'رابطے کے اوقات کے علاوہ رابطہ؟' },
  outsideHoursText: {
    en: 'The reason is kept in the audit. Visitors are called and messaged in these hours:',
    ur: 'وجہ آڈٹ ریکارڈ میں محفوظ ہوگی۔ کال اور پیغام ان اوقات میں کیے جاتے ہیں:',
  },
  contactAnyway: { en: 'Contact anyway', ur: 'پھر بھی رابطہ کریں' },
  call: { en: 'Call', ur: 'کال' },
  whatsApp: { en: 'WhatsApp', ur: 'واٹس ایپ' },
  email: { en: 'Email', ur: 'ای میل' },
  message: { en: 'Message', ur: 'پیغام' },
  notes: { en: 'Notes', ur: 'مزید تفصیل' },
  details: { en: 'Details', ur: 'تفصیل' },
  phone: { en: 'Phone', ur: 'فون' },
  address: { en: 'Address', ur: 'پتہ' },
  wantsVisit: { en: 'Wants a visit', ur: 'گھر پر ملاقات چاہتے ہیں' },
  service: { en: 'Service', ur: 'سہولت' },
  status: { en: 'Status', ur: 'کیفیت' },
  wroteIn: { en: 'Language', ur: 'زبان' },
  english: { en: 'English', ur: 'انگریزی' },
  urdu: { en: 'Urdu', ur: 'اردو' },
  anyDay: { en: 'any day', ur: 'کسی بھی دن' },
  errorTitle: { en: 'The request could not be opened', ur: 'درخواست نہیں کھل سکی' },
} as const satisfies Record<string, Phrase>;

export const receivedAt: Phrase<(moment: string) => string> = {
  en: (moment) => `Received: ${moment}`,
  ur: (moment) => `موصول: ${moment}`,
};

export const hoursMark: Phrase<(hours: number) => string> = {
  en: (hours) => `${hours} h`,
  ur: (hours) => `${hours} گھنٹے`,
};
