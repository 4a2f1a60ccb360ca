import { invariant } from '#domain/invariant.ts';
import { branchCodePattern } from '#domain/lending/agreements/agreement-number.ts';
import { toLatinDigits } from '#domain/person/digits.ts';

/** The parts of a complaint's number: the branch's code, the year of arrival, and the serial within both. */
export interface ComplaintNumber {
  readonly branchCode: string;
  readonly year: number;
  readonly serial: number;
}

const written = /^(?:C-)?([A-Z]{3})-(\d{2})-(\d{4,9})$/;

/** `C-SGD-26-0012`: no agreement has a serial so short. It counts from 1 in each branch and year, without gaps. */
export function formatComplaintNumber({ branchCode, year, serial }: ComplaintNumber): string {
  invariant(branchCodePattern.test(branchCode), `${branchCode} was checked when the branch was made`);
  invariant(Number.isSafeInteger(serial) && serial > 0, `a serial counts from 1, unlike ${serial}`);
  return `C-${branchCode}-${String(year % 100).padStart(2, '0')}-${String(serial).padStart(4, '0')}`;
}

/** Reads a complaint's number as people type it, with or without its first letter. Null for anything else. */
export function parseComplaintNumber(text: string): ComplaintNumber | null {
  const match = written.exec(toLatinDigits(text).trim().toUpperCase());
  if (match?.[1] === undefined) return null;
  const serial = Number(match[3]);
  return serial === 0 ? null : { branchCode: match[1], year: 2000 + Number(match[2]), serial };
}
