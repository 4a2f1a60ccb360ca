import type { Phrase } from '#domain/language.ts';

export const messages = {
  close: { en: 'Close', ur: 'بند کریں' },
  notices: { en: 'Messages', ur: 'پیغامات' },
} as const satisfies Record<string, Phrase>;
