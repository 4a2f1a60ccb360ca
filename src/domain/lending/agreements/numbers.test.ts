import { expect, test } from 'vitest';
import { fc } from '#test/support/runs/properties.ts';
import { formatAgreementNumber, parseAgreementNumber } from './agreement-number.ts';
import { formatReceiptNumber, parseReceiptNumber, receiptSeries } from './receipt-number.ts';

const branchCodes = fc.stringMatching(/^[A-Z]{3}$/);
const serials = fc.integer({ min: 1, max: 999_999_999 });

test('numbers look as they are printed', () => {
  expect(formatAgreementNumber({ branchCode: 'SGD', year: 2026, serial: 42 })).toBe('SGD-26-00042');
  expect(formatReceiptNumber({ series: 'receipt', branchCode: 'SGD', serial: 123 })).toBe('SGD-000123');
  expect(formatReceiptNumber({ series: 'voucher', branchCode: 'SGD', serial: 12 })).toBe('SGD-V-000012');
});

test('every agreement number reads back, in small letters too', () => {
  fc.assert(
    fc.property(branchCodes, fc.integer({ min: 2000, max: 2099 }), serials, (branchCode, year, serial) => {
      const number = { branchCode, year, serial };
      expect(parseAgreementNumber(` ${formatAgreementNumber(number).toLowerCase()} `)).toEqual(number);
    }),
  );
});

test('every receipt number reads back, and none reads as an agreement number', () => {
  fc.assert(
    fc.property(fc.constantFrom(...receiptSeries), branchCodes, serials, (series, branchCode, serial) => {
      const printed = formatReceiptNumber({ series, branchCode, serial });
      expect(parseReceiptNumber(printed)).toEqual({ series, branchCode, serial });
      expect(parseAgreementNumber(printed)).toBeNull();
    }),
  );
});

test('Urdu digits read like Latin digits', () => {
  expect(parseReceiptNumber(' sgd-000123 ')).toEqual({ series: 'receipt', branchCode: 'SGD', serial: 123 });
  expect(parseReceiptNumber('SGD-۰۰۰۱۲۳')).toEqual({ series: 'receipt', branchCode: 'SGD', serial: 123 });
  expect(parseReceiptNumber('sgd-v-۰۰۰۰۱۲')).toEqual({ series: 'voucher', branchCode: 'SGD', serial: 12 });
});

test.each(['', 'SGD', 'SGD-26-42', 'SGD-26-00042x', 'SGDX-26-00042', 'SGD-26-00000', '0300-1234567'])(
  '%j is no agreement number',
  (text) => {
    expect(parseAgreementNumber(text)).toBeNull();
  },
);

test.each([
  '',
  'SGD-123',
  'xSGD-000123',
  'SGD-000123x',
  'SGD-000000',
  'SG-000123',
  'SGD-26-00042',
  'SGD-V000012',
])('%j is no receipt number', (text) => {
  expect(parseReceiptNumber(text)).toBeNull();
});

test('a number that would not read back throws', () => {
  expect(() => formatAgreementNumber({ branchCode: 'sgd', year: 2026, serial: 1 })).toThrow(/sgd/);
  expect(() => formatReceiptNumber({ series: 'receipt', branchCode: 'SGD', serial: 0 })).toThrow(
    /counts from 1/,
  );
  expect(() => formatReceiptNumber({ series: 'receipt', branchCode: 'sgd', serial: 1 })).toThrow(
    /sgd was checked/,
  );
  for (const branchCode of ['aSGD', 'SGDx'])
    expect(() => formatAgreementNumber({ branchCode, year: 2026, serial: 1 })).toThrow(/was checked/);
  for (const year of [1999, 2100])
    expect(() => formatAgreementNumber({ branchCode: 'SGD', year, serial: 1 })).toThrow(/this century/);
  for (const serial of [0, 1.5])
    expect(() => formatAgreementNumber({ branchCode: 'SGD', year: 2026, serial })).toThrow(/counts from 1/);
});

test.each([2000, 2099])('a number of the year %d reads back', (year) => {
  const number = { branchCode: 'SGD', year, serial: 1 };
  expect(parseAgreementNumber(formatAgreementNumber(number))).toEqual(number);
});
