import type { Phrase } from '#domain/language.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { lendingWords } from '#web/office/lending/ground/labels/lending-words.messages.ts';

export const socialTitle: Phrase = { en: 'Social networks', ur: 'سوشل میڈیا' };
export const officeHoursTitle: Phrase = { en: 'Office hours', ur: 'دفتری اوقات' };

/** The names of the lender profile's fields, wherever one is shown. */
export const lenderLabels = {
  name: plainWords.name,
  licenceNumber: lendingWords.licenseNumber,
  copyrightYear: { en: 'Copyright year', ur: 'کاپی رائٹ کا سال' },
  phone: plainWords.phone,
  whatsApp: plainWords.whatsApp,
  email: plainWords.email,
  'social.facebook': { en: 'Facebook', ur: 'فیس بک' },
  'social.instagram': { en: 'Instagram', ur: 'انسٹاگرام' },
  'social.youtube': { en: 'YouTube', ur: 'یوٹیوب' },
  officeHours: officeHoursTitle,
} as const satisfies Record<string, Phrase>;

/** In the order of the days' numbers: 0 is Sunday. */
export const weekdayNames = [
  { en: 'Sunday', ur: 'اتوار' },
  { en: 'Monday', ur: 'پیر' },
  { en: 'Tuesday', ur: 'منگل' },
  { en: 'Wednesday', ur: 'بدھ' },
  { en: 'Thursday', ur: 'جمعرات' },
  { en: 'Friday', ur: 'جمعہ' },
  { en: 'Saturday', ur: 'ہفتہ' },
] as const satisfies Phrase[];
