import { expect, test } from 'vitest';
import { fc } from '#test/support/properties.ts';
import { referenceKeyOf } from './reference-key.ts';

test.each([
  ['JC-4711 x', 'jc-4711X'],
  [' 0001 23', '000123'],
  ['۴۷۱۱', '4711'],
  ['TRX\u00a09', 'trx9'],
])('%j is the reference that %j is', (one, other) => {
  expect(referenceKeyOf(one)).toBe(referenceKeyOf(other));
});

test.each([
  ['000123', '123'],
  ['A-1', 'A1'],
])('%j is another reference than %j', (one, other) => {
  expect(referenceKeyOf(one)).not.toBe(referenceKeyOf(other));
});

test.each([null, '', ' \t'])('%j is none', (reference) => {
  expect(referenceKeyOf(reference)).toBeNull();
});

test('a key is its own key, whatever was typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      const key = referenceKeyOf(typed);
      expect(referenceKeyOf(key)).toBe(key);
      expect(referenceKeyOf(` ${typed.toLowerCase()} `)).toBe(referenceKeyOf(typed.toLowerCase()));
    }),
  );
});
