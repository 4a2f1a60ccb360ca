import { invariant } from './invariant.ts';
import { toLatinDigits } from './person/digits.ts';

/** Without I, L, O and U: nobody mistakes a letter for a digit when a code is read from paper. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const bitsOfLetter = 5;

/** The first letters of bytes, five bits each; `count` letters need `count * 5 / 8` bytes. */
export function lettersOf(bytes: Uint8Array, count: number): string {
  let bits = 0n;
  for (const byte of bytes) bits = (bits << 8n) | BigInt(byte);
  return Array.from({ length: count }, (_, index) => {
    const shift = BigInt(8 * bytes.length - bitsOfLetter * (index + 1));
    return alphabet[Number((bits >> shift) & 31n)];
  }).join('');
}

/**
 * Reads letters as people type them: in either case, with hyphens and spaces, with Urdu digits, with the letters that look like
 * digits. Null if they are not `count` letters.
 */
export function readLetters(text: string, count: number): string | null {
  const letters = toLatinDigits(text)
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/[IL]/g, '1')
    .replaceAll('O', '0');
  return letters.length === count && [...letters].every((letter) => alphabet.includes(letter))
    ? letters
    : null;
}

/** The letters in groups, with hyphens between them. */
export function inGroups(letters: string, size: number): string {
  return letters.match(new RegExp(`.{1,${size}}`, 'g'))?.join('-') ?? '';
}

const codeLength = 16;
const groupLength = 4;

/** Number of random bytes in a code: 80 bits, five for each letter. */
export const codeBytes = 10;

/** A random code that is printed and typed: `7K4M-QX2P-9TDA-3WEF`. Takes ten bytes. */
export function codeOf(random: Uint8Array): string {
  invariant(random.length === codeBytes, 'a code is made of ten bytes');
  return inGroups(lettersOf(random, codeLength), groupLength);
}

/** Reads a code as people type it. Null for anything else. */
export function parseCode(text: string): string | null {
  const letters = readLetters(text, codeLength);
  return letters === null ? null : inGroups(letters, groupLength);
}

/** The same with a letter before it, which says what the code is of: `A-2F7K-9M4R-XC3T-W8QD`. */
export const letteredCodeOf = (letter: string, random: Uint8Array): string => `${letter}-${codeOf(random)}`;

/** Reads such a code as people type it, with or without its letter. Null for anything else. */
export function parseLetteredCode(letter: string, text: string): string | null {
  const rest = text.trim();
  const isLettered = rest.slice(0, 1).toUpperCase() === letter;
  const code = parseCode(rest) ?? (isLettered ? parseCode(rest.slice(1)) : null);
  return code === null ? null : `${letter}-${code}`;
}
