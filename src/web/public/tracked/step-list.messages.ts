import type { Phrase } from '#domain/language.ts';

export const stepMessages = {
  isDone: { en: 'this is done', ur: 'یہ ہو چکا ہے' },
  isNext: { en: 'this comes next', ur: 'اب یہ ہو گا' },
} as const satisfies Record<string, Phrase>;
