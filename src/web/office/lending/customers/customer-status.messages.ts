import type { customerStatuses } from '#contract/lending/customers.ts';
import type { Phrase } from '#domain/language.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';

export const messages = {
  standing: plainWords.status,
  active: { en: 'Active: new agreements can be made.', ur: 'فعال: نئے معاہدے ہو سکتے ہیں۔' },
  blocked: {
    en: 'Blocked: no new agreement until the block is lifted.',
    ur: 'پابندی عائد: پابندی ہٹنے تک کوئی نیا معاہدہ نہیں ہو سکتا۔',
  },
} as const satisfies Record<string, Phrase>;

interface Words {
  readonly verb: Phrase;
  readonly question: Phrase<(name: string) => string>;
  readonly text: Phrase;
  readonly done: Phrase<(name: string) => string>;
}

/** The texts for the change to each status. */
export const ofCustomer: Readonly<Record<(typeof customerStatuses)[number], Words>> = {
  blocked: {
    verb: { en: 'Block customer', ur: 'پابندی لگائیں' },
    question: {
      en: (name) => `Block ${name}?`,
      ur: (name) => `کیا \u2068${name}\u2069 پر پابندی لگائی جائے؟`,
    },
    text: {
      en: 'No new agreement can be made. The running ones go on, and payments are still taken.',
      ur: 'نیا معاہدہ نہیں ہو سکے گا۔ جاری معاہدے چلتے رہیں گے اور ادائیگیاں وصول ہوتی رہیں گی۔',
    },
    done: {
      en: (name) => `${name} is blocked`,
      ur: (name) => `\u2068${name}\u2069 پر پابندی لگا دی گئی`,
    },
  },
  active: {
    verb: { en: 'Lift the block', ur: 'پابندی ہٹائیں' },
    question: {
      en: (name) => `Lift the block on ${name}?`,
      ur: (name) => `کیا \u2068${name}\u2069 سے پابندی ہٹائی جائے؟`,
    },
    text: { en: 'New agreements can be made again.', ur: 'نئے معاہدے دوبارہ ہو سکیں گے۔' },
    done: {
      en: (name) => `The block on ${name} is lifted`,
      ur: (name) => `\u2068${name}\u2069 سے پابندی ہٹا دی گئی`,
    },
  },
};
