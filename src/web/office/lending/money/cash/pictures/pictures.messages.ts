import type { Phrase } from '#domain/language.ts';

export const messages = {
  notOpened: { en: 'The picture could not be opened', ur: 'تصویر نہیں کھل سکی' },
} as const satisfies Record<string, Phrase>;
