import { foldForSearch } from '#domain/person/fold-for-search.ts';

/** The names that a column may have, by the field it holds. */
export type KnownHeadings<Field extends string> = Readonly<Record<Field, readonly string[]>>;

/** For each field, the place of its column in the file, from 0; null where it has none. */
export type ColumnPlaces<Field extends string> = Readonly<Record<Field, number | null>>;

/**
 * Finds the column of each field by its heading, in either script and with any punctuation. A column holds one field at most.
 */
export function matchColumns<Field extends string>(
  headings: readonly string[],
  known: KnownHeadings<Field>,
): ColumnPlaces<Field> {
  const folded = headings.map(foldForSearch);
  const taken = new Set<number>();
  const fields = Object.keys(known) as Field[];
  const places = fields.map((field) => {
    const names = new Set(known[field].map(foldForSearch));
    const place = folded.findIndex((heading, index) => !taken.has(index) && names.has(heading));
    if (place >= 0) taken.add(place);
    return [field, place >= 0 ? place : null] as const;
  });
  return Object.fromEntries(places) as ColumnPlaces<Field>;
}

/** The choice that a word means; null if none. */
export function readChoice<Choice extends string>(
  text: string,
  words: Readonly<Record<Choice, readonly string[]>>,
): Choice | null {
  const said = foldForSearch(text);
  const choices = Object.keys(words) as Choice[];
  return choices.find((choice) => words[choice].some((word) => foldForSearch(word) === said)) ?? null;
}
