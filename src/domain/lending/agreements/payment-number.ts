import { invariant } from '#domain/invariant.ts';
import { toLatinDigits } from '#domain/person/digits.ts';

/**
 * The first and the last serial of a payment number. All begin with 1, so that no payment number reads as a mobile number
 * without its zero.
 */
export const paymentSerials = { first: 100_000_001, last: 199_999_999 } as const;

/**
 * A table of H. Michael Damm (2004): an anti-symmetric quasigroup of order ten with zeros in its diagonal. The check digit made
 * with it is wrong after any one digit is changed, and after any two neighbours are swapped.
 */
const damm = [
  [0, 3, 1, 7, 5, 9, 8, 6, 4, 2],
  [7, 0, 9, 2, 1, 5, 4, 8, 6, 3],
  [4, 2, 0, 6, 8, 7, 1, 3, 5, 9],
  [1, 7, 5, 0, 9, 8, 3, 4, 2, 6],
  [6, 1, 2, 3, 0, 4, 5, 9, 7, 8],
  [3, 6, 7, 4, 2, 0, 9, 5, 8, 1],
  [5, 8, 6, 9, 7, 2, 0, 1, 3, 4],
  [8, 9, 4, 5, 3, 6, 2, 0, 1, 7],
  [9, 4, 3, 8, 6, 1, 7, 2, 0, 5],
  [2, 5, 8, 1, 4, 3, 6, 7, 9, 0],
] as const;

/** The check digit of digits; 0 for digits that end in their own. */
function checkDigitOf(digits: string): number {
  let check = 0;
  for (const digit of digits) check = damm[check]?.[Number(digit)] ?? 0;
  return check;
}

const grouped = /^(\d{3})(\d{3})(\d{4})$/;

/**
 * The payment number of an agreement, as it is printed and read aloud: `100 000 0013`. Nine digits of its serial, and a check
 * digit. No-break spaces between the groups keep their order in Urdu text, where other spaces and hyphens would turn them round.
 */
export function formatPaymentNumber(serial: number): string {
  const isSerial = serial >= paymentSerials.first && serial <= paymentSerials.last;
  invariant(Number.isSafeInteger(serial) && isSerial, `${serial} is no serial of a payment number`);
  return `${serial}${checkDigitOf(String(serial))}`.replace(grouped, '$1\u00A0$2\u00A0$3');
}

const separators = /[\s.\-\u2010-\u2015\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
const written = /^1\d{9}$/;

/** The serial that a typed payment number says, or that one of its digits is wrong. */
export type ReadPaymentNumber = { readonly serial: number } | 'wrong_digit';

/**
 * Reads a payment number as people type it: with or without groups, with Urdu digits. Null for a text that is not ten digits
 * beginning with 1.
 */
export function readPaymentNumber(text: string): ReadPaymentNumber | null {
  const digits = toLatinDigits(text).replace(separators, '');
  if (!written.test(digits)) return null;
  const serial = Number(digits.slice(0, -1));
  return checkDigitOf(digits) === 0 && serial >= paymentSerials.first ? { serial } : 'wrong_digit';
}
