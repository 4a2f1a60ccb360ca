import { referenceKeyOf } from '../ledger/reference-key.ts';

const named = /account|a\/c|iban|msisdn|wallet|mobile\s*(?:no|number)|اکاؤنٹ|کھاتہ/i;
const number = /[A-Z]{0,4}[\d*Xx][\d*Xx -]{5,}\d/g;

/** The fewest last digits by which a masked number is known. */
const shownDigitsMin = 4;

/**
 * The number of another account that the lines above the headings name, as the bank writes it; null if they name none, or this
 * one. A bank may write the number of an IBAN alone, or its last digits.
 */
export function otherAccountIn(linesAbove: readonly (readonly string[])[], own: string): string | null {
  const ownKey = referenceKeyOf(own) ?? '';
  const numbers = linesAbove.flatMap((cells) => {
    const line = cells.join(' ');
    return named.test(line) ? [...line.matchAll(number)].map(([found]) => found) : [];
  });
  return numbers.some((found) => isSame(found, ownKey)) ? null : (numbers[0] ?? null);
}

function isSame(found: string, ownKey: string): boolean {
  const shown = found.split(/[*Xx]+/).at(-1) ?? '';
  const key = referenceKeyOf(shown) ?? '';
  return key.length >= shownDigitsMin && (ownKey.endsWith(key) || key.endsWith(ownKey));
}
