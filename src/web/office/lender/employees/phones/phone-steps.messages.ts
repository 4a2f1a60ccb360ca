import type { Phrase } from '#domain/language.ts';

export const messages = {
  revoke: { en: 'Revoke', ur: 'اجازت ختم کریں' },
  isRevoked: { en: 'The phone is revoked', ur: 'فون کی اجازت ختم ہو گئی' },
  revokeText: {
    en: 'It takes no more days along. What it still brings back is kept and waits for a decision. Its officer registers another phone.',
    ur: 'اب اس میں کوئی دن نہیں جائے گا۔ جو اس سے ابھی آئے گا وہ محفوظ رہے گا اور فیصلے کا منتظر ہو گا۔ افسر دوسرا فون درج کریں گے۔',
  },
} as const satisfies Record<string, Phrase>;

export const fieldPhone: Phrase<(code: string) => string> = {
  en: (code) => `Phone of the field book ${code}`,
  ur: (code) => `فیلڈ بُک کا فون \u2066${code}\u2069`,
};

export const registeredText: Phrase<(name: string, moment: string) => string> = {
  en: (name, moment) => `\u2068${name}\u2069, registered ${moment}.`,
  ur: (name, moment) => `\u2068${name}\u2069، اندراج: ${moment}۔`,
};

export const revokedText: Phrase<(name: string, moment: string) => string> = {
  en: (name, moment) => `\u2068${name}\u2069, revoked ${moment}.`,
  ur: (name, moment) => `\u2068${name}\u2069، اجازت ختم: ${moment}۔`,
};

export const revokePhone: Phrase<(code: string) => string> = {
  en: (code) => `Revoke ${code}?`,
  ur: (code) => `\u2066${code}\u2069 کی اجازت ختم کریں؟`,
};
