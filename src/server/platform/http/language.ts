import type { Context } from 'hono';
import { accepts } from 'hono/accepts';
import { type Language, languages } from '#domain/language.ts';

/** The most wanted of our languages that `Accept-Language` names, in whichever country it is spoken; English when it names none. */
export function requestedLanguage(c: Context): Language {
  const found = accepts(c, {
    header: 'Accept-Language',
    supports: [...languages],
    default: 'en',
    // The ranges come in order of their quality, and a quality of 0 is a refusal.
    match: (ranges, { default: none }) =>
      ranges
        .filter(({ q }) => q > 0)
        .map(({ type }) => type.toLowerCase().split('-')[0])
        .find((primary) => languages.some((language) => language === primary)) ?? none,
  });
  return found as Language;
}
