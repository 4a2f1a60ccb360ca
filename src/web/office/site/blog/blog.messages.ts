import type { Phrase } from '#domain/language.ts';

/** The texts around the posts, for readers. */
export const messages = {
  lead: {
    en: 'Plain advice about installments, from the people who look after them.',
    ur: 'قسطوں کے بارے میں سیدھی سادی باتیں، ان لوگوں کی طرف سے جو یہ کام کرتے ہیں۔',
  },
  notOpened: { en: 'The posts could not be loaded', ur: 'تحریریں نہیں کھل سکیں' },
  postNotOpened: { en: 'The post could not be opened', ur: 'تحریر نہیں کھل سکی' },
  emptyTitle: { en: 'Nothing published yet', ur: 'ابھی کچھ شائع نہیں ہوا' },
  emptyText: {
    en: 'What we write for our customers will be here.',
    ur: 'صارفین کے لیے ہماری تحریریں یہاں ہوں گی۔',
  },
} as const satisfies Record<string, Phrase>;

export const publishedOn: Phrase<(date: string) => string> = {
  en: (date) => `Published ${date}`,
  ur: (date) => `اشاعت: ${date}`,
};
