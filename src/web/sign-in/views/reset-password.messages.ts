import type { Phrase } from '#domain/language.ts';

export const messages = {
  title: { en: 'Set a new password', ur: 'نیا پاس ورڈ رکھیں' },
  mailLead: {
    en: 'We will send a link to your account’s email',
    ur: 'ہم آپ کے اکاؤنٹ کی ای میل پر ایک لنک بھیجیں گے',
  },
  mailLink: { en: 'Send the link', ur: 'لنک بھیجیں' },
  mailing: { en: 'Sending…', ur: 'بھیجا جا رہا ہے…' },
  notMailed: { en: 'No link was sent', ur: 'لنک نہیں بھیجا جا سکا' },
  mailed: { en: 'Check your email', ur: 'اپنی ای میل دیکھیے' },
  mailedLead: {
    en: 'If this account exists and has an email, we have sent it a link for a new password. The link works once, within one hour.',
    ur: 'اگر ایسا اکاؤنٹ ہے اور اس میں ای میل درج ہے تو نئے پاس ورڈ کا لنک بھیج دیا گیا ہے۔ یہ لنک ایک ہی بار اور صرف ایک گھنٹے تک کام کرے گا۔',
  },
  noEmail: { en: 'No email?', ur: 'ای میل نہیں ہے؟' },
  useCode: { en: 'Use a code from your branch', ur: 'برانچ سے ملا کوڈ استعمال کریں' },
  codeLead: {
    en: 'Ask your branch for a one-time code, in person or by phone. Enter it here with your new password.',
    ur: 'برانچ جا کر یا فون پر ایک بار استعمال ہونے والا کوڈ لیجیے، اور نئے پاس ورڈ کے ساتھ یہاں لکھیے۔',
  },
  code: { en: 'Code from the branch', ur: 'برانچ سے ملا کوڈ' },
  linkLead: {
    en: 'It takes effect at once, and you will be signed out everywhere.',
    ur: 'اب سے یہی پاس ورڈ چلے گا۔ آپ ہر جگہ سے سائن آؤٹ ہو جائیں گے۔',
  },
  saved: { en: 'Your new password is set', ur: 'نیا پاس ورڈ محفوظ ہو گیا' },
  savedLead: {
    en: 'You have been signed out everywhere. Sign in with the new password.',
    ur: 'آپ جہاں جہاں سائن اِن تھے وہاں سے سائن آؤٹ ہو گئے ہیں۔ نئے پاس ورڈ سے سائن اِن کیجیے۔',
  },
} as const satisfies Record<string, Phrase>;
