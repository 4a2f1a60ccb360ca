import type { Phrase } from '#domain/language.ts';

export const messages = {
  opening: { en: 'Opening', ur: 'کھل رہا ہے' },
  backToSite: { en: 'Back to site', ur: 'ویب سائٹ پر واپس' },
} as const satisfies Record<string, Phrase>;
