import type { Phrase } from '#domain/language.ts';

export const contactMessages = {
  whatsApp: { en: 'WhatsApp', ur: 'واٹس ایپ' },
  available: { en: 'Available 24/7', ur: 'ہر وقت دستیاب (\u206624/7\u2069)' },
  email: { en: 'Email support', ur: 'ای میل' },
  response: { en: 'Response within 24 hours', ur: '24 گھنٹے کے اندر جواب' },
  officeHours: { en: 'Office hours', ur: 'دفتری اوقات' },
  withoutScript: {
    en: 'This form needs JavaScript, which is off in your browser. Please call, write on WhatsApp or send an e-mail: the numbers stand on this page.',
    ur: 'اس فارم کے لیے جاوا اسکرپٹ درکار ہے جو آپ کے براؤزر میں بند ہے۔ براہِ کرم کال کیجیے، واٹس ایپ یا ای میل پر لکھیے: نمبر اسی صفحے پر موجود ہیں۔',
  },
} as const satisfies Record<string, Phrase>;
