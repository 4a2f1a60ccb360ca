import { toLatinDigits } from '../../person/digits.ts';
import { type Phone, parsePhone } from '../../person/phone.ts';

/** The numbers in a cell of a register. */
export interface FoundPhones {
  readonly mobiles: readonly Phone[];
  /** As written, with the zero of the area code. */
  readonly landlines: readonly string[];
}

const marksBetween = /[/\\,;|&،؛\r\n]+|\s+(?:or|and|یا|اور)\s+/iu;
const marksOrSpaces = /[/\\,;|&،؛\s]+/u;

/**
 * Reads one or several numbers in a cell: mobiles, and landlines with their area code. A spreadsheet that takes a phone for a
 * number drops its zero, so both are also read without it. Null if any part is neither.
 */
export function readPhones(text: string): FoundPhones | null {
  for (const parts of [[text], text.split(marksBetween), text.split(marksOrSpaces)]) {
    const numbers = parts.filter((part) => part.trim() !== '').map(readNumber);
    if (numbers.length > 0 && numbers.every((number) => number !== null))
      return {
        mobiles: numbers.flatMap(({ mobile }) => mobile ?? []),
        landlines: numbers.flatMap(({ landline }) => landline ?? []),
      };
  }
  return null;
}

/** After the prefix of the country or the zero: the code of an area, which never begins with a 3, and the number in it. */
const landline = /^(?:(?:\+|00)?920?|0)?[24-9]\d{8,9}$/;

function readNumber(part: string): { readonly mobile?: Phone; readonly landline?: string } | null {
  const written = toLatinDigits(part).trim();
  const mobile = parsePhone(written) ?? parsePhone(`0${written}`);
  if (mobile !== null) return { mobile };
  const digits = written.replace(/[\s().\-\u2010-\u2015\u2212]/g, '');
  if (!landline.test(digits)) return null;
  return { landline: /^[2-9]\d{8,9}$/.test(digits) ? `0${written}` : written };
}
