import { parseRupees } from '#domain/money/rupees.ts';
import { toLatinDigits } from '#domain/person/digits.ts';
import { formatCount } from './count.ts';
import { regroup, type TypedFormat } from './typed-format.ts';
import type { TypedNumber } from './typed-number.ts';

/**
 * Whole rupees, grouped while they are typed: `150,000`. `Rs 1,50,000/-` is read too. Whatever is no whole number of rupees stays
 * as it is: a decimal point that was dropped would make a hundred times as much of `1500.50`.
 */
export const typedRupees: TypedFormat<TypedNumber> = {
  edit: (edit) => regroup(edit, grouped),
  read: (text) => (text.trim() === '' ? null : (parseRupees(text) ?? text)),
  show: (value) => (typeof value === 'number' ? formatCount(value) : (value ?? '')),
};

function grouped(raw: string): string {
  const amount = parseRupees(raw);
  return amount === null ? toLatinDigits(raw) : formatCount(amount);
}
