import type { Phrase } from '#domain/language.ts';
import { plainWords } from '../language/plain-words.messages.ts';

export const messages = {
  close: plainWords.close,
  notices: { en: 'Messages', ur: 'پیغامات' },
} as const satisfies Record<string, Phrase>;
