import { foldForSearch } from '#domain/person/fold-for-search.ts';
import { parsePhone } from '#domain/person/phone.ts';
import { soundKey } from '#domain/person/sound-key.ts';

/** The meaning of a text in a search box. */
export type SearchTerms =
  /** Too short, or without letters and digits to search by. */
  | { readonly kind: 'nothing' }
  /** Digits of a number: its last four, or more of them from anywhere in it. */
  | { readonly kind: 'number'; readonly digits: string }
  /** Words of a name, as a `tsquery` over the terms of `name_terms`. */
  | (NameWords & { readonly kind: 'name'; readonly tsquery: string; readonly closer: CloserNames });

export interface NameWords {
  readonly words: readonly string[];
}

/** Queries for the found names that are written as typed; each finds a part of what the next one finds. */
interface CloserNames {
  readonly withWords: string;
  readonly withBeginnings: string;
  readonly withParts: string;
}

/** Fewer digits match too many numbers. */
const digitsMin = 4;
/** The length of a CNIC, the longest number. */
const digitsMax = 13;

/** Reads a text of a search box. A name is found if it has every word, in any order, in either script. */
export function searchTerms(search: string): SearchTerms {
  const folded = foldForSearch(search);
  return /^[\d ]+$/.test(folded)
    ? numberTerms(parsePhone(search) ?? dialed(search, folded))
    : nameTerms(folded);
}

/** The digits of a part of a number. A phone in its international form is changed to the local one. */
function dialed(search: string, folded: string): string {
  const digits = folded.replaceAll(' ', '');
  return search.trim().startsWith('+') ? digits.replace(/^920?/, '0') : digits;
}

function numberTerms(digits: string): SearchTerms {
  const isEnough = digits.length >= digitsMin && digits.length <= digitsMax;
  return isEnough ? { kind: 'number', digits } : { kind: 'nothing' };
}

/** A single letter matches too many names, so it is not searched. */
function nameTerms(folded: string): SearchTerms {
  const words = folded.split(' ').filter((word) => lengthOf(word) > 1);
  if (words.length === 0) return { kind: 'nothing' };
  const every = (query: (word: string) => string) => everyWord(words, query);
  return {
    kind: 'name',
    words,
    tsquery: tsqueryOf(words, () => null),
    closer: {
      // A word that only ends in the typed letters has this term too, but usually no other word begins with the same
      // letters.
      withWords: every((word) => `${beginning(word)} & '${word}'`),
      withBeginnings: every((word) => `${beginning(word)} & '${word}':*`),
      withParts: every((word) => `'${word}':*`),
    },
  };
}

/** A query for names that have every word; where the endings that begin with a word are known, by these alone. */
export function tsqueryOf(
  words: readonly string[],
  endingsOf: (word: string) => readonly string[] | null,
): string {
  return everyWord(words, (word) => {
    const parts = endingsOf(word)?.map((ending) => `'${ending}'`) ?? [`'${word}':*`];
    return `(${[...parts, `(${soundsOf(word)})`].join(' | ')})`;
  });
}

/** Two letters match the beginning of a word; more match any part of one, or a similar sound. */
const everyWord = (words: readonly string[], query: (word: string) => string) =>
  words.map((word) => (lengthOf(word) === 2 ? beginning(word) : query(word))).join(' & ');

/** In letters; some take two places of a string. */
const lengthOf = (word: string) => [...word].length;

/** Some word begins with the first two letters. */
const beginning = (word: string) => `'<${[...word].slice(0, 2).join('')}'`;

function soundsOf(word: string): string {
  return soundKey(word)
    .split(' ')
    .map((sound) => `'~${sound}'`)
    .join(' & ');
}
