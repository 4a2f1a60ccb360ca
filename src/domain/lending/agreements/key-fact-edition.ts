import { invariant } from '#domain/invariant.ts';

/**
 * The editions of the words of a key fact statement, oldest first. The words of an edition never change, because customers
 * consented to them; a change of words is a new edition. An agreement always prints the edition of its terms.
 */
const keyFactEditions = [1] as const;
export type KeyFactEdition = (typeof keyFactEditions)[number];

/** The edition that new terms are stated in. */
export const keyFactEditionNow: KeyFactEdition = 1;

/** The edition with a number that is on record. Asserts that it exists: editions are never removed. */
export function keyFactEditionOf(number: number): KeyFactEdition {
  const edition = keyFactEditions.find((known) => known === number);
  invariant(edition !== undefined, `there is no edition ${number} of the key fact statement`);
  return edition;
}
