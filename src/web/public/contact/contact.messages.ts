import type { Phrase } from '#domain/language.ts';

export const contactMessages = {
  whatsApp: { en: 'WhatsApp', ur: 'واٹس ایپ' },
  available: { en: 'Available 24/7', ur: 'ہر وقت دستیاب (\u206624/7\u2069)' },
  email: { en: 'Email support', ur: 'ای میل سے رابطہ' },
  response: { en: 'Response within 24 hours', ur: '24 گھنٹے کے اندر جواب' },
  officeHours: { en: 'Office hours', ur: 'دفتری اوقات' },
  withoutScript: {
    en: 'This form needs JavaScript, which is off in your browser. Please call, write on WhatsApp or send an email instead.',
    ur: 'آپ کے براؤزر میں جاوا اسکرپٹ بند ہے، اس لیے یہ فارم نہیں کھل سکتا۔ کال کیجیے، واٹس ایپ پر لکھیے یا ای میل بھیجیے: نمبر اور ای میل اسی صفحے پر ہیں۔',
  },
} as const satisfies Record<string, Phrase>;
