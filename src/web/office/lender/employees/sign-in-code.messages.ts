import type { Phrase } from '#domain/language.ts';

export const messages = {
  openEmployee: { en: 'View employee', ur: 'ملازم کی معلومات دیکھیں' },
  noPassword: {
    en: 'They have not set a password yet. A new code replaces the previous one.',
    ur: 'ابھی پاس ورڈ نہیں رکھا گیا۔ نیا کوڈ بنتے ہی پچھلا ختم ہو جائے گا۔',
  },
  forgotten: {
    en: 'If they forgot their password, issue a one-time code. They enter it on the sign-in page with a new password.',
    ur: 'پاس ورڈ بھول جائیں تو ایک بار استعمال ہونے والا کوڈ جاری کیجیے۔ وہ اسے نئے پاس ورڈ کے ساتھ سائن اِن کے صفحے پر لکھیں گے۔',
  },
} as const satisfies Record<string, Phrase>;

export const isReady: Phrase<(name: string) => string> = {
  en: (name) => `${name} has been added`,
  ur: (name) => `${name} کا اندراج ہو گیا`,
};
