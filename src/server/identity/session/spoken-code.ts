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

/** Reduces a typed code to its letters and digits: upper case, Latin digits, nothing in between. */
export function plainCode(typed: string): string {
  return toLatinDigits(typed)
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
}
