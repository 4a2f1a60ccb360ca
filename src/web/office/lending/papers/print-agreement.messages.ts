import type { Phrase } from '#domain/language.ts';
import { lendingWords } from '../ground/labels/lending-words.messages.ts';

export const messages = {
  notOpened: lendingWords.agreementNotOpened,
} as const satisfies Record<string, Phrase>;

export const paperTitle: Phrase<(paper: string, number: string) => string> = {
  en: (paper, number) => `${paper} ${number}`,
  ur: (paper, number) => `${paper} \u2066${number}\u2069`,
};
