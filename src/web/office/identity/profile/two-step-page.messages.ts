import type { Phrase } from '#domain/language.ts';

export const messages = {
  lead: {
    en: 'Your account opens everything: names, CNICs and money.',
    ur: 'آپ کا اکاؤنٹ سب کچھ کھولتا ہے: نام، شناختی کارڈ نمبر اور رقم۔',
  },
  how: { en: 'How this works', ur: 'یہ کیسے کام کرتا ہے' },
  once: { en: 'Three minutes, once', ur: 'صرف ایک بار، تین منٹ' },
  install: {
    en: 'Install an authenticator app on your phone, such as Google Authenticator or Aegis.',
    ur: 'اپنے فون پر کوئی تصدیقی ایپ لگائیے، جیسے \u2066Google Authenticator\u2069 یا \u2066Aegis\u2069۔',
  },
  scan: {
    en: 'Scan the code that this page shows. The app needs no internet after that.',
    ur: 'اس صفحے پر دکھایا گیا کوڈ اسکین کیجیے۔ اس کے بعد ایپ کو انٹرنیٹ کی ضرورت نہیں۔',
  },
  type: {
    en: 'At each sign-in, type the six digits that the app shows. They change every 30 seconds.',
    ur: 'ہر بار سائن اِن کرتے وقت ایپ کے دکھائے ہوئے چھ ہندسے لکھیے۔ یہ ہر 30 سیکنڈ میں بدلتے ہیں۔',
  },
  openOffice: { en: 'Open the office', ur: 'دفتر کھولیں' },
  later: { en: 'Begin without it', ur: 'ابھی اس کے بغیر شروع کریں' },
} as const satisfies Record<string, Phrase>;

export const neededBy: Phrase<(day: string) => string> = {
  en: (day) => `It has to be on by ${day}. Until then this page opens at each sign-in.`,
  ur: (day) => `اسے ${day} تک فعال کرنا لازمی ہے۔ تب تک ہر سائن اِن پر یہی صفحہ کھلے گا۔`,
};
