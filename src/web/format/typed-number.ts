import { toLatinDigits } from '#domain/person/digits.ts';
import type { TypedFormat } from './typed-format.ts';

/** A whole number. A text that is no number stays as it was typed. An empty field is null. */
export type TypedNumber = number | string | null;

/** A count, a year, a number of days: digits without groups. A sign or a fraction is left for the contract to refuse. */
export const typedNumber: TypedFormat<TypedNumber> = {
  edit: ({ raw, caret }) => ({ text: toLatinDigits(raw), caret }),
  read(text) {
    const digits = text.trim();
    if (digits === '') return null;
    const number = /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
    return Number.isSafeInteger(number) ? number : text;
  },
  show: (value) => (value === null ? '' : String(value)),
};
