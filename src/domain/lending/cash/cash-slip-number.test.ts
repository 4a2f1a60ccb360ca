import { expect, test } from 'vitest';
import { formatCashSheetNumber } from '../cash-days/cash-sheet-number.ts';
import { formatCashSlipNumber, parseCashSlipNumber } from './cash-slip-number.ts';

test('a slip has the code of its branch and its number, of at least six digits', () => {
  expect(formatCashSlipNumber('SGD', 12)).toBe('SGD-C-000012');
  expect(formatCashSlipNumber('SGD', 1_234_567)).toBe('SGD-C-1234567');
});

test.each(['SGD-C-000012', ' sgd-c-12 ', 'SGD-C-۰۰۰۰۱۲'])('a slip is read from %j', (typed) => {
  expect(parseCashSlipNumber(typed)).toEqual({ branchCode: 'SGD', serial: 12 });
});

test.each(['12', '000012', '۱۲'])('a slip of any branch is read from %j', (typed) => {
  expect(parseCashSlipNumber(typed)).toEqual({ branchCode: null, serial: 12 });
});

test.each(['', 'SGD', 'SGD-C-', 'SGD-000012', '0', 'SGD-C-000000', '1234567890'])(
  '%j is no slip',
  (typed) => {
    expect(parseCashSlipNumber(typed)).toBeNull();
  },
);

test.each([0, -1, 1.5, Number.NaN])('no slip and no sheet has the number %s', (serial) => {
  const refused = `a serial counts from 1, unlike ${serial}`;
  expect(() => formatCashSlipNumber('SGD', serial)).toThrow(refused);
  expect(() => formatCashSheetNumber('SGD', serial)).toThrow(refused);
});
