import type { Phrase } from '#domain/language.ts';

/** Messages beside the fields of sign-up, profile and password. */
export const identityFieldMessages = {
  password_too_short: {
    en: 'Use at least 8 characters. A few words are easier to remember than symbols.',
    ur: 'کم از کم 8 حروف لکھیے۔ چند الفاظ علامتوں سے زیادہ آسانی سے یاد رہتے ہیں۔',
  },
  password_too_common: {
    en: 'Many people use this password, so it is easy to guess. Choose another one.',
    ur: 'یہ پاس ورڈ بہت لوگ استعمال کرتے ہیں، اس لیے سب سے پہلے آزمایا جاتا ہے۔ کوئی اور چنیے۔',
  },
  password_is_personal: {
    en: 'A name, phone number or email is too easy to guess. Choose another password.',
    ur: 'نام، فون یا ای میل کا اندازہ فوراً ہو جاتا ہے۔ کوئی اور پاس ورڈ چنیے۔',
  },
  password_of_lender: {
    en: 'The lender’s name, a branch or a role is easy to guess, with digits too. Choose another password.',
    ur: 'ادارے، برانچ یا عہدے کے نام کا اندازہ ہندسوں کے ساتھ بھی آسانی سے ہو جاتا ہے۔ کوئی اور پاس ورڈ چنیے۔',
  },
  phone_taken: {
    en: 'An account with this phone number already exists. Sign in, or reset your password.',
    ur: 'اس فون نمبر سے اکاؤنٹ پہلے سے موجود ہے۔ سائن اِن کیجیے یا نیا پاس ورڈ حاصل کیجیے۔',
  },
  email_taken: {
    en: 'An account with this email already exists. Sign in, or use another email.',
    ur: 'اس ای میل سے اکاؤنٹ پہلے سے موجود ہے۔ سائن اِن کیجیے یا دوسری ای میل لکھیے۔',
  },
  code_required: { en: 'A code is required', ur: 'کوڈ لکھنا ضروری ہے' },
  current_password_required: {
    en: 'Your current password is required',
    ur: 'اس کے لیے موجودہ پاس ورڈ لکھنا ضروری ہے',
  },
} as const satisfies Record<string, Phrase>;
