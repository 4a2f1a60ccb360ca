import type { Phrase } from '#domain/language.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';

export const messages = {
  lead: {
    en: 'Saved as soon as they are chosen. JPEG, PNG or WebP, up to 8\u00a0MB each.',
    ur: 'چنتے ہی محفوظ ہو جاتی ہیں۔ \u2066JPEG\u2069، \u2066PNG\u2069 یا \u2066WebP\u2069، ہر ایک زیادہ سے زیادہ \u20668 MB\u2069۔',
  },
  loadError: { en: 'The documents could not be loaded', ur: 'دستاویزات نہیں کھل سکیں' },
  show: plainWords.show,
  showing: { en: 'Opening…', ur: 'کھل رہی ہے…' },
  hidden: {
    en: 'On record. Viewing it is recorded too.',
    ur: 'موجود ہے۔ آپ کے دیکھنے کا اندراج بھی ہوگا۔',
  },
  saved: { en: 'The document is saved', ur: 'دستاویز محفوظ ہو گئی' },
  removeText: {
    en: 'The office will no longer see this picture. Your removal is recorded.',
    ur: 'دفتر میں یہ تصویر پھر نظر نہیں آئے گی، اور یہ درج ہوگا کہ اسے آپ نے ہٹایا۔',
  },
  removed: { en: 'The document is removed', ur: 'دستاویز ہٹا دی گئی' },
} as const satisfies Record<string, Phrase>;

export const addedBy: Phrase<(day: string, name: string) => string> = {
  en: (day, name) => `Added ${day} by ${name}`,
  ur: (day, name) => `${day} کو \u2068${name}\u2069 نے شامل کی`,
};

/** The question before a document is taken off the record. */
export const removeTitle: Phrase<(kind: string) => string> = {
  en: (kind) => `Remove “${kind}”?`,
  ur: (kind) => `کیا ”${kind}“ کو ہٹا دیا جائے؟`,
};
