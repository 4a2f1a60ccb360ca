import type { Language } from '#domain/language.ts';

/** Each language named in itself, as its readers know it. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', ur: 'اردو' };
