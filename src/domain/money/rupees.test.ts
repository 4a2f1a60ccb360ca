import { expect, test } from 'vitest';
import { isPayableAmount, rupees, sumOf } from './rupees.ts';

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
