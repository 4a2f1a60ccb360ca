import type { Phrase } from '#domain/language.ts';

export const messages = {
  notOpened: { en: 'The receipt could not be opened', ur: 'رسید نہیں کھل سکی' },
} as const satisfies Record<string, Phrase>;

export const receiptTitle: Phrase<(number: string) => string> = {
  en: (number) => `Receipt ${number}`,
  ur: (number) => `رسید \u2066${number}\u2069`,
};
