import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { toLatinDigits } from '#domain/person/digits.ts';
import type { MoneyAccount, PaymentMethod } from './bookkeeping.ts';

/** Spaces and the punctuation of ASCII, of Arabic script and of Unicode's general punctuation. */
const spacesAndSigns =
  /[\s\u0021-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u007E\u00AD\u060C\u061B\u061F\u0640\u066A-\u066C\u06D4\u200B-\u2027\u202A-\u202E\u2030-\u205E\u2060-\u206F\u2212]/gu;

/**
 * The key that compares two references. Letter case, spaces, punctuation and the script of digits do not matter. Null for a
 * reference without a letter or digit.
 */
export function referenceKeyOf(reference: string | null): string | null {
  const key = toLatinDigits(reference ?? '')
    .replace(spacesAndSigns, '')
    .replace(/[a-z]/gu, (letter) => letter.toUpperCase());
  return key === '' ? null : key;
}

/**
 * The key of the slip that proves money from outside, or null if there is none: cash leaves no slip, and money moved between
 * agreements has its own. The reference of an electronic transfer is unique, whatever its day and method; the number of a
 * cheque is compared with other cheques only.
 */
export function slipKeyOf(method: MoneyAccount | null, reference: string | null): string | null {
  const key = referenceKeyOf(reference);
  if (key === null || method === null || method === 'cash' || method === 'transfer') return null;
  return method === 'cheque' ? `cheque ${key}` : key;
}

/** The details on the slip of a payment. */
interface Paper {
  readonly method: PaymentMethod;
  readonly reference: string | null;
  readonly valuedOn: CalendarDate;
  readonly amount: number;
}

/** The key that tells if two requested payments have the same slip; without a slip it is method, day and amount. */
export function paperKeyOf({ method, reference, valuedOn, amount }: Paper): string {
  return slipKeyOf(method, reference) ?? `${method} ${valuedOn} ${amount}`;
}
