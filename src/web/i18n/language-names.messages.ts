import type { Language } from '#domain/language.ts';

/** Each language named in itself, as whoever looks for it would read it. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', ur: 'اردو' };
