import type { Phrase } from '#domain/language.ts';

export const messages = {
  title: { en: 'This page could not be opened', ur: 'یہ صفحہ نہیں کھل سکا' },
} as const satisfies Record<string, Phrase>;
