import type { Phrase } from '#domain/language.ts';
import { lendingWords } from '../ground/labels/lending-words.messages.ts';

export const messages = {
  notOpened: lendingWords.agreementNotOpened,
  version: { en: 'Version of the terms', ur: 'شرائط کا نسخہ' },
} as const satisfies Record<string, Phrase>;

export const paperTitle: Phrase<(paper: string, number: string) => string> = {
  en: (paper, number) => `${paper} ${number}`,
  ur: (paper, number) => `${paper} \u2066${number}\u2069`,
};

export const termsVersionName: Phrase<(version: string) => string> = {
  en: (version) => `Version ${version}`,
  ur: (version) => `نسخہ \u2066${version}\u2069`,
};
