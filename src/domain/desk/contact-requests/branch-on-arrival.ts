import type { Phrase } from '#domain/language.ts';
import { foldForSearch } from '#domain/person/fold-for-search.ts';

/** The rule by which a request got its branch. The last two do not depend on the visitor's text. */
export const branchRules = [
  'city_in_address',
  'area_in_address',
  'city_in_message',
  'main_branch',
  'same_phone',
  'by_hand',
] as const;
export type BranchRule = (typeof branchRules)[number];

/** The names of a branch that a visitor may write. */
export interface NamedBranch {
  readonly id: string;
  readonly city: Phrase;
  readonly area: Phrase;
  readonly isMain: boolean;
}

interface Written {
  readonly address: string | null;
  readonly message: string | null;
}

interface Placed {
  readonly branchId: string;
  readonly rule: BranchRule;
}

/**
 * The branch that answers a request: by the city in the address, in either script; else by an area that only one branch has;
 * else by the city in the message; else the main branch. Of several cities the last one counts, because an address ends with
 * its city: "Faisalabad Road, Sargodha". `branches` is in the lender's order.
 */
export function branchOnArrival({ address, message }: Written, branches: readonly NamedBranch[]): Placed {
  const inAddress = wordsOf(address);
  const rules: readonly (readonly [BranchRule, () => NamedBranch | undefined])[] = [
    ['city_in_address', () => branchOfCity(inAddress, branches)],
    ['area_in_address', () => branchOfArea(inAddress, branches)],
    ['city_in_message', () => branchOfCity(wordsOf(message), branches)],
    ['main_branch', () => branches.find(({ isMain }) => isMain) ?? branches[0]],
  ];
  for (const [rule, find] of rules) {
    const branch = find();
    if (branch !== undefined) return { branchId: branch.id, rule };
  }
  throw new Error('a lender has a branch');
}

/** The text's folded words with a space around each, so that no city is found inside a longer name. */
function wordsOf(text: string | null): string {
  return ` ${foldForSearch(text ?? '')} `;
}

/** The position of the last mention of a place, in either script; -1 if there is none. */
function lastNaming(words: string, { en, ur }: Phrase): number {
  return Math.max(...[en, ur].map((name) => words.lastIndexOf(wordsOf(name))));
}

function branchOfCity(words: string, branches: readonly NamedBranch[]): NamedBranch | undefined {
  const cities = branches.map((branch) => ({ branch, at: lastNaming(words, branch.city) }));
  const last = Math.max(-1, ...cities.map(({ at }) => at));
  if (last === -1) return undefined;
  const ofCity = cities.filter(({ at }) => at === last).map(({ branch }) => branch);
  return ofCity.find(({ area }) => lastNaming(words, area) !== -1) ?? ofCity[0];
}

function branchOfArea(words: string, branches: readonly NamedBranch[]): NamedBranch | undefined {
  const named = branches.filter(({ area }) => lastNaming(words, area) !== -1);
  return named.length === 1 ? named[0] : undefined;
}
