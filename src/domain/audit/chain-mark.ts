import { inGroups, lettersOf, readLetters } from '#domain/code-letters.ts';
import { invariant } from '#domain/invariant.ts';
import { toLatinDigits } from '#domain/person/digits.ts';

/** 50 bits of the hash: nobody finds another history with the same ones for a paper that is in a customer's hand. */
const lettersCount = 10;
const groupLength = 5;

const written = /^\s*(\d{1,15})\s*[-:\s]\s*(.*)$/;

/**
 * The mark of an audit event on paper: its position in the chain of its branch and the first letters of its hash,
 * `4711-K7Q2X-9TDA3`. The hash covers all events before it, so a paper proves the books up to its own event.
 */
export function chainMarkOf(position: number, hash: Uint8Array): string {
  invariant(Number.isSafeInteger(position) && position > 0, 'positions count from 1');
  return `${position}-${inGroups(lettersOf(hash, lettersCount), groupLength)}`;
}

/** Reads a mark as people type it: like a receipt's code, with a hyphen, colon or space after the position. Null for anything else. */
export function readChainMark(text: string): string | null {
  const [, position = '', rest = ''] = written.exec(toLatinDigits(text)) ?? [];
  const letters = readLetters(rest, lettersCount);
  return letters === null || Number(position) === 0
    ? null
    : `${Number(position)}-${inGroups(letters, groupLength)}`;
}
