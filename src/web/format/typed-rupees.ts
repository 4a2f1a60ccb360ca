import { parseRupees } from '#domain/money/read-rupees.ts';
import { toLatinDigits } from '#domain/person/digits.ts';
import { formatCount } from './count.ts';
import { regroup, type TypedFormat } from './typed-format.ts';
import type { TypedNumber } from './typed-number.ts';

/**
 * Whole rupees, grouped while they are typed: `150,000`. `Rs 1,50,000/-` is read too. A text that is no whole number of rupees
 * stays as it is: dropping the decimal point of `1500.50` would make it a hundred times as much.
 */
export const typedRupees: TypedFormat<TypedNumber> = {
  edit: (edit) => regroup(edit, grouped),
  read: (text) => (text.trim() === '' ? null : (parseRupees(text) ?? text)),
  show: (value) => (typeof value === 'number' ? formatCount(value) : (value ?? '')),
};

/** Digits are grouped; a text with more in it stays as it is typed, so that a decimal point keeps its place. */
function grouped(raw: string): string {
  const digits = raw.replace(/,/g, '');
  const amount = /\d[.\u066B]/.test(raw) ? null : parseRupees(digits);
  return amount === null ? toLatinDigits(raw) : formatCount(amount);
}
