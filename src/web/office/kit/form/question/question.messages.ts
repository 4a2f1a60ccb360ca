import type { Phrase } from '#domain/language.ts';

export const messages = {
  cancel: { en: 'Cancel', ur: 'رہنے دیں' },
  notDone: { en: 'It could not be done', ur: 'یہ نہیں ہو سکا' },
  passwordHint: {
    en: 'Only you can do this, even at a screen left open.',
    ur: 'یہ کام صرف آپ کر سکتے ہیں، خواہ اسکرین کھلی رہ جائے۔',
  },
} as const satisfies Record<string, Phrase>;

export const labels = {
  reason: { en: 'Reason', ur: 'وجہ' },
  currentPassword: { en: 'Current password', ur: 'موجودہ پاس ورڈ' },
} as const satisfies Record<string, Phrase>;
