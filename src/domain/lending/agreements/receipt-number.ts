import { invariant } from '#domain/invariant.ts';
import { toLatinDigits } from '#domain/person/digits.ts';
import { branchCodePattern } from './agreement-number.ts';

/** A receipt's number within its branch. Serials run from 1 without gaps; a void keeps its own. */
export interface ReceiptNumber {
  readonly branchCode: string;
  readonly serial: number;
}

const written = /^([A-Z]{3})-(\d{6,9})$/;

/** `SGD-000123`. A serial past 999999 simply grows. */
export function formatReceiptNumber({ branchCode, serial }: ReceiptNumber): string {
  invariant(branchCodePattern.test(branchCode), `${branchCode} was checked when the branch was made`);
  invariant(Number.isSafeInteger(serial) && serial > 0, `a serial counts from 1, unlike ${serial}`);
  return `${branchCode}-${String(serial).padStart(6, '0')}`;
}

/** Reads a receipt number as people type it: in either case, with Urdu digits. Null for anything else. */
export function parseReceiptNumber(text: string): ReceiptNumber | null {
  const match = written.exec(toLatinDigits(text).trim().toUpperCase());
  if (match?.[1] === undefined) return null;
  const serial = Number(match[2]);
  return serial === 0 ? null : { branchCode: match[1], serial };
}
