import { codeBytes, letteredCodeOf, parseLetteredCode } from '#domain/code-letters.ts';
import { invariant } from '#domain/invariant.ts';
import { branchCodePattern } from '../agreements/agreement-number.ts';

/** Number of random bytes in a code. */
export const clearanceCodeBytes = codeBytes;

const letter = 'K';

/** The random code for the public check of a clearance certificate: `K-7K4M-QX2P-9TDA-3WEF`. */
export const clearanceCodeOf = (random: Uint8Array): string => letteredCodeOf(letter, random);

/** Reads a code as people type it, with or without its first letter. Null for anything else. */
export const parseClearanceCode = (text: string): string | null => parseLetteredCode(letter, text);

/** True of a text that begins like the code of a certificate, so that one field takes it beside codes of receipts. */
export const isClearanceCode = (text: string): boolean => /^\s*k[\s-]/i.test(text);

/** `SGD-C-000012`: serials of a branch run from 1 without gaps; a void certificate keeps its own. */
export function formatClearanceNumber(branchCode: string, serial: number): string {
  invariant(branchCodePattern.test(branchCode), `${branchCode} was checked when the branch was made`);
  invariant(Number.isSafeInteger(serial) && serial > 0, `a serial counts from 1, unlike ${serial}`);
  return `${branchCode}-C-${String(serial).padStart(6, '0')}`;
}
