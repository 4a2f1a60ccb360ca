import type { Phrase } from '#domain/language.ts';

export const messages = {
  title: { en: 'Welcome back', ur: 'دوبارہ خوش آمدید' },
  signIn: { en: 'Sign in', ur: 'سائن اِن' },
  signingIn: { en: 'Signing in…', ur: 'سائن اِن ہو رہا ہے…' },
  identifierRequired: { en: 'Phone or email is required', ur: 'فون یا ای میل لکھنا ضروری ہے' },
  passwordRequired: { en: 'Password is required', ur: 'پاس ورڈ لکھنا ضروری ہے' },
  notSignedIn: { en: 'Could not sign you in', ur: 'سائن اِن نہیں ہو سکا' },
  forgot: { en: 'Forgot password?', ur: 'پاس ورڈ بھول گئے؟' },
  newHere: { en: 'New here?', ur: 'پہلی بار آئے ہیں؟' },
  createAccount: { en: 'Create account', ur: 'اکاؤنٹ بنائیں' },
} as const satisfies Record<string, Phrase>;

/** The lender that one signs in at. */
export function leadOf(lender: Phrase): Phrase {
  return {
    en: `Sign in to your ${lender.en} account`,
    ur: `اپنے ${lender.ur} اکاؤنٹ میں سائن اِن کیجیے`,
  };
}
