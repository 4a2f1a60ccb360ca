import { foldForSearch } from '../../person/fold-for-search.ts';

/** A product of the list: its names in each script, and its price in whole rupees. */
export interface ListedProduct {
  readonly names: readonly string[];
  readonly cashPrice: number;
}

/** Goods that are described by hand: their description, and the price of one in whole rupees. */
export interface DescribedGoods {
  readonly description: string;
  readonly unitPrice: number;
}

/** Words that only join others. */
const joining = new Set([
  'a',
  'an',
  'and',
  'of',
  'the',
  'with',
  'for',
  'or',
  'اور',
  'مع',
  'کا',
  'کی',
  'کے',
  'و',
]);

/** Words of praise and completeness. They tell no goods from others. */
const praising = new Set(
  [
    ...[
      'new',
      'brand',
      'complete',
      'full',
      'whole',
      'original',
      'genuine',
      'best',
      'good',
      'quality',
      'special',
    ],
    ...['نیا', 'نئی', 'نئے', 'مکمل', 'پورا', 'پوری', 'اصلی', 'عمدہ', 'بہترین', 'اعلیٰ', 'خاص'],
  ].map((word) => singular(foldForSearch(word))),
);

/**
 * True if goods that are described by hand are a product of the list, so that the product has to be chosen at its cash price: the
 * description has the same words as one of its names, or it asks more than the product costs and has all words of the name, or
 * the name has all words of the description. Words are compared folded, in any order, without plural endings of English and
 * without joining words; where the price is higher, also without words of praise.
 *
 * It does not know synonyms, misspellings, a name written in the other script's sound, words that are joined or split, or goods
 * whose parts are described apart.
 */
export function isListed({ description, unitPrice }: DescribedGoods, product: ListedProduct): boolean {
  const described = wordsOf(description);
  const isDearer = unitPrice > product.cashPrice;
  return product.names.some((name) => {
    const listed = wordsOf(name);
    if (hasAll(described, listed) && hasAll(listed, described)) return true;
    if (!isDearer) return false;
    const [goods, listedGoods] = [withoutPraise(described), withoutPraise(listed)];
    return hasAll(goods, listedGoods) || hasAll(listedGoods, goods);
  });
}

/** The folded words of a name that are more than joints. A name of nothing else keeps them. */
function wordsOf(name: string): ReadonlySet<string> {
  return new Set(leaving(foldForSearch(name).split(' '), joining).map(singular));
}

function withoutPraise(words: ReadonlySet<string>): ReadonlySet<string> {
  return new Set(leaving([...words], praising));
}

function leaving(words: readonly string[], left: ReadonlySet<string>): readonly string[] {
  const rest = words.filter((word) => !left.has(word));
  return rest.length > 0 ? rest : words;
}

/** The word without the ending of an English plural. What is left need not be a word. */
function singular(word: string): string {
  return word.replace(/(?<=[a-z]{2})[es]+$/, '').replace(/(?<=[a-z]{2})y$/, 'i');
}

function hasAll(words: ReadonlySet<string>, wanted: ReadonlySet<string>): boolean {
  return [...wanted].every((word) => words.has(word));
}
