import type { Phrase } from '#domain/language.ts';

export const linkMessages = {
  inNewTab: { en: '(opens in a new tab)', ur: '(نئے ٹیب میں کھلے گا)' },
} as const satisfies Record<string, Phrase>;
