import type { Phrase } from '#domain/language.ts';

export const messages = {
  status: { en: 'New agreements', ur: 'نئے معاہدے' },
  statusLead: {
    en: 'Whether the customer may begin one.',
    ur: 'کیا صارف نیا معاہدہ شروع کر سکتا ہے۔',
  },
  isBlocked: { en: 'This customer is blocked', ur: 'اس صارف پر پابندی عائد ہے' },
  isActive: { en: 'This customer is not blocked', ur: 'اس صارف پر کوئی پابندی نہیں' },
  blockedMeans: {
    en: 'A blocked customer begins no new agreement. Running agreements and payments go on.',
    ur: 'پابندی کے دوران نیا معاہدہ شروع نہیں ہوتا۔ جاری معاہدے اور ادائیگیاں چلتی رہتی ہیں۔',
  },
  block: { en: 'Block', ur: 'پابندی لگائیں' },
  unblock: { en: 'Unblock', ur: 'پابندی ہٹائیں' },
  reasonStays: {
    en: 'The reason goes on record with your name.',
    ur: 'وجہ آپ کے نام کے ساتھ درج ہوگی۔',
  },
} as const satisfies Record<string, Phrase>;

export const blockTitle: Phrase<(name: string) => string> = {
  en: (name) => `Block ${name}?`,
  ur: (name) => `${name} پر پابندی لگائیں؟`,
};

export const unblockTitle: Phrase<(name: string) => string> = {
  en: (name) => `Unblock ${name}?`,
  ur: (name) => `${name} سے پابندی ہٹائیں؟`,
};

export const blocked: Phrase<(name: string) => string> = {
  en: (name) => `${name} is blocked`,
  ur: (name) => `${name} پر پابندی لگ گئی`,
};

export const unblocked: Phrase<(name: string) => string> = {
  en: (name) => `${name} is no longer blocked`,
  ur: (name) => `${name} سے پابندی ہٹ گئی`,
};
