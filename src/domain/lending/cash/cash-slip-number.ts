import { invariant } from '#domain/invariant.ts';
import { toLatinDigits } from '#domain/person/digits.ts';

/** `SGD-C-000012`: the slip of a movement of cash, by the code of its branch and its serial, which counts from 1 there. */
export function formatCashSlipNumber(branchCode: string, serial: number): string {
  invariant(Number.isSafeInteger(serial) && serial > 0, `a serial counts from 1, unlike ${serial}`);
  return `${branchCode}-C-${String(serial).padStart(6, '0')}`;
}

/** The parts of a slip's number; without a branch if only the serial was typed. */
interface TypedSlipNumber {
  readonly branchCode: string | null;
  readonly serial: number;
}

const typedNumber = /^(?:([A-Z]{3})-C-)?(\d{1,9})$/;

/** Reads a slip's number as people type it: whole, or its serial alone. Null for anything else. */
export function parseCashSlipNumber(text: string): TypedSlipNumber | null {
  const match = typedNumber.exec(toLatinDigits(text).trim().toUpperCase());
  const serial = Number(match?.[2]);
  return match === null || serial === 0 ? null : { branchCode: match[1] ?? null, serial };
}
