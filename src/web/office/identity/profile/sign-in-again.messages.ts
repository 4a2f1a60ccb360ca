import type { Phrase } from '#domain/language.ts';

export const messages = {
  title: { en: 'Your session has ended', ur: 'آپ کا سیشن ختم ہو گیا ہے' },
  lead: {
    en: 'What you have typed is still here. Sign in to continue.',
    ur: 'آپ نے جو کچھ لکھا ہے وہ یہیں موجود ہے۔ کام جاری رکھنے کے لیے سائن اِن کیجیے۔',
  },
  signIn: { en: 'Sign in', ur: 'سائن اِن' },
  signingIn: { en: 'Signing in…', ur: 'سائن اِن ہو رہا ہے…' },
  notSignedIn: { en: 'Could not sign you in', ur: 'سائن اِن نہیں ہو سکا' },
  leave: { en: 'Leave this page', ur: 'یہ صفحہ چھوڑ دیں' },
} as const satisfies Record<string, Phrase>;

export const labels = {
  identifier: { en: 'Phone or email', ur: 'فون یا ای میل' },
  password: { en: 'Password', ur: 'پاس ورڈ' },
  totpCode: { en: '6-digit code or recovery code', ur: 'چھ ہندسوں کا کوڈ یا بحالی کوڈ' },
} as const satisfies Record<string, Phrase>;
