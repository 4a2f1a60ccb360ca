import type { Phrase } from '#domain/language.ts';

export const messages = {
  title: { en: 'One more step', ur: 'ایک اور مرحلہ' },
  lead: {
    en: 'Enter the six digits your authenticator app shows now',
    ur: 'آپ کی تصدیقی ایپ اس وقت جو چھ ہندسے دکھا رہی ہے وہ لکھیے',
  },
  recoveryLead: {
    en: 'Enter one of the recovery codes you saved when you set this up. Each works once.',
    ur: 'اپنے بحالی کوڈ میں سے ایک لکھیے جو آپ نے شروع میں سنبھال کر رکھے تھے۔ ہر کوڈ ایک ہی بار چلتا ہے۔',
  },
  code: { en: '6-digit code', ur: 'چھ ہندسوں کا کوڈ' },
  recoveryCode: { en: 'Recovery code', ur: 'بحالی کوڈ' },
  codeRequired: { en: 'A code is required', ur: 'کوڈ لکھنا ضروری ہے' },
  useRecovery: { en: 'Use a recovery code', ur: 'بحالی کوڈ استعمال کریں' },
  useApp: { en: 'Use the authenticator app', ur: 'تصدیقی ایپ استعمال کریں' },
  googleTitle: { en: 'Continue with Google', ur: 'گوگل کے ذریعے سائن اِن کریں' },
  googleLead: { en: 'Signing in…', ur: 'سائن اِن ہو رہا ہے…' },
  googleNot: { en: 'Google sign-in did not work', ur: 'گوگل کے ذریعے سائن اِن نہیں ہو سکا' },
} as const satisfies Record<string, Phrase>;
