import type { Phrase } from '#domain/language.ts';
import { plainWords } from '#web/office/kit/language/plain-words.messages.ts';

export const messages = {
  reveal: plainWords.show,
  hide: { en: 'Hide', ur: 'چھپائیں' },
} as const satisfies Record<string, Phrase>;
