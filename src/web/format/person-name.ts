import type { Language } from '#domain/language.ts';

/** The recorded names of a person. */
interface NamedPerson {
  readonly fullName: string;
  readonly fullNameUr: string | null;
}

/** The name of a person for a reader: on Urdu pages the Urdu name, where it is known. */
export function personName({ fullName, fullNameUr }: NamedPerson, language: Language): string {
  return (language === 'ur' && fullNameUr) || fullName;
}

/** The same person's name in the other language, where it is known. */
export function otherName({ fullName, fullNameUr }: NamedPerson, language: Language): string | null {
  if (fullNameUr === null) return null;
  return language === 'ur' ? fullName : fullNameUr;
}
