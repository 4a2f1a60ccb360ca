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
    en: 'They sign in by two steps. A code for a new password does not replace the second one.',
    ur: 'یہ دو مرحلوں میں سائن اِن کرتے ہیں۔ نئے پاس ورڈ کا کوڈ دوسرے مرحلے کا بدل نہیں۔',
  },
  ask: { en: 'Phone and recovery codes lost', ur: 'فون اور بحالی کے کوڈ کھو گئے' },
  text: {
    en: 'Another person decides. Until then nothing changes. Once granted, the second step is off, the customer is signed out everywhere, and you issue a code for a new password.',
    ur: 'فیصلہ کوئی اور کرے گا، تب تک کچھ نہیں بدلے گا۔ منظوری پر دوسرا مرحلہ بند ہو جائے گا، صارف ہر جگہ سے سائن آؤٹ ہو جائیں گے، اور آپ نئے پاس ورڈ کا کوڈ جاری کریں گے۔',
  },
  proofHint: {
    en: 'For example: original CNIC in hand, compared with the photo on record',
    ur: 'مثلاً: اصل شناختی کارڈ دیکھا، ریکارڈ کی تصویر سے ملایا',
  },
  send: { en: 'Send request', ur: 'درخواست بھیجیں' },
  waits: { en: 'A second person decides', ur: 'فیصلہ دوسرے شخص کے پاس ہے' },
  outdated: {
    en: 'The customer has signed in or changed the second step since. The request no longer holds.',
    ur: 'اس کے بعد صارف نے سائن اِن کیا یا دوسرا مرحلہ تبدیل کیا۔ یہ درخواست اب مؤثر نہیں۔',
  },
} as const satisfies Record<string, Phrase>;

export const question: Phrase<(name: string) => string> = {
  en: (name) => `Reset the second step of ${name}?`,
  ur: (name) => `\u2068${name}\u2069 کے سائن اِن کا دوسرا مرحلہ ختم کیا جائے؟`,
};

interface Asked {
  readonly by: string;
  readonly when: string;
}

export const askedBy: Phrase<(asked: Asked) => string> = {
  en: ({ by, when }) => `${by} asked on ${when} to reset the second step.`,
  ur: ({ by, when }) => `\u2068${by}\u2069 نے ${when} کو دوسرا مرحلہ ختم کرنے کی درخواست دی۔`,
};
