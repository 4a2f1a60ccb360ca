import { foldForSearch } from '../../person/fold-for-search.ts';

/** The facts by which two people are taken for one household. */
export interface HouseholdFacts {
  readonly cnic: string;
  readonly phones: readonly string[];
  /** In each script that it is written in. */
  readonly addresses: readonly string[];
  readonly city: string;
  /** The CNICs of the customers whose standing agreements this person vouches for. */
  readonly vouchesFor: readonly string[];
}

/** The reason why two people count as one household. */
type HouseholdTie = 'address' | 'phone' | 'vouching';

/**
 * The first tie between two customers: the same address in the same city, a shared phone, or each vouches for the other. Null
 * without one. A hint that a program can compute and a person can check; it proves nothing.
 */
export function householdTieOf(one: HouseholdFacts, other: HouseholdFacts): HouseholdTie | null {
  if (isSamePlace(one, other)) return 'address';
  if (one.phones.some((phone) => other.phones.includes(phone))) return 'phone';
  const vouchForEachOther = one.vouchesFor.includes(other.cnic) && other.vouchesFor.includes(one.cnic);
  return vouchForEachOther ? 'vouching' : null;
}

function isSamePlace(one: HouseholdFacts, other: HouseholdFacts): boolean {
  if (foldForSearch(one.city) !== foldForSearch(other.city)) return false;
  const theirs = new Set(other.addresses.map(foldForSearch));
  return one.addresses.some((address) => theirs.has(foldForSearch(address)));
}
