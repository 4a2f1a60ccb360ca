import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { toLatinDigits } from '#domain/person/digits.ts';
import type { PaymentMethod } from './bookkeeping.ts';

/**
 * The key that compares two references. A slip is the same slip in either case, with or without spaces, in Latin or Urdu
 * digits. Null for an empty reference.
 */
export function referenceKeyOf(reference: string | null): string | null {
  const key = toLatinDigits(reference ?? '')
    .replace(/\s/gu, '')
    .replace(/[a-z]/gu, (letter) => letter.toUpperCase());
  return key === '' ? null : key;
}

/** The details on the paper of a payment. */
export interface Slip {
  readonly method: PaymentMethod;
  readonly reference: string | null;
  readonly valuedOn: CalendarDate;
  readonly amount: number;
}

/** The key that compares two slips: method, day and reference, or the amount for cash, which has no reference. */
export function slipKeyOf({ method, reference, valuedOn, amount }: Slip): string {
  return [method, valuedOn, referenceKeyOf(reference) ?? amount].join(' ');
}
