import type { Language } from '#domain/language.ts';

/** The one that a paper in both languages says second. */
export function otherLanguage(language: Language): Language {
  return language === 'en' ? 'ur' : 'en';
}
