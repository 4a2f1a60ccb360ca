import { toLatinDigits } from '#domain/person/digits.ts';
import type { TypedFormat } from './typed-format.ts';
import type { TypedNumber } from './typed-number.ts';

/** A rate as people write it, `94.5`, in basis points: 9450. More than two decimals are left for the contract to refuse. */
export const typedPercent: TypedFormat<TypedNumber> = {
  edit: ({ raw, caret }) => ({ text: toLatinDigits(raw), caret }),
  read(text) {
    const typed = text.trim().replace(/\s*%$/, '');
    if (typed === '') return null;
    return /^\d{1,3}(\.\d{1,2})?$/.test(typed) ? Math.round(Number(typed) * 100) : text;
  },
  show: (value) => (typeof value === 'number' ? String(value / 100) : (value ?? '')),
};
