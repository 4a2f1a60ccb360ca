import { expect, test } from 'vitest';
import { formatComplaintNumber, parseComplaintNumber } from './complaint-number.ts';

const number = { branchCode: 'SGD', year: 2026, serial: 12 };

test('a number has the branch, the year and the serial within both', () => {
  expect(formatComplaintNumber(number)).toBe('C-SGD-26-0012');
});

test.each(['C-SGD-26-0012', 'c-sgd-26-0012', 'SGD-26-0012', ' C-SGD-۲۶-۰۰۱۲ '])('is read as %s', (typed) => {
  expect(parseComplaintNumber(typed)).toEqual(number);
});

test.each(['', 'C-SGD-26-012', 'C-SGD-26-0000', 'A-SGD-26-0012'])('%j is no number', (typed) => {
  expect(parseComplaintNumber(typed)).toBeNull();
});
