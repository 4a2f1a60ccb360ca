import type { Phrase } from '#domain/language.ts';

export const messages = {
  title: { en: 'A part of this page could not be opened', ur: 'صفحے کا ایک حصہ نہیں کھل سکا' },
} as const satisfies Record<string, Phrase>;
