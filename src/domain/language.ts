/** The languages of every text that a person reads. */
export const languages = ['en', 'ur'] as const;
export type Language = (typeof languages)[number];

/**
 * One message in both languages. `Value` is a string, or a function of the figures the sentence carries,
 * so a missing translation or argument is a type error.
 */
export type Phrase<Value = string> = Readonly<Record<Language, Value>>;

/** The direction in which a language is written, as HTML's `dir` wants it. */
export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ur' ? 'rtl' : 'ltr';
}
