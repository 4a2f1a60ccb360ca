import { foldForSearch } from '#domain/person/fold-for-search.ts';
import { headingKeys } from './heading-key.ts';

/** The names that a column may have, by the field it holds. */
export type KnownHeadings<Field extends string> = Readonly<Partial<Record<Field, readonly string[]>>>;

/** For each field, the place of its column in the file, from 0; null where it has none. */
export type ColumnPlaces<Field extends string> = Readonly<Record<Field, number | null>>;

/**
 * Finds the column of each field by its heading, in either script, with any punctuation and in any order of words: the first
 * with one of its names, and only then the first with one of its vague names. A column holds one field at most.
 */
export function matchColumns<Field extends string>(
  headings: readonly string[],
  known: KnownHeadings<Field>,
  vague: KnownHeadings<string> = {},
): ColumnPlaces<Field> {
  const keys = headings.map(headingKeys);
  const places = new Map<string, number>();
  const taken = new Set<number>();
  for (const names of [known, vague])
    for (const [field, said] of keysOf(names)) {
      const place = keys.findIndex((own, index) => !taken.has(index) && own.some((key) => said.has(key)));
      if (place < 0 || places.has(field)) continue;
      taken.add(place);
      places.set(field, place);
    }
  const found = Object.keys(known).map((field) => [field, places.get(field) ?? null]);
  return Object.fromEntries(found) as ColumnPlaces<Field>;
}

/** The keys of the names of each field; the lines of a file are held against the same names again and again. */
const kept = new WeakMap<KnownHeadings<string>, ReadonlyMap<string, ReadonlySet<string>>>();

function keysOf(known: KnownHeadings<string>): ReadonlyMap<string, ReadonlySet<string>> {
  const found = kept.get(known);
  if (found !== undefined) return found;
  const fields = Object.entries(known);
  const keys = new Map(fields.map(([field, names = []]) => [field, new Set(names.flatMap(headingKeys))]));
  kept.set(known, keys);
  return keys;
}

/** The choice that a word means; null if none. */
export function readChoice<Choice extends string>(
  text: string,
  words: Readonly<Record<Choice, readonly string[]>>,
): Choice | null {
  return (choicesOf(words).get(foldForSearch(text)) as Choice | undefined) ?? null;
}

type Words = Readonly<Record<string, readonly string[]>>;

/** The choices by their words, which are the same for each row of a file. */
const keptChoices = new WeakMap<Words, ReadonlyMap<string, string>>();

function choicesOf(words: Words): ReadonlyMap<string, string> {
  const found = keptChoices.get(words);
  if (found !== undefined) return found;
  const choices = new Map<string, string>();
  for (const [choice, said] of Object.entries(words))
    for (const word of said.map(foldForSearch)) if (!choices.has(word)) choices.set(word, choice);
  keptChoices.set(words, choices);
  return choices;
}
