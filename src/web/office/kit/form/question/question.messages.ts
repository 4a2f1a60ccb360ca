import type { Phrase } from '#domain/language.ts';

export const messages = {
  cancel: { en: 'Cancel', ur: 'رہنے دیں' },
  notDone: { en: 'This could not be done', ur: 'یہ نہیں ہو سکا' },
  passwordHint: {
    en: 'Your password confirms that it is you, not someone at a screen left open.',
    ur: 'پاس ورڈ اس لیے کہ کھلی چھوڑی ہوئی اسکرین سے کوئی اور یہ کام نہ کر سکے۔',
  },
} as const satisfies Record<string, Phrase>;

export const labels = {
  reason: { en: 'Reason', ur: 'وجہ' },
  currentPassword: { en: 'Current password', ur: 'موجودہ پاس ورڈ' },
} as const satisfies Record<string, Phrase>;
