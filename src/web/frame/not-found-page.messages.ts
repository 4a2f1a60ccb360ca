import type { Phrase } from '#domain/language.ts';

export const messages = {
  title: { en: 'This page was not found', ur: 'یہ صفحہ نہیں ملا' },
  text: {
    en: 'The address may be mistyped, the page may have moved, or it may belong to another account.',
    ur: 'ہو سکتا ہے پتہ غلط لکھا گیا ہو، صفحہ کہیں اور منتقل ہو گیا ہو، یا یہ کسی اور اکاؤنٹ کا ہو۔',
  },
  toDashboard: { en: 'Go to the dashboard', ur: 'ڈیش بورڈ پر جائیں' },
  signIn: { en: 'Sign in', ur: 'سائن اِن' },
  toSite: { en: 'Go to the website', ur: 'ویب سائٹ پر جائیں' },
} as const satisfies Record<string, Phrase>;
