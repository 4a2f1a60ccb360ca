import { foldForSearch } from '../../person/fold-for-search.ts';

/** Husband and wife, parents and children: they usually share a household and its income. */
const relations: ReadonlySet<string> = new Set(
  [
    ...['wife', 'husband', 'spouse', 'father', 'mother', 'parent', 'son', 'daughter'],
    ...['بیوی', 'اہلیہ', 'زوجہ', 'شوہر', 'خاوند', 'والد', 'والدہ', 'باپ', 'ماں', 'بیٹا', 'بیٹی'],
  ].map(foldForSearch),
);

/**
 * True if the relation between guarantor and customer, as a clerk wrote it, is one within a household. A hint: it proves
 * nothing.
 */
export function isHouseholdRelation(relation: string): boolean {
  return relations.has(foldForSearch(relation));
}
