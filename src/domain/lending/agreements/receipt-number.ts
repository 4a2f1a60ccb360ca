import { invariant } from '#domain/invariant.ts';
import { toLatinDigits } from '#domain/person/digits.ts';
import { branchCodePattern } from './agreement-number.ts';

/** The two series of a branch: receipts for money that came in, vouchers for money that was paid out. */
export const receiptSeries = ['receipt', 'voucher'] as const;
export type ReceiptSeries = (typeof receiptSeries)[number];

/** A receipt's number within its branch and series. Serials run from 1 without gaps; a void keeps its own. */
export interface ReceiptNumber {
  readonly series: ReceiptSeries;
  readonly branchCode: string;
  readonly serial: number;
}

const written = /^([A-Z]{3})-(V-)?(\d{6,9})$/;

/** `SGD-000123`, a voucher `SGD-V-000012`. A serial past 999999 simply grows. */
export function formatReceiptNumber({ series, branchCode, serial }: ReceiptNumber): string {
  invariant(branchCodePattern.test(branchCode), `${branchCode} was checked when the branch was made`);
  invariant(Number.isSafeInteger(serial) && serial > 0, `a serial counts from 1, unlike ${serial}`);
  return `${branchCode}-${series === 'voucher' ? 'V-' : ''}${String(serial).padStart(6, '0')}`;
}

/** Reads the number of a receipt or voucher as people type it: in either case, with Urdu digits. Null for anything else. */
export function parseReceiptNumber(text: string): ReceiptNumber | null {
  const match = written.exec(toLatinDigits(text).trim().toUpperCase());
  if (match?.[1] === undefined) return null;
  const serial = Number(match[3]);
  const series = match[2] === undefined ? 'receipt' : 'voucher';
  return serial === 0 ? null : { series, branchCode: match[1], serial };
}
