import type { Language } from '#domain/language.ts';
import { pickWritten, type Written } from '#domain/written.ts';
import { hasUrduLetters } from './urdu-letters.ts';

interface Place {
  readonly address: Written;
  /** In Latin letters. */
  readonly city: string;
}

/**
 * A customer's address in the language of a paper, and the city where the address does not name it. An address in Urdu already
 * names its city, which is on record in Latin letters only.
 */
export function postalAddress(
  { address, city }: Place,
  language: Language,
): { readonly written: string; readonly city: string | null } {
  const written = pickWritten(address, language);
  const isNamed = hasUrduLetters(written) || written.toLowerCase().includes(city.toLowerCase());
  return { written, city: isNamed ? null : city };
}
