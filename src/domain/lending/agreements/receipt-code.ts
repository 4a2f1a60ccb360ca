import { inGroups, lettersOf, readLetters } from '#domain/code-letters.ts';
import { invariant } from '#domain/invariant.ts';

const codeLength = 16;
const groupLength = 4;

/** Number of random bytes in a code: 80 bits, five for each letter. */
export const receiptCodeBytes = 10;

/** The random code for the public check of a receipt: `7K4M-QX2P-9TDA-3WEF`. */
export function receiptCodeOf(random: Uint8Array): string {
  invariant(random.length === receiptCodeBytes, 'a code is made of ten bytes');
  return inGroups(lettersOf(random, codeLength), groupLength);
}

/**
 * Reads a code as people type it: in either case, without its hyphens, with Urdu digits, with the letters that look like
 * digits. Null for anything else.
 */
export function parseReceiptCode(text: string): string | null {
  const letters = readLetters(text, codeLength);
  return letters === null ? null : inGroups(letters, groupLength);
}
