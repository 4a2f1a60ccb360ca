import { toLatinDigits } from '#domain/person/digits.ts';
import { foldForSearch } from '#domain/person/fold-for-search.ts';
import { type Phone, parsePhone } from '#domain/person/phone.ts';
import { soundKey } from '#domain/person/sound-key.ts';
import { readPaymentNumber } from '../agreements/payment-number.ts';

/** The marks in the text of a line by which its payer can be known. */
export interface LineMarks {
  /** The serials of the payment numbers in it, each once. */
  readonly serials: readonly number[];
  /** True if it has a payment number with a wrong digit. */
  readonly hasWrongNumber: boolean;
  readonly phones: readonly Phone[];
  /** Its words as names are compared, each once, without digits and single letters. */
  readonly words: readonly string[];
}

/** Ten digits together or in the groups of a payment number; other groups are other numbers beside each other. */
const tenDigits = /(?<!\d)(?:\d{10}|\d{3}([\s\u00A0-])\d{3}\1\d{4})(?!\d)/g;
const phone = /(?<!\d)(?:(?:\+|00)?92|0)[\s-]?3\d{2}[\s-]?\d{7}(?!\d)/g;

/** Finds the payment numbers, mobile numbers and words in the text of a line. */
export function marksOf(text: string): LineMarks {
  const written = toLatinDigits(text);
  const numbers = [...written.matchAll(tenDigits)].map(([found]) => readPaymentNumber(found));
  const serials = numbers.flatMap((read) => (read !== null && read !== 'wrong_digit' ? [read.serial] : []));
  const phones = [...written.matchAll(phone)].flatMap(([found]) => parsePhone(found) ?? []);
  const words = foldForSearch(written)
    .split(' ')
    .filter((word) => word.length > 1 && !/\d/.test(word));
  return {
    serials: [...new Set(serials)],
    hasWrongNumber: numbers.includes('wrong_digit'),
    phones: [...new Set(phones)],
    words: [...new Set(words)],
  };
}

/** The fewest words of a name that a line must have: one name alone is of too many people. */
const nameWordsMin = 2;

/** True if a line has every word of a folded name by its sound, and at least two: Syal is Sial, and a word alone is no name. */
export function hasName(words: readonly string[], foldedName: string): boolean {
  const name = foldedName.split(' ').filter((word) => word.length > 1);
  return (
    name.length >= nameWordsMin &&
    name.every((word) => words.some((other) => soundKey(other) === soundKey(word)))
  );
}
