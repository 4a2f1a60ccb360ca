import type { Context } from 'hono';
import { parseAccept } from 'hono/utils/accept';
import { type Language, languages } from '#domain/language.ts';

/** The preferred one of our languages in an `Accept-Language`, with any country; English if it names none. */
export function languageOf(header: string | undefined): Language {
  // The ranges come in order of their quality, and a quality of 0 is a refusal.
  const wanted = parseAccept(header ?? '')
    .filter(({ q }) => q > 0)
    .map(({ type }) => type.toLowerCase().split('-')[0]);
  return wanted.map((primary) => languages.find((language) => language === primary)).find(Boolean) ?? 'en';
}

export function requestedLanguage(c: Context): Language {
  return languageOf(c.req.header('accept-language'));
}
