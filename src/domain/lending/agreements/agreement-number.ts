import { invariant } from '#domain/invariant.ts';
import { toLatinDigits } from '#domain/person/digits.ts';

/** The parts of an agreement number: the branch's code, the year of the draft, and the serial within both. */
export interface AgreementNumber {
  readonly branchCode: string;
  readonly year: number;
  readonly serial: number;
}

/** The code of a branch inside numbers: three Latin capitals. */
export const branchCodePattern = /^[A-Z]{3}$/;

const written = /^([A-Z]{3})-(\d{2})-(\d{5,9})$/;

/** `SGD-26-00042`. A serial past 99999 simply grows. */
export function formatAgreementNumber({ branchCode, year, serial }: AgreementNumber): string {
  invariant(branchCodePattern.test(branchCode), `${branchCode} was checked when the branch was made`);
  invariant(year >= 2000 && year <= 2099, `the year ${year} has two digits in this century`);
  invariant(Number.isSafeInteger(serial) && serial > 0, `a serial counts from 1, unlike ${serial}`);
  return `${branchCode}-${String(year % 100).padStart(2, '0')}-${String(serial).padStart(5, '0')}`;
}

/** Reads an agreement number as people type it: in either case, with Urdu digits. Null for anything else. */
export function parseAgreementNumber(text: string): AgreementNumber | null {
  const match = written.exec(toLatinDigits(text).trim().toUpperCase());
  if (match?.[1] === undefined) return null;
  const serial = Number(match[3]);
  return serial === 0 ? null : { branchCode: match[1], year: 2000 + Number(match[2]), serial };
}
