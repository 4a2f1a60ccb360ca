import type { Phrase } from '#domain/language.ts';

export const messages = {
  close: { en: 'Close', ur: 'بند کریں' },
  cancel: { en: 'Cancel', ur: 'رہنے دیں' },
  wait: { en: 'Please wait...', ur: 'انتظار کیجیے...' },
  reason: { en: 'Reason', ur: 'وجہ' },
  reasonMissing: { en: 'Enter a reason', ur: 'وجہ لکھیے' },
  password: { en: 'Current password', ur: 'موجودہ پاس ورڈ' },
  passwordMissing: { en: 'Enter your password', ur: 'اپنا پاس ورڈ لکھیے' },
  passwordHint: {
    en: 'Only you can do this, even at a screen left open.',
    ur: 'یہ کام صرف آپ کر سکتے ہیں، خواہ اسکرین کھلی رہ جائے۔',
  },
  notices: { en: 'Messages', ur: 'پیغامات' },
} as const satisfies Record<string, Phrase>;
