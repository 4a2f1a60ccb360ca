import type { Language, Phrase } from '#domain/language.ts';

/** The names of the two truth values. */
export const yesNoNames = {
  true: { en: 'Yes', ur: 'ہاں' },
  false: { en: 'No', ur: 'نہیں' },
} as const satisfies Record<string, Phrase>;

/** The names of the languages in the reader's own. */
export const languageWords: Readonly<Record<Language, Phrase>> = {
  en: { en: 'English', ur: 'انگریزی' },
  ur: { en: 'Urdu', ur: 'اردو' },
};
