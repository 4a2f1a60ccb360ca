import type { Phrase } from '#domain/language.ts';
import { countNoun } from '#web/format/count.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';
import { identityWords } from '../../ground/identity-words.messages.ts';

export const messages = {
  title: identityWords.twoStepSignIn,
  lead: {
    en: 'After the password, a code from an app on your phone. A stolen password alone is not enough.',
    ur: 'پاس ورڈ کے بعد آپ کے فون کی ایپ کا ایک کوڈ۔ صرف پاس ورڈ چرا کر کوئی سائن اِن نہیں کر سکتا۔',
  },
  on: { en: 'It is on.', ur: 'یہ فعال ہے۔' },
  off: { en: 'It is off.', ur: 'یہ بند ہے۔' },
  offButNeeded: {
    en: 'It is off. Superadmins must turn it on, because their account has full access.',
    ur: 'یہ بند ہے۔ سپر ایڈمن کے لیے یہ لازمی ہے، کیونکہ اس اکاؤنٹ کی رسائی ہر چیز تک ہے۔',
  },
  setUp: { en: 'Set it up', ur: 'ابھی فعال کریں' },
  goOn: { en: 'Continue', ur: 'آگے بڑھیں' },
  wait: { en: 'One moment…', ur: 'ایک لمحہ…' },
  cancel: plainWords.cancel,
  notStarted: { en: 'Setup could not start', ur: 'یہ کام شروع نہیں ہو سکا' },
  scan: {
    en: 'Scan this with an authenticator app, such as Google Authenticator or Aegis.',
    ur: 'اسے کسی تصدیقی ایپ سے اسکین کیجیے، جیسے \u2066Google Authenticator\u2069 یا \u2066Aegis\u2069۔',
  },
  qrCode: { en: 'QR code for the authenticator app', ur: 'تصدیقی ایپ کے لیے کیو آر کوڈ' },
  orType: { en: 'Or enter this key in the app:', ur: 'یا یہ کلید ایپ میں لکھیے:' },
  code: { en: '6-digit code', ur: 'چھ ہندسوں کا کوڈ' },
  codeHint: { en: 'The code the app shows now', ur: 'جو ایپ اس وقت دکھا رہی ہے۔' },
  turnOn: { en: 'Turn on', ur: 'فعال کریں' },
  notTurnedOn: { en: 'It is not on yet', ur: 'یہ ابھی فعال نہیں ہوا' },
  turnOff: { en: 'Turn off', ur: 'بند کریں' },
  notTurnedOff: { en: 'It is still on', ur: 'یہ اب بھی فعال ہے' },
  codesTitle: { en: 'Your recovery codes', ur: 'آپ کے بحالی کوڈ' },
  codesLead: {
    en: 'Without your phone, you can sign in with one of these codes. Each works once. They are shown only now: keep them with your important papers.',
    ur: 'فون پاس نہ ہو تو ان میں سے کسی ایک کوڈ سے سائن اِن ہو سکتا ہے، ہر کوڈ سے ایک بار۔ یہ صرف ابھی دکھائے جا رہے ہیں: انہیں اپنے ضروری کاغذات کے ساتھ سنبھال کر رکھیے۔',
  },
  copy: { en: 'Copy', ur: 'کاپی کریں' },
  copied: { en: 'Copied', ur: 'کاپی ہو گیا' },
  download: { en: 'Download', ur: 'ڈاؤن لوڈ کریں' },
  kept: { en: 'I have saved them', ur: 'میں نے سنبھال لیے' },
} as const satisfies Record<string, Phrase>;

export const codesLeft: Phrase<(count: number) => string> = {
  en: (count) => `${count} recovery ${countNoun(count, 'code is', 'codes are')} left.`,
  ur: (count) => `${count} بحالی کوڈ باقی ${count === 1 ? 'ہے' : 'ہیں'}۔`,
};
