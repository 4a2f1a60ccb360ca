import { expect, test } from 'vitest';
import { isPayableAmount, parseRupees, rupees, sumOf } from './rupees.ts';

test.each([
  ['150000', 150_000],
  ['150,000', 150_000],
  ['1,50,000', 150_000],
  ['Rs 14,600', 14_600],
  ['rs.500/-', 500],
  ['PKR 7', 7],
  ['۱۵۰۰', 1500],
  [' 0 ', 0],
])('%j is an amount', (text, amount) => {
  expect(parseRupees(text)).toBe(amount);
});

test.each(['', 'Rs', '-5', '12.50', '1e3', ',5', '9007199254740993', 'five', '0x10'])(
  '%j is not an amount of whole rupees',
  (text) => {
    expect(parseRupees(text)).toBeNull();
  },
);

test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%d throws as an amount', (amount) => {
  expect(() => rupees(amount)).toThrow(/not a whole number of rupees/);
});

test('only a whole amount above zero can be paid', () => {
  expect([1, 14_600].every(isPayableAmount)).toBe(true);
  expect([0, -1, 1.5, Number.NaN, 2 ** 53].some(isPayableAmount)).toBe(false);
});

test('a sum beyond the exact integers throws instead of being rounded', () => {
  const largest = rupees(Number.MAX_SAFE_INTEGER);
  expect(sumOf([rupees(2), rupees(-1)])).toBe(1);
  expect(() => sumOf([largest, rupees(1)])).toThrow(/not a whole number of rupees/);
});
