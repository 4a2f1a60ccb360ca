import type { Phrase } from '#domain/language.ts';

export const linkMessages = {
  inNewTab: { en: '(opens in a new tab)', ur: '(نئے ٹیب میں کھلتا ہے)' },
} as const satisfies Record<string, Phrase>;
