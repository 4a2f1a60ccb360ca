import { invariant } from '#domain/invariant.ts';
import { toLatinDigits } from '#domain/person/digits.ts';

/** Without I, L, O and U: nobody mistakes a letter for a digit when a code is read from paper. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const codeLength = 16;
const written = new RegExp(`^[${alphabet}]{${codeLength}}$`);

/** Number of random bytes in a code: 80 bits, five for each letter. */
export const receiptCodeBytes = 10;

/** The random code for the public check of a receipt: `7K4M-QX2P-9TDA-3WEF`. */
export function receiptCodeOf(random: Uint8Array): string {
  invariant(random.length === receiptCodeBytes, 'a code is made of ten bytes');
  let bits = 0n;
  for (const byte of random) bits = (bits << 8n) | BigInt(byte);
  const letters = Array.from({ length: codeLength }, (_, index) => {
    const shift = BigInt(5 * (codeLength - 1 - index));
    return alphabet[Number((bits >> shift) & 31n)];
  });
  return grouped(letters.join(''));
}

/**
 * Reads a code as people type it: in either case, without its hyphens, with Urdu digits, with the letters that look like
 * digits. Null for anything else.
 */
export function parseReceiptCode(text: string): string | null {
  const letters = toLatinDigits(text)
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/[IL]/g, '1')
    .replaceAll('O', '0');
  return written.test(letters) ? grouped(letters) : null;
}

function grouped(letters: string): string {
  return letters.match(/.{4}/g)?.join('-') ?? letters;
}
