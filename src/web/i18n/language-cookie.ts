import { type Language, languages } from '#domain/language.ts';

const cookieName = 'language';
const yearSeconds = 365 * 24 * 60 * 60;

/** The language that was chosen on this device, on the public site or here; null when none was. */
export function languageInCookie(cookies: string): Language | null {
  const pair = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(`${cookieName}=`));
  const value = pair?.slice(cookieName.length + 1);
  return languages.find((known) => known === value) ?? null;
}

/** The cookie that keeps the choice for a year, and lets the server send the page in the right direction. */
export function languageCookie(language: Language): string {
  return `${cookieName}=${language}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`;
}
