import type { Phrase } from '#domain/language.ts';
import { countNoun } from '#web/format/count.ts';

export const messages = {
  title: { en: 'Welcome back', ur: 'خوش آمدید' },
  lead: { en: 'Sign in to your Asaan Qist account', ur: 'اپنے آسان قسط اکاؤنٹ میں سائن اِن کیجیے' },
  signIn: { en: 'Sign in', ur: 'سائن اِن' },
  signingIn: { en: 'Signing in...', ur: 'سائن اِن ہو رہا ہے...' },
  identifier: { en: 'Phone or email', ur: 'فون یا ای میل' },
  password: { en: 'Password', ur: 'پاس ورڈ' },
  identifierRequired: { en: 'Phone or email is required', ur: 'فون یا ای میل لکھنا ضروری ہے' },
  passwordRequired: { en: 'Password is required', ur: 'پاس ورڈ لکھنا ضروری ہے' },
  show: { en: 'Show', ur: 'دکھائیں' },
  hide: { en: 'Hide', ur: 'چھپائیں' },
  notSignedIn: { en: 'You are not signed in', ur: 'سائن اِن نہیں ہو سکا' },
  samples: { en: 'Sample sign-ins', ur: 'نمونے کے اکاؤنٹ' },
  fill: { en: 'Fill', ur: 'بھریں' },
} as const satisfies Record<string, Phrase>;

export const correctFields: Phrase<(count: number) => string> = {
  en: (count) => `Please correct ${count} ${countNoun(count, 'field', 'fields')}`,
  ur: (count) => `براہِ کرم ${count} ${count === 1 ? 'خانہ' : 'خانے'} درست کیجیے`,
};

export const fillAs: Phrase<(role: string) => string> = {
  en: (role) => `Fill in the ${role} sign-in`,
  ur: (role) => `${role} کی معلومات بھریں`,
};
