import { randomInt } from 'node:crypto';
import { toLatinDigits } from '#domain/person/digits.ts';

/** No I, L, O, 0 and 1: a code is read out at a counter and copied by hand. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const groupLength = 4;

/** A random code in groups of four, for example `K7QM-3FPX`: 20 bits a group, rounded up. */
export function createSpokenCode(groupCount: number): string {
  const group = () =>
    Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('');
  return Array.from({ length: groupCount }, group).join('-');
}

/** What of a typed code counts: letters of either case and digits of either script, whatever is between them. */
export function plainCode(typed: string): string {
  return toLatinDigits(typed)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
}
