import { expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import { fc } from '#test/support/runs/properties.ts';
import { referenceKeyOf, type Slip, slipKeyOf } from './reference-key.ts';

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

const slip: Slip = {
  method: 'bank',
  reference: 'TRX-9',
  valuedOn: calendarDate('2026-11-20'),
  amount: 500,
};

test('a slip is the same however its reference was typed, and whatever amount was read from it', () => {
  expect(slipKeyOf({ ...slip, reference: ' trx-۹ ', amount: 900 })).toBe(slipKeyOf(slip));
});

test.each([
  [{ method: 'raast' }],
  [{ reference: 'TRX-10' }],
  [{ valuedOn: calendarDate('2026-11-19') }],
  [{ method: 'cash', reference: null }],
] as const)('a slip with %o is another one', (given) => {
  expect(slipKeyOf({ ...slip, ...given })).not.toBe(slipKeyOf(slip));
});

test('cash has no reference, so its amount tells one slip from another', () => {
  const cash: Slip = { ...slip, method: 'cash', reference: null };
  expect(slipKeyOf({ ...cash, amount: 900 })).not.toBe(slipKeyOf(cash));
  expect(slipKeyOf({ ...cash, reference: ' ' })).toBe(slipKeyOf(cash));
});
