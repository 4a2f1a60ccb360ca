import { describe, expect, test } from 'vitest';
import { fc } from '#test/support/runs/properties.ts';
import { isListed, type ListedProduct } from './listed-goods.ts';

const bedding: ListedProduct = {
  names: ['Bedding and mattresses, complete', 'مکمل بستر اور میٹریس'],
  cashPrice: 64_000,
};
const fridge: ListedProduct = {
  names: ['Refrigerator, 12 cubic feet', 'فریج، 12 مکعب فٹ'],
  cashPrice: 132_000,
};

const dearer = (description: string, name: string) =>
  isListed({ description, unitPrice: 101 }, { names: [name], cashPrice: 100 });

describe('goods that are described by hand are a product of the list', () => {
  test.each([
    ['with a word in brackets', 'Bedding and mattresses (new)', bedding],
    ['in capitals', 'BEDDING AND MATTRESSES', bedding],
    ['in another order', 'Mattresses & bedding', bedding],
    ['in the singular', 'Mattress, beddings', bedding],
    ['with a brand', 'Diamond bedding and mattresses complete', bedding],
    ['in Urdu with Arabic letters', 'بستر اور ميٹريس', bedding],
    ['in Urdu with a word of praise', 'نیا بستر اور میٹریس', bedding],
    ['with the figures of Urdu', 'فریج ۱۲ مکعب فٹ', fridge],
    ['with fewer words', 'Refrigerator', fridge],
    ['with more words', 'Refrigerator, 12 cubic feet, two doors', fridge],
  ])('%s, at a higher price', (_, description, product) => {
    expect(isListed({ description, unitPrice: product.cashPrice + 1 }, product)).toBe(true);
  });

  test.each(['Refrigerator, 12 cubic feet', '12 cubic feet refrigerator', 'فریج، 12 مکعب فٹ'])(
    'by the same words, at any price: %s',
    (description) => {
      expect(isListed({ description, unitPrice: 1 }, fridge)).toBe(true);
    },
  );
});

describe('words that only join others tell no goods apart, at any price', () => {
  test.each([
    ['Mattress for a bed', 'Bed, mattress'],
    ['An iron and the stand', 'Iron, stand'],
    ['Set of bangles with box', 'Bangles, set, box'],
    ['Cooler or fan', 'Cooler, fan'],
    ['بستر اور میٹریس', 'بستر، میٹریس'],
    ['سلائی مشین مع میز', 'سلائی مشین، میز'],
    ['پانی کا ٹینک', 'پانی ٹینک'],
    ['لکڑی کی کرسی', 'لکڑی، کرسی'],
    ['شیشے کے گلاس', 'شیشے، گلاس'],
    ['میز و کرسی', 'میز، کرسی'],
    ['With', 'with'],
  ])('%s', (description, name) => {
    expect(isListed({ description, unitPrice: 1 }, { names: [name], cashPrice: 100 })).toBe(true);
  });
});

describe('words of praise hide no dearer product', () => {
  test.each([
    ...[
      'New fridge',
      'Brand-new fridge',
      'Complete fridge',
      'Full fridge',
      'Whole fridge',
      'Original fridge',
    ],
    ...['Genuine fridge', 'Best fridge', 'Good fridge', 'Quality fridge', 'Special fridge'],
    ...['نیا فریج', 'نئی کرسی', 'نئے گلاس', 'مکمل فریج', 'پورا فریج', 'پوری کرسی', 'اصلی فریج'],
    ...['عمدہ فریج', 'بہترین فریج', 'اعلیٰ فریج', 'خاص فریج'],
  ])('%s', (description) => {
    const product = { names: ['Fridge, chair, glasses', 'فریج، کرسی، گلاس'], cashPrice: 100 };
    expect(isListed({ description, unitPrice: 101 }, product)).toBe(true);
  });

  test('in the name of the product', () => {
    expect(dearer('Diamond bed', 'Bed, complete')).toBe(true);
    expect(dearer('Best, special', 'Special')).toBe(true);
  });
});

describe('goods are not a product of the list', () => {
  test.each([
    ['of another size', 'Refrigerator, 14 cubic feet'],
    ['that share some words', 'Cubic shelf for 12 bottles'],
    ['without a word', '!!!'],
    ['of joining words alone', 'of the'],
  ])('%s', (_, description) => {
    expect(isListed({ description, unitPrice: 1_000_000 }, fridge)).toBe(false);
  });

  test('with more or fewer words and no higher price', () => {
    for (const description of ['Refrigerator', 'Refrigerator, 12 cubic feet, two doors'])
      expect(isListed({ description, unitPrice: fridge.cashPrice }, fridge)).toBe(false);
  });

  test.each([
    ['Generator, type GE', 'Generator, type G'],
    ['Phone, model MY', 'Phone, model MI'],
  ])('if the letters of a model seem to be a plural: %s', (description, name) => {
    expect(dearer(description, name)).toBe(false);
  });

  test('that has no word in its name', () => {
    expect(isListed({ description: 'Bed', unitPrice: 2 }, { names: ['—'], cashPrice: 1 })).toBe(false);
  });
});

const word = fc.constantFrom(
  ...['bed', 'machine', 'battery', 'solar', 'kit', 'تابوت', 'کرسی', 'پنکھا', '12', '500', 'tv', 'glass'],
);
const words = fc.uniqueArray(word, { minLength: 1, maxLength: 5 });
const separator = fc.constantFrom(' ', ', ', ' (', ') ', ' – ', '، ', ' & ', ' and ', '  ');

test('case, order and punctuation never hide a product', () => {
  fc.assert(
    fc.property(
      words,
      fc.array(separator, { minLength: 5, maxLength: 5 }),
      fc.boolean(),
      (name, gaps, isUpper) => {
        const typed = name
          .toReversed()
          .map((part, index) => part + (gaps[index] ?? ' '))
          .join('');
        const description = isUpper ? typed.toUpperCase() : typed;
        expect(isListed({ description, unitPrice: 1 }, { names: [name.join(' ')], cashPrice: 100 })).toBe(
          true,
        );
      },
    ),
  );
});

test('no word that is added or left out hides a dearer product, and the comparison is the same both ways', () => {
  fc.assert(
    fc.property(words, words, (name, others) => {
      const [all, some] = [[...name, ...others].join(' '), name.join(' ')];
      expect(dearer(all, some)).toBe(true);
      expect(dearer(some, all)).toBe(true);
      expect(dearer(some, others.join(' '))).toBe(dearer(others.join(' '), some));
    }),
  );
});

test('goods without a common word are never a product', () => {
  fc.assert(
    fc.property(words, words, (name, others) => {
      fc.pre(!name.some((part) => others.includes(part)));
      expect(dearer(name.join(' '), others.join(' '))).toBe(false);
    }),
  );
});

test('an English plural never hides a product', () => {
  for (const [one, many] of [
    ['mattress', 'mattresses'],
    ['machine', 'machines'],
    ['battery', 'batteries'],
    ['dish', 'dishes'],
    ['key', 'keys'],
    ['TV', 'TVs'],
    ['bed', 'beds'],
  ] as const)
    expect([dearer(one, many), dearer(many, one)]).toEqual([true, true]);
});

test('a lower price than the list is refused only for the same words', () => {
  fc.assert(
    fc.property(words, words, (name, others) => {
      const goods = { description: [...name, ...others].join(' '), unitPrice: 99 };
      const isSame = others.every((part) => name.includes(part));
      expect(isListed(goods, { names: [name.join(' ')], cashPrice: 100 })).toBe(isSame);
    }),
  );
});
