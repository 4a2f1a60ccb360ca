import type { Phrase } from '#domain/language.ts';
import { identityWords } from '#web/office/identity/ground/identity-words.messages.ts';

export const messages = {
  title: identityWords.twoStepSignIn,
  turnOff: { en: 'Turn off', ur: 'بند کریں' },
  hint: {
    en: 'It is on. Turn it off if they have lost both their phone and their recovery codes.',
    ur: 'یہ فعال ہے۔ فون اور بحالی کوڈ دونوں کھو جائیں تو اسے بند کیجیے۔',
  },
  text: {
    en: 'Make sure the request really comes from them. They will be signed out everywhere, will sign in with their password alone, and will be told by email if they have one.',
    ur: 'پہلے یقین کر لیجیے کہ واقعی انہی نے کہا ہے۔ وہ ہر جگہ سے سائن آؤٹ ہو جائیں گے، صرف پاس ورڈ سے سائن اِن کریں گے، اور ای میل درج ہو تو انہیں اطلاع دی جائے گی۔',
  },
} as const satisfies Record<string, Phrase>;

export const turnOffTitle: Phrase<(name: string) => string> = {
  en: (name) => `Turn off two-step sign-in for ${name}?`,
  ur: (name) => `${name} کا دو مرحلہ سائن اِن بند کریں؟`,
};

export const turnedOff: Phrase<(name: string) => string> = {
  en: (name) => `${name} can sign in with the password alone`,
  ur: (name) => `${name} اب صرف پاس ورڈ سے سائن اِن کر سکتے ہیں`,
};
