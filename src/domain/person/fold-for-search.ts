import { toLatinDigits } from './digits.ts';

/** Letters that people write for one another, and what each is found as. The keys are what compatibility decomposition leaves. */
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
 * The text by which a name or an address is stored for search and by which a search looks for it, so that both spellings
 * of a sound meet: ي/ی, ك/ک, ه/ہ, with and without hamza, vowel marks or Latin accents, in either case, in any digits.
 * What is not a letter or a digit becomes one space.
 */
export function foldForSearch(text: string): string {
  return toLatinDigits(text)
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\u0621\u0640\u200B-\u200F]/gu, '')
    .replace(/[يىكهةۃھە]/g, (letter) => sameLetter[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
