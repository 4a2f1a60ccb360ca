import type { Phrase } from '#domain/language.ts';

export const messages = {
  title: { en: 'Welcome', ur: 'خوش آمدید' },
  lead: {
    en: 'Your account is ready. One step is left before you can see your installments here.',
    ur: 'آپ کا اکاؤنٹ تیار ہے۔ اپنی قسطیں یہاں دیکھنے میں بس ایک مرحلہ باقی ہے۔',
  },
  bring: {
    en: 'Take your CNIC to your branch.',
    ur: 'اپنا شناختی کارڈ لے کر اپنی برانچ جائیے۔',
  },
  branches: { en: 'Find a branch', ur: 'برانچ دیکھیں' },
  ask: {
    en: 'Ask there for an activation code. It links this account to your record.',
    ur: 'وہاں سے ایکٹیویشن کوڈ لیجیے۔ اسی سے یہ اکاؤنٹ آپ کے ریکارڈ سے جڑتا ہے۔',
  },
  type: { en: 'Enter the code here.', ur: 'وہ کوڈ یہاں لکھیے۔' },
  code: { en: 'Activation code', ur: 'ایکٹیویشن کوڈ' },
  link: { en: 'Link my account', ur: 'اکاؤنٹ جوڑیں' },
  linking: { en: 'Linking…', ur: 'جوڑا جا رہا ہے…' },
  already: {
    en: 'If you already have an account with this phone number or email, sign out and sign in to that one. If you forgot its password, ask your branch for a code.',
    ur: 'اگر اس فون یا ای میل سے آپ کا اکاؤنٹ پہلے سے ہے تو سائن آؤٹ کر کے اسی میں سائن اِن کیجیے۔ اس کا پاس ورڈ یاد نہ ہو تو برانچ سے کوڈ لیجیے۔',
  },
  notLinked: { en: 'The account is not linked yet', ur: 'اکاؤنٹ ابھی نہیں جڑا' },
} as const satisfies Record<string, Phrase>;
