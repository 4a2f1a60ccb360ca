import type { Phrase } from '#domain/language.ts';

export const messages = {
  or: { en: 'or', ur: 'یا' },
  google: { en: 'Continue with Google', ur: 'گوگل کے ذریعے سائن اِن کریں' },
  samples: { en: 'Sample sign-ins', ur: 'نمونے کے اکاؤنٹ' },
  fill: { en: 'Fill', ur: 'بھریں' },
} as const satisfies Record<string, Phrase>;

export const fillAs: Phrase<(role: string) => string> = {
  en: (role) => `Fill in the ${role} sign-in`,
  ur: (role) => `${role} کی معلومات بھریں`,
};
