import { foldForSearch } from '#domain/person/fold-for-search.ts';
import { formatPhoneAsTyped } from '#domain/person/phone.ts';

/** What a search box asks for: numbers lead to phones, anything else to names. */
export type SearchTerms =
  | { readonly kind: 'phone'; readonly prefix: string }
  | { readonly kind: 'name'; readonly tsquery: string };

/** Shorter beginnings match so many names that the index is no help. */
const prefixLettersMin = 3;

/** Reads a search. A name is found when it has every word; the last one may be only begun. */
export function searchTerms(search: string): SearchTerms {
  const folded = foldForSearch(search);
  if (/^[\d ]+$/.test(folded)) {
    return { kind: 'phone', prefix: formatPhoneAsTyped(search).replace('-', '') };
  }
  const words = folded.split(' ');
  const last = words.at(-1) ?? '';
  // Folding leaves letters, digits and spaces, so no word can be an operator of the query's own language.
  const tsquery = words.join(' & ') + (last.length >= prefixLettersMin ? ':*' : '');
  return { kind: 'name', tsquery };
}
