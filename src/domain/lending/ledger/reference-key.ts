import { toLatinDigits } from '#domain/person/digits.ts';

/**
 * What two references are compared by: a slip is the same slip in either case, with or without spaces, in Latin or Urdu digits.
 * Null where there is none to compare.
 */
export function referenceKeyOf(reference: string | null): string | null {
  const key = toLatinDigits(reference ?? '')
    .replace(/\s/gu, '')
    .toUpperCase();
  return key === '' ? null : key;
}
