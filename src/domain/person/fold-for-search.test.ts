import { expect, test } from 'vitest';
import { fc } from '#test/support/runs/properties.ts';
import { foldForSearch } from './fold-for-search.ts';

test.each([
  ['علي', 'علی', 'Arabic and Urdu ye'],
  ['كمال', 'کمال', 'Arabic and Urdu kaf'],
  ['فاطمه', 'فاطمہ', 'Arabic and Urdu he'],
  ['فاطمة', 'فاطمہ', 'te marbuta and he'],
  ['رؤف', 'روف', 'a hamza above and none'],
  ['عائشہ', 'عایشہ', 'a hamza on ye and a ye'],
  ['ضیاء', 'ضیا', 'a hamza alone and none'],
  ['آمنہ', 'امنہ', 'alef with and without madda'],
  ['مُحَمَّد', 'محمد', 'vowel marks and none'],
  ['محـمد', 'محمد', 'a stretched letter and a plain one'],
  ['ﻣﺤﻤﺪ', 'محمد', 'presentation forms and letters'],
  ['گلی ۱۲', 'گلی 12', 'Urdu and Latin digits'],
  ['ALI  Raza', 'ali raza', 'capitals and small letters'],
  ['José', 'Jose', 'accents and none'],
  ['House#14,Street-3', 'house 14 street 3', 'punctuation and spaces'],
])('%s and %s are the same name for a search: %s', (a, b) => {
  expect(foldForSearch(a)).toBe(foldForSearch(b));
});

test.each([
  ['علی', 'ولی'],
  ['بیٹا', 'بیتا'],
  ['خان', 'جان'],
])('%s and %s stay different names', (a, b) => {
  expect(foldForSearch(a)).not.toBe(foldForSearch(b));
});

test('folding a folded name changes nothing', () => {
  const texts = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(texts, (text) => {
      expect(foldForSearch(foldForSearch(text))).toBe(foldForSearch(text));
    }),
  );
});
