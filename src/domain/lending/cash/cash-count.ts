import { type Rupees, rupees } from '#domain/money/rupees.ts';

/** The notes of the State Bank of Pakistan, in the order in which a count lists them. */
export const noteValues = [5000, 1000, 500, 100, 75, 50, 20, 10] as const;
export type NoteValue = (typeof noteValues)[number];

/** The most notes of one value in a count: beyond it somebody typed an amount. */
export const notesOfOneMax = 9_999;

/** The most rupees in coins in a count. */
export const coinsMax = 9_999;

/** Counted cash: the number of notes of each value, and the rupees in coins. */
export type CashCount = Readonly<Record<`notes${NoteValue}` | 'coins', number>>;

/** The sum of a count in whole rupees. */
export function countedCash(count: CashCount): Rupees {
  return rupees(noteValues.reduce((sum, value) => sum + value * count[`notes${value}`], count.coins));
}
