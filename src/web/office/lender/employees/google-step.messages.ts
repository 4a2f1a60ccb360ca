import type { Phrase } from '#domain/language.ts';
import { identityWords } from '#web/office/identity/ground/identity-words.messages.ts';

export const messages = {
  title: identityWords.googleSignIn,
  turnOff: { en: 'Turn off Google sign-in', ur: 'گوگل سائن اِن بند کریں' },
  hint: {
    en: 'A Google account is linked. Turn it off if that Google account is no longer theirs alone.',
    ur: 'ایک گوگل اکاؤنٹ جڑا ہوا ہے۔ اگر وہ گوگل اکاؤنٹ اب صرف انہی کا نہیں رہا تو اسے بند کیجیے۔',
  },
  text: {
    en: 'They will be signed out everywhere and will sign in with their password. They can turn it on again under Profile.',
    ur: 'وہ ہر جگہ سے سائن آؤٹ ہو جائیں گے اور اپنے پاس ورڈ سے سائن اِن کریں گے۔ پروفائل میں وہ اسے دوبارہ فعال کر سکتے ہیں۔',
  },
  textWithoutPassword: {
    en: 'They will be signed out everywhere. They have no password yet: issue a code for them next.',
    ur: 'وہ ہر جگہ سے سائن آؤٹ ہو جائیں گے۔ ان کا ابھی کوئی پاس ورڈ نہیں: اس کے بعد انہیں کوڈ جاری کیجیے۔',
  },
} as const satisfies Record<string, Phrase>;

export const turnOffTitle: Phrase<(name: string) => string> = {
  en: (name) => `Turn off Google sign-in for ${name}?`,
  ur: (name) => `${name} کا گوگل سائن اِن بند کریں؟`,
};

export const turnedOff: Phrase<(name: string) => string> = {
  en: (name) => `Google sign-in is off for ${name}`,
  ur: (name) => `${name} کا گوگل سائن اِن بند ہو گیا`,
};
