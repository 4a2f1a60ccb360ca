import type { Phrase } from '#domain/language.ts';
import { labels as asked } from '#web/office/kit/form/question/question.messages.ts';

export const labels = {
  identityProof: {
    en: 'How did you make sure it is the customer?',
    ur: 'آپ نے کیسے تصدیق کی کہ یہ صارف ہی ہیں؟',
  },
  reason: asked.reason,
} as const satisfies Record<string, Phrase>;

export const messages = {
  isOn: {
    en: 'This customer uses two-step sign-in. A code for a new password does not replace the second code.',
    ur: 'ان کا دو مرحلہ سائن اِن فعال ہے۔ نئے پاس ورڈ کا کوڈ اس کا بدل نہیں۔',
  },
  ask: { en: 'Phone and recovery codes lost', ur: 'فون اور بحالی کوڈ کھو گئے' },
  text: {
    en: 'Another person decides. Until then nothing changes. Once approved, two-step sign-in is turned off, the customer is signed out everywhere, and you issue a code for a new password.',
    ur: 'فیصلہ کوئی اور کرے گا، تب تک کچھ نہیں بدلے گا۔ منظوری پر دو مرحلہ سائن اِن بند ہو جائے گا، صارف ہر جگہ سے سائن آؤٹ ہو جائیں گے، اور آپ نئے پاس ورڈ کا کوڈ جاری کریں گے۔',
  },
  proofHint: {
    en: 'For example: original CNIC seen and compared with the photo on record',
    ur: 'مثلاً: اصل شناختی کارڈ دیکھا، ریکارڈ کی تصویر سے ملایا',
  },
  send: { en: 'Send request', ur: 'درخواست بھیجیں' },
  waits: { en: 'A second person decides', ur: 'فیصلہ دوسرے شخص کے پاس ہے' },
  outdated: {
    en: 'The customer has signed in or changed their two-step sign-in since. The request is no longer valid.',
    ur: 'اس کے بعد صارف نے سائن اِن کیا یا دو مرحلہ سائن اِن میں تبدیلی کی۔ یہ درخواست اب مؤثر نہیں۔',
  },
} as const satisfies Record<string, Phrase>;

export const question: Phrase<(name: string) => string> = {
  en: (name) => `Reset two-step sign-in for ${name}?`,
  ur: (name) => `\u2068${name}\u2069 کا دو مرحلہ سائن اِن بند کیا جائے؟`,
};

interface Asked {
  readonly by: string;
  readonly when: string;
}

export const askedBy: Phrase<(asked: Asked) => string> = {
  en: ({ by, when }) => `${by} asked on ${when} to reset two-step sign-in.`,
  ur: ({ by, when }) => `\u2068${by}\u2069 نے ${when} کو دو مرحلہ سائن اِن بند کرنے کی درخواست دی۔`,
};
