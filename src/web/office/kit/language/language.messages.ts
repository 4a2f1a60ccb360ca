import type { Phrase } from '#domain/language.ts';

export const languageTitle: Phrase = { en: 'Language', ur: 'زبان' };
