import { toLatinDigits } from '#domain/person/digits.ts';
import { regroup, type TypedFormat } from './typed-format.ts';

const digitsMax = 13;

/** A CNIC, grouped as on the card while it is typed: `35202-1234567-1`. The value is its digits; an empty field is null. */
export const typedCnic: TypedFormat<string | null> = {
  edit: (edit) => regroup(edit, (raw) => hyphenated(digitsOf(raw))),
  read: (text) => digitsOf(text) || null,
  show: (value) => hyphenated(digitsOf(value ?? '')),
};

function digitsOf(text: string): string {
  return toLatinDigits(text).replace(/\D/g, '').slice(0, digitsMax);
}

/** A hyphen is added and deleted together with the digit after it, so that deleting never gets stuck on one. */
function hyphenated(digits: string): string {
  return [digits.slice(0, 5), digits.slice(5, 12), digits.slice(12)].filter(Boolean).join('-');
}
