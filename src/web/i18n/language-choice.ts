import { languageChoiceName } from '#contract/language-choice.ts';
import { type Language, languages } from '#domain/language.ts';

const yearSeconds = 365 * 24 * 60 * 60;

/** The language in the query of the link to this page; null when it has none. */
export function languageInQuery(search: string): Language | null {
  return known(new URLSearchParams(search).get(languageChoiceName));
}

/** The language chosen on this device, on the public site or here; null when none was. */
export function languageInCookie(cookies: string): Language | null {
  const pair = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(`${languageChoiceName}=`));
  return known(pair?.slice(languageChoiceName.length + 1));
}

/** The cookie that keeps the choice for a year, and lets the server send the page in the right direction. */
export function languageCookie(language: Language): string {
  return `${languageChoiceName}=${language}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`;
}

function known(value: string | null | undefined): Language | null {
  return languages.find((language) => language === value) ?? null;
}
