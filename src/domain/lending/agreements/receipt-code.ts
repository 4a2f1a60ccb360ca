import { codeBytes, codeOf, parseCode } from '#domain/code-letters.ts';

/** Number of random bytes in a code. */
export const receiptCodeBytes = codeBytes;

/** The random code for the public check of a receipt: `7K4M-QX2P-9TDA-3WEF`. */
export const receiptCodeOf = codeOf;

/**
 * Reads a code as people type it: in either case, without its hyphens, with Urdu digits, with the letters that look like
 * digits. Null for anything else.
 */
export const parseReceiptCode = parseCode;
