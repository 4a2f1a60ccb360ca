import type { Phrase } from '#domain/language.ts';

/** The shared texts of the views that set a password. */
export const messages = {
  fullName: { en: 'Full name', ur: 'پورا نام' },
  phone: { en: 'Phone', ur: 'فون' },
  email: { en: 'Email (optional)', ur: 'ای میل (اختیاری)' },
  newPassword: { en: 'New password', ur: 'نیا پاس ورڈ' },
  passwordHint: {
    en: 'At least 8 characters. A few words are easy to remember.',
    ur: 'کم از کم 8 حروف۔ چند الفاظ یاد رکھنا آسان ہوتا ہے۔',
  },
  createAccount: { en: 'Create account', ur: 'اکاؤنٹ بنائیں' },
  creating: { en: 'Creating the account…', ur: 'اکاؤنٹ بن رہا ہے…' },
  notCreated: { en: 'The account was not created', ur: 'اکاؤنٹ نہیں بن سکا' },
  savePassword: { en: 'Save the new password', ur: 'نیا پاس ورڈ محفوظ کریں' },
  saving: { en: 'Saving…', ur: 'محفوظ ہو رہا ہے…' },
  notSaved: { en: 'The password was not changed', ur: 'پاس ورڈ تبدیل نہیں ہوا' },
  signIn: { en: 'Sign in', ur: 'سائن اِن' },
  backToSignIn: { en: 'Back to sign in', ur: 'واپس سائن اِن پر' },
} as const satisfies Record<string, Phrase>;
