import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatSlipNumber, parseSlipNumber } from './slip-number.ts';

test('a slip is numbered by its branch, its phone and its place', () => {
  expect(formatSlipNumber({ branchCode: 'SGD', serial: 3, slip: 57 })).toBe('SGD-F03-00057');
  expect(formatSlipNumber({ branchCode: 'LHE', serial: 100, slip: 100_000 })).toBe('LHE-F100-100000');
});

test('every number of a slip reads back, in small letters and Urdu digits too', () => {
  const number = fc.record({
    branchCode: fc.constantFrom('SGD', 'LHE'),
    serial: fc.integer({ min: 1, max: 9_999 }),
    slip: fc.integer({ min: 1, max: 999_999_999 }),
  });
  fc.assert(
    fc.property(number, (one) => {
      const text = formatSlipNumber(one);
      expect(parseSlipNumber(text)).toEqual(one);
      const urdu = text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x06f0 + Number(digit)));
      expect(parseSlipNumber(` ${urdu.toLowerCase()} `)).toEqual(one);
    }),
  );
});

test.each(['SGD-F00-00057', 'SGD-F03-00000', 'SGD-000123', 'SGD-F3-00057', 'SGD-F03-57', ''])(
  '%s is no number of a slip',
  (text) => {
    expect(parseSlipNumber(text)).toBeNull();
  },
);
