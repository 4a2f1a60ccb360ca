import type { QueryConfig } from 'pg';
import { type NameWords, tsqueryOf } from './search-terms.ts';

/** More are many short lists for the index to put together: then it finds them by their beginning. */
const endingsMax = 32;

export interface EndingsRow {
  readonly word: string;
  readonly endings: readonly string[];
}

/** The endings of customers' words that begin with a typed word. U+10FFFF sorts after every letter. */
const asked = `
  SELECT word, ARRAY(SELECT DISTINCT ending FROM name_endings
                      WHERE ending >= word AND ending < word || U&'\\+10FFFF' ORDER BY ending LIMIT ${endingsMax + 1}) AS endings
    FROM unnest($1::text[]) word`;

/** The query for all endings that `customersTsquery` needs. */
export const endingsQuery = ({ words }: NameWords) =>
  ({ name: 'known-endings', text: asked, values: [words] }) satisfies QueryConfig;

/** The same names of customers as by `tsquery`, but searched by whole terms if these are few. */
export function customersTsquery({ words }: NameWords, known: readonly EndingsRow[]): string {
  const endingsOf = new Map(known.map(({ word, endings }) => [word, endings]));
  return tsqueryOf(words, (word) => {
    const endings = endingsOf.get(word) ?? [];
    return endings.length > endingsMax ? null : endings;
  });
}
