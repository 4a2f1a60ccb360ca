import type { Phrase } from '#domain/language.ts';

export const aboutMessages = {
  ourPromise: { en: 'Our Promise', ur: 'ہمارا وعدہ' },
} as const satisfies Record<string, Phrase>;
