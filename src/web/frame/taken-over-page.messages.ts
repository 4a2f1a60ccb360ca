import type { Phrase } from '#domain/language.ts';

export const messages = {
  title: { en: 'Someone else has signed in', ur: 'کوئی اور سائن اِن ہو گیا ہے' },
  text: {
    en: 'What was open here belonged to another account and has been closed.',
    ur: 'یہاں جو کچھ کھلا تھا وہ دوسرے اکاؤنٹ کا تھا، اس لیے بند کر دیا گیا ہے۔',
  },
  toDashboard: { en: 'Go to the dashboard', ur: 'ڈیش بورڈ پر جائیں' },
} as const satisfies Record<string, Phrase>;

export const nowSignedIn: Phrase<(name: string) => string> = {
  en: (name) => `This browser is now signed in as \u2068${name}\u2069.`,
  ur: (name) => `اس براؤزر میں اب \u2068${name}\u2069 سائن اِن ہیں۔`,
};
