import type { Phrase } from '#domain/language.ts';
import { lenderName } from '#web/ui/brand.messages.ts';

export const messages = {
  title: { en: 'Welcome back', ur: 'خوش آمدید' },
  lead: {
    en: `Sign in to your ${lenderName.en} account`,
    ur: `اپنے ${lenderName.ur} اکاؤنٹ میں سائن اِن کیجیے`,
  },
  signIn: { en: 'Sign in', ur: 'سائن اِن' },
  signingIn: { en: 'Signing in...', ur: 'سائن اِن ہو رہا ہے...' },
  identifierRequired: { en: 'Phone or email is required', ur: 'فون یا ای میل لکھنا ضروری ہے' },
  passwordRequired: { en: 'Password is required', ur: 'پاس ورڈ لکھنا ضروری ہے' },
  notSignedIn: { en: 'You are not signed in', ur: 'سائن اِن نہیں ہو سکا' },
  forgot: { en: 'Forgot password?', ur: 'پاس ورڈ بھول گئے؟' },
  newHere: { en: 'New here?', ur: 'پہلی بار آئے ہیں؟' },
  createAccount: { en: 'Create account', ur: 'نیا اکاؤنٹ بنائیں' },
} as const satisfies Record<string, Phrase>;
