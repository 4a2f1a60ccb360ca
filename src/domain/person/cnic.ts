import { toLatinDigits } from './digits.ts';
import type { Gender } from './gender.ts';

declare const cnicBrand: unique symbol;
/** The thirteen digits of a national identity card, as stored. Only `parseCnic` makes one. */
export type Cnic = string & { readonly [cnicBrand]: true };

const separators = /[\s\-\u00AD\u2010-\u2015\u2212\uFE58\uFE63\uFF0D\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/**
 * Reads a CNIC with or without its hyphens, Urdu digits included. Only a wrong length or other characters are refused: the
 * number has no checksum. `cnicWarnings` reports unusual numbers.
 */
export function parseCnic(input: string): Cnic | null {
  const digits = toLatinDigits(input).replace(separators, '');
  return /^\d{13}$/.test(digits) ? (digits as Cnic) : null;
}

/** `35202-1234567-1`, as it stands on the card. For an explicit, audited reveal only; everywhere else it is masked. */
export function formatCnic(cnic: Cnic): string {
  return `${cnic.slice(0, 5)}-${cnic.slice(5, 12)}-${cnic.slice(12)}`;
}

/** `35202-*****67-1`: enough to tell two people apart, not enough to be used. */
export function maskCnic(cnic: Cnic): string {
  return `${cnic.slice(0, 5)}-*****${cnic.slice(10, 12)}-${cnic.slice(12)}`;
}

export type CnicWarning = 'unusual_first_digit' | 'gender_differs';

/**
 * Warnings that ask a clerk to look at the card again; never a reason to refuse. No region's numbers begin with 0 or 9, and the
 * last digit is odd for men and even for women.
 */
export function cnicWarnings(cnic: Cnic, gender: Gender | null): CnicWarning[] {
  const warnings: CnicWarning[] = [];
  if (cnic.startsWith('0') || cnic.startsWith('9')) warnings.push('unusual_first_digit');
  const lastDigitSays: Gender = Number(cnic.slice(-1)) % 2 === 1 ? 'male' : 'female';
  if ((gender === 'male' || gender === 'female') && gender !== lastDigitSays) warnings.push('gender_differs');
  return warnings;
}
