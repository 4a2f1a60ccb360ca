import type { Phrase } from '#domain/language.ts';

export const messages = {
  documents: { en: 'Documents', ur: 'دستاویزات' },
  documentsLead: {
    en: 'Each picture is saved as soon as it is chosen. JPEG, PNG or WebP, up to 8 MB.',
    ur: 'ہر تصویر چنتے ہی محفوظ ہو جاتی ہے۔ JPEG، PNG یا WebP، زیادہ سے زیادہ 8 MB۔',
  },
  loadError: { en: 'The documents could not be loaded', ur: 'دستاویزات نہیں کھل سکیں' },
  viewIsRecorded: { en: 'It is recorded who looks at it', ur: 'دیکھنے والے کا نام درج ہوتا ہے' },
  saved: { en: 'The picture is saved', ur: 'تصویر محفوظ ہو گئی' },
  removed: { en: 'The picture is removed', ur: 'تصویر ہٹا دی گئی' },
  remove: { en: 'Remove', ur: 'ہٹائیں' },
  removeText: {
    en: 'It is no longer shown. That it was there stays on record.',
    ur: 'یہ آئندہ نظر نہیں آئے گی۔ یہ ریکارڈ رہے گا کہ یہ موجود تھی۔',
  },
} as const satisfies Record<string, Phrase>;

export const removeTitle: Phrase<(kind: string) => string> = {
  en: (kind) => `Remove the picture “${kind}”?`,
  ur: (kind) => `تصویر ”${kind}“ ہٹائیں؟`,
};

export const added: Phrase<(when: string, who: string) => string> = {
  en: (when, who) => `Added ${when} by ${who}`,
  ur: (when, who) => `${when} کو \u2068${who}\u2069 نے شامل کی`,
};
