import type { Phrase } from '#domain/language.ts';

export const messages = {
  title: { en: 'Your session has ended', ur: 'آپ کا سیشن ختم ہو گیا ہے' },
  lead: {
    en: 'What you have typed is still here. Sign in to continue.',
    ur: 'آپ نے جو کچھ لکھا ہے وہ یہیں موجود ہے۔ کام جاری رکھنے کے لیے سائن اِن کیجیے۔',
  },
  code: { en: '6-digit code or recovery code', ur: 'چھ ہندسوں کا کوڈ یا بحالی کوڈ' },
  leave: { en: 'Leave this page', ur: 'یہ صفحہ چھوڑ دیں' },
} as const satisfies Record<string, Phrase>;
