import type { Phrase } from '#domain/language.ts';

export const messages = {
  reveal: { en: 'Show', ur: 'دکھائیں' },
  hide: { en: 'Hide', ur: 'چھپائیں' },
} as const satisfies Record<string, Phrase>;
