import type { Phrase } from '#domain/language.ts';

export const messages = {
  notOpened: { en: 'The agreement could not be opened', ur: 'معاہدہ نہیں کھل سکا' },
} as const satisfies Record<string, Phrase>;

export const paperTitle: Phrase<(paper: string, number: string) => string> = {
  en: (paper, number) => `${paper} ${number}`,
  ur: (paper, number) => `${paper} \u2066${number}\u2069`,
};
