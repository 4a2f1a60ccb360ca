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
