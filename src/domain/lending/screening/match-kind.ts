import { foldForSearch } from '#domain/person/fold-for-search.ts';
import { soundKey } from '#domain/person/sound-key.ts';

/** The ways in which a person can match an entry of a list. A stop keeps goods from being handed over; a look only asks for a look. */
export const matchKinds = ['stop', 'look'] as const;
export type MatchKind = (typeof matchKinds)[number];

/** The states of a match. A decision can be taken again, and each one stays on record. */
export const matchStates = ['open', 'cleared', 'confirmed'] as const;
export type MatchState = (typeof matchStates)[number];
export type MatchDecision = Exclude<MatchState, 'open'>;

/** A person of the lender's as screened. Without a father's name on record only the CNIC is compared. */
export interface ScreenedPerson {
  readonly cnic: string;
  /** The name in each language in which it is on record. */
  readonly names: readonly string[];
  readonly fatherNames: readonly string[];
}

/** A person on a list. The CNIC has thirteen digits. */
export interface ListedPerson {
  readonly name: string;
  readonly fatherName: string | null;
  readonly cnic: string | null;
}

/**
 * The sound of a name and a father's name together, in either script and spelling, as searches compare names; null if one of
 * them has no letter. `parentage_sounds` of the database does the same for customers; a test compares the two.
 */
export function parentageSound(name: string, fatherName: string): string | null {
  const [own, father] = [name, fatherName].map((text) => soundKey(foldForSearch(text)));
  return own && father ? `${own} / ${father}` : null;
}

/**
 * The match of a person with an entry: a stop if the CNIC is the same, else a look if the name and the father's name are the
 * same, else none. Names never make a stop, because many people share them.
 */
export function matchKindOf(person: ScreenedPerson, entry: ListedPerson): MatchKind | null {
  if (entry.cnic !== null && entry.cnic === person.cnic) return 'stop';
  if (entry.fatherName === null) return null;
  const wanted = parentageSound(entry.name, entry.fatherName);
  if (wanted === null) return null;
  const isNamed = person.names.some((name) =>
    person.fatherNames.some((fatherName) => parentageSound(name, fatherName) === wanted),
  );
  return isNamed ? 'look' : null;
}
