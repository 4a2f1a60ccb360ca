import type { Phrase } from '#domain/language.ts';

export const messages = {
  notSold: {
    en: 'This product is no longer sold. Choose another one.',
    ur: 'یہ پروڈکٹ اب فروخت نہیں ہوتی۔ کوئی اور چنیے۔',
  },
} as const satisfies Record<string, Phrase>;
