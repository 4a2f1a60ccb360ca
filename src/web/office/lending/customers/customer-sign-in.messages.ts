import type { Phrase } from '#domain/language.ts';

export const messages = {
  title: { en: 'Sign-in', ur: 'سائن اِن' },
  none: {
    en: 'This customer has no account yet. With an activation code they make one on the sign-in page.',
    ur: 'اس صارف کا ابھی کوئی اکاؤنٹ نہیں۔ ایکٹیویشن کوڈ سے وہ سائن اِن کے صفحے پر اکاؤنٹ بنا سکتے ہیں۔',
  },
  linked: {
    en: 'This customer has an account. If they forgot their password, issue a one-time code for a new one.',
    ur: 'اس صارف کا اکاؤنٹ موجود ہے۔ پاس ورڈ بھول جائیں تو نئے پاس ورڈ کے لیے ایک بار استعمال ہونے والا کوڈ جاری کیجیے۔',
  },
} as const satisfies Record<string, Phrase>;
