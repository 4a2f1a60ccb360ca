import { toLatinDigits } from './digits.ts';

/** Marks above and below letters, the hamza that stands alone, the stretched line, and marks of direction. */
const marks =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: each mark is meant by itself.
  /[\uFE00-\uFE0F\u0300-\u036F\u0610-\u061A\u0621\u0640\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u0897-\u089F\u08CA-\u08E1\u08E3-\u08FF\u200B-\u200F\uFE20-\uFE2F]/gu;

/** Letters that people use for one another, by their common form. The keys are the results of compatibility decomposition. */
const sameLetter: Readonly<Record<string, string>> = {
  ي: 'ی',
  ى: 'ی',
  ك: 'ک',
  ه: 'ہ',
  ة: 'ہ',
  ۃ: 'ہ',
  ھ: 'ہ',
  ە: 'ہ',
};

/**
 * The separators between words: spaces, punctuation and signs of English, Urdu and Arabic, and the signs that every script
 * uses. U+0000 and unpaired surrogates may be in a search text but are never in a name: the database takes neither.
 */
const separators =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: tabs and line breaks stand between words too.
  /[\u0000-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00BF\u00D7\u00F7\u0600-\u060F\u061B-\u061F\u066A-\u066D\u06D4\u06DD\u06DE\u06E9\u06FD\u06FE\u1680\u2000-\u206F\u20A0-\u20CF\u2190-\u245F\u2500-\u2775\u2794-\u2BFF\u2E00-\u2E7F\u3000-\u3004\u3008-\u3020\u3030\uD800-\uDFFF\uE000-\uF8FF\uFD3E-\uFD4F\uFDFD-\uFDFF\uFEFF\uFFF9-\uFFFD\u{1F000}-\u{1FAFF}]+/gu;

/**
 * The text by which a name or an address is stored for search and by which a search looks for it, so that both spellings of a
 * sound meet: ي/ی, ك/ک, ه/ہ, with and without hamza, vowel marks or Latin accents, in either case of A–Z, in any digits.
 * Separators become one space. The database folds names by the same lists (`folded_name`). The lists are explicit because Node
 * and PostgreSQL define letters, marks and capitals differently between their versions and locales.
 */
export function foldForSearch(text: string): string {
  return toLatinDigits(text)
    .normalize('NFKD')
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
    .replace(marks, '')
    .replace(/[يىكهةۃھە]/g, (letter) => sameLetter[letter] ?? letter)
    .replace(separators, ' ')
    .replace(/^ | $/g, '');
}
