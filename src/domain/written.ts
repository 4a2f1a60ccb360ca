import { type Language, languages, type Phrase } from './language.ts';

/** The other languages of a text, besides the one it was typed in. */
export type OtherLanguage = Exclude<Language, 'en'>;

/**
 * A text that a person typed: `own` in the script of the form, and in each other language where it was given. `Own` may be null
 * while it is still being typed.
 */
export type Written<Own = string> = Readonly<{ own: Own } & Record<OtherLanguage, string | null>>;

export const otherLanguages: readonly OtherLanguage[] = languages.filter((language) => language !== 'en');

/** The text in a language; as it was typed first where it was not given in that language. */
export function pickWritten(written: Written, language: Language): string {
  return (language === 'en' ? null : written[language]) ?? written.own;
}

/** The text besides the one `pickWritten` returns for a reader of `language`; null if it was given only once. */
export function otherWritten(written: Written, language: Language): string | null {
  const picked = pickWritten(written, language);
  const given = [written.own, ...otherLanguages.map((other) => written[other])];
  return given.find((text) => text !== null && text !== picked) ?? null;
}

/** The same text for each language. */
export function phraseOfWritten(written: Written): Phrase {
  return { en: written.own, ur: pickWritten(written, 'ur') };
}
