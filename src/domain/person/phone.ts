import { toLatinDigits } from './digits.ts';

declare const phoneBrand: unique symbol;
/** A Pakistani mobile number as it is stored: `03` and nine digits. Only `parsePhone` makes one. */
export type Phone = string & { readonly [phoneBrand]: true };

export const phoneDigitsMax = 11;
/** The digits and the hyphen after the fourth. */
export const phoneInputLengthMax = phoneDigitsMax + 1;

/** The separators that people put between digits, and the direction marks that come along when a number is copied from a chat. */
const separators =
  /[\s().\-\u00AD\u2010-\u2015\u2212\uFE58\uFE63\uFF0D\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** `+92`, `0092` or `92`, with or without the zero that `+92 (0)300` keeps; else the zero alone. */
const mobile = /^(?:(?:\+|00)?920?|0)(3\d{9})$/;

/**
 * Reads a mobile number in any form in which people write it. Any `03` and nine digits is a number: the published
 * lists of operators' prefixes are out of date. Null for anything else, letters included, so an e-mail is never a phone.
 */
export function parsePhone(input: string): Phone | null {
  const subscriber = mobile.exec(toLatinDigits(input).replace(separators, ''))?.[1];
  return subscriber === undefined ? null : (`0${subscriber}` as Phone);
}

/** `03xx-xxxxxxx`, as people read it. */
export function formatPhone(phone: Phone): string {
  return hyphenated(phone);
}

/** `92…` without a plus: what `wa.me` wants; a `tel:` link puts the plus before it. */
export function internationalPhone(phone: Phone): string {
  return `92${phone.slice(1)}`;
}

/**
 * The text that a phone input shows for its current value: at most eleven digits and a hyphen after the fourth. The hyphen
 * comes with the fifth digit and goes with it, so deleting never gets stuck on it. A country code turns into the zero as soon
 * as the 3 of a mobile number follows it, typed or pasted. Formatting twice changes nothing.
 */
export function formatPhoneAsTyped(raw: string): string {
  const digits = toLatinDigits(raw)
    .replace(/\D/g, '')
    .replace(/^(?:00)?920?3/, '03');
  return hyphenated(digits.slice(0, phoneDigitsMax));
}

function hyphenated(digits: string): string {
  return digits.length > 4 ? `${digits.slice(0, 4)}-${digits.slice(4)}` : digits;
}
