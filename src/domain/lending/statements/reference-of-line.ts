import { toLatinDigits } from '#domain/person/digits.ts';
import { referenceKeyOf } from '../ledger/reference-key.ts';
import type { StatementLine } from './read-statement.ts';

/** A word with a digit and at least five letters or digits can be a reference; a shorter one is too common. */
const numbers = /[A-Z\d][A-Z\d-]{3,}[A-Z\d]/gi;
const numbersMax = 8;

/** The keys by which a line and a record can have the same reference: that of its own, and of the numbers in its text. */
export function referenceKeysIn(reference: string | null, text: string): readonly string[] {
  const found = [...toLatinDigits(text).matchAll(numbers)]
    .map(([word]) => word)
    .filter((word) => /\d/.test(word));
  const keys = [reference, ...found.slice(0, numbersMax)].map(referenceKeyOf);
  return [...new Set(keys.filter((key) => key !== null))];
}

/**
 * The reference of the entry that is recorded from a line: its own, or for a line without one its identity, so that no two entries
 * are recorded from one line.
 */
export function referenceOfLine({
  reference,
  day,
  paisa,
  nth,
  accountNumber,
}: Pick<StatementLine, 'reference' | 'day' | 'paisa' | 'nth'> & { readonly accountNumber: string }): string {
  return reference ?? `${accountNumber.slice(-4)} ${day} ${paisa / 100} ${nth}`;
}
