import type { Phrase } from '#domain/language.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';

export const messages = {
  lead: {
    en: 'Who you are here, and how you sign in.',
    ur: 'یہاں آپ کی پہچان، اور سائن اِن کا طریقہ۔',
  },
  notLoaded: { en: 'Your profile could not be opened', ur: 'آپ کا پروفائل نہیں کھل سکا' },

  account: plainWords.account,
  accountLead: {
    en: 'Your name as others see it, and your email.',
    ur: 'آپ کا نام، جیسا دوسروں کو نظر آتا ہے، اور آپ کی ای میل۔',
  },
  phone: plainWords.phone,
  phoneHint: {
    en: 'Your branch knows you by this number, so only the branch can change it.',
    ur: 'برانچ آپ کو اسی سے پہچانتی ہے، اس لیے اسے برانچ ہی تبدیل کرتی ہے۔',
  },
  noPhone: { en: 'Not recorded', ur: 'درج نہیں' },
  emailHint: { en: 'Optional', ur: 'اختیاری' },
  languageHint: {
    en: 'For these pages and for the messages we send you.',
    ur: 'ان صفحوں کے لیے اور ان پیغامات کے لیے جو ہم آپ کو بھیجتے ہیں۔',
  },
  currentPasswordForEmail: {
    en: 'Needed to change the email, because a link for a new password can be sent to it.',
    ur: 'ای میل تبدیل کرنے کے لیے ضروری ہے، کیونکہ نیا پاس ورڈ اسی پر منگوایا جا سکتا ہے۔',
  },
  save: { en: 'Save', ur: 'محفوظ کریں' },
  saving: plainWords.saving,
  notSaved: plainWords.nothingSaved,
  saved: plainWords.saved,

  password: { en: 'Password', ur: 'پاس ورڈ' },
  passwordLead: {
    en: 'Changing it signs you out everywhere else.',
    ur: 'اسے تبدیل کرنے سے آپ باقی ہر جگہ سے سائن آؤٹ ہو جاتے ہیں۔',
  },
  newPasswordHint: {
    en: 'At least 8 characters. A few words are easy to remember.',
    ur: 'کم از کم 8 حروف۔ چند الفاظ یاد رکھنا آسان ہوتا ہے۔',
  },
  changePassword: { en: 'Change password', ur: 'پاس ورڈ تبدیل کریں' },
  notChanged: { en: 'The password was not changed', ur: 'پاس ورڈ تبدیل نہیں ہوا' },
  changed: { en: 'Your password has been changed', ur: 'پاس ورڈ تبدیل ہو گیا' },
} as const satisfies Record<string, Phrase>;

export const labels = {
  fullName: { en: 'Full name', ur: 'پورا نام' },
  email: plainWords.email,
  currentPassword: { en: 'Current password', ur: 'موجودہ پاس ورڈ' },
  language: plainWords.language,
} as const satisfies Record<string, Phrase>;

export const passwordLabels = {
  currentPassword: labels.currentPassword,
  newPassword: { en: 'New password', ur: 'نیا پاس ورڈ' },
} as const satisfies Record<string, Phrase>;
