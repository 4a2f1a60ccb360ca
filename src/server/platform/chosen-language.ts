import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { languageChoiceName } from '#contract/language-choice.ts';
import { type Language, languages } from '#domain/language.ts';

/** The language in the link, or else the one chosen on this device; null if there is neither. */
export function chosenLanguage(c: Context): Language | null {
  const choices = [c.req.query(languageChoiceName), getCookie(c, languageChoiceName)];
  return choices.flatMap((choice) => languages.find((known) => known === choice) ?? []).at(0) ?? null;
}
