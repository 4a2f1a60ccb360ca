import { invariant } from '#domain/invariant.ts';
import { toLatinDigits } from '#domain/person/digits.ts';
import { branchCodePattern } from '../agreements/agreement-number.ts';

/** The number of a phone that works in the field. Phones of a branch are numbered from 1 and no number is used again. */
export interface FieldDeviceNumber {
  readonly branchCode: string;
  readonly serial: number;
}

/** The number of a slip: its phone, and the place among the slips of that phone, from 1 without gaps. */
export interface SlipNumber extends FieldDeviceNumber {
  readonly slip: number;
}

const written = /^([A-Z]{3})-F(\d{2,4})-(\d{5,9})$/;

/** The short code of a phone, `F03`. A serial past 99 simply grows. */
export function formatDeviceCode(serial: number): string {
  invariant(Number.isSafeInteger(serial) && serial > 0, `a phone counts from 1, unlike ${serial}`);
  return `F${String(serial).padStart(2, '0')}`;
}

/** `SGD-F03-00057`. A slip past 99999 simply grows. */
export function formatSlipNumber({ branchCode, serial, slip }: SlipNumber): string {
  invariant(branchCodePattern.test(branchCode), `${branchCode} was checked when the branch was made`);
  invariant(Number.isSafeInteger(slip) && slip > 0, `a slip counts from 1, unlike ${slip}`);
  return `${branchCode}-${formatDeviceCode(serial)}-${String(slip).padStart(5, '0')}`;
}

/** Reads the number of a slip as people type it: in either case, with Urdu digits. Null for anything else. */
export function parseSlipNumber(text: string): SlipNumber | null {
  const match = written.exec(toLatinDigits(text).trim().toUpperCase());
  if (match?.[1] === undefined) return null;
  const [serial, slip] = [Number(match[2]), Number(match[3])];
  return serial === 0 || slip === 0 ? null : { branchCode: match[1], serial, slip };
}
