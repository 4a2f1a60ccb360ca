import { expect, test } from 'vitest';
import { formatCashSheetNumber } from '../cash-days/cash-sheet-number.ts';
import { formatCashSlipNumber } from './cash-slip-number.ts';

test('a slip has the code of its branch and its number, of at least six digits', () => {
  expect(formatCashSlipNumber('SGD', 12)).toBe('SGD-C-000012');
  expect(formatCashSlipNumber('SGD', 1_234_567)).toBe('SGD-C-1234567');
});

test.each([0, -1, 1.5, Number.NaN])('no slip and no sheet has the number %s', (serial) => {
  const refused = `a serial counts from 1, unlike ${serial}`;
  expect(() => formatCashSlipNumber('SGD', serial)).toThrow(refused);
  expect(() => formatCashSheetNumber('SGD', serial)).toThrow(refused);
});
