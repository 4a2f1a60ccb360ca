import { expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import { fc } from '#test/support/runs/properties.ts';
import { paymentMethods } from './bookkeeping.ts';
import { paperKeyOf, referenceKeyOf, slipKeyOf } from './reference-key.ts';

test.each([
  ['JC-4711 x', 'jc-4711X'],
  [' 0001 23', '000123'],
  ['۴۷۱۱', '4711'],
  ['TRX\u00a09', 'trx9'],
  ['#A-1', 'A1'],
  ['TRX–9', 'TRX9'],
  ['TRX/9۔', 'TRX9'],
])('%j and %j are the same reference', (one, other) => {
  expect(referenceKeyOf(one)).toBe(referenceKeyOf(other));
});

test.each([
  ['000123', '123'],
  ['A1', 'A12'],
])('%j and %j are different references', (one, other) => {
  expect(referenceKeyOf(one)).not.toBe(referenceKeyOf(other));
});

test.each([null, '', ' \t', '-', '#'])('%j is no reference', (reference) => {
  expect(referenceKeyOf(reference)).toBeNull();
});

test('the key of a key is the key itself, whatever was typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      const key = referenceKeyOf(typed);
      expect(referenceKeyOf(key)).toBe(key);
      expect(referenceKeyOf(` ${typed.toLowerCase()} `)).toBe(referenceKeyOf(typed.toLowerCase()));
    }),
  );
});

test('the reference of a transfer is the same by every electronic method', () => {
  const electronic = paymentMethods.filter((method) => method !== 'cash' && method !== 'cheque');
  expect(new Set(electronic.map((method) => slipKeyOf(method, 'trx-9')))).toEqual(new Set(['TRX9']));
});

test('the number of a cheque never equals that of a transfer', () => {
  expect(slipKeyOf('cheque', '000123')).not.toBe(slipKeyOf('bank', '000123'));
  expect(slipKeyOf('cheque', '000 123')).toBe(slipKeyOf('cheque', '000123'));
  expect(slipKeyOf('cheque', '000124')).not.toBe(slipKeyOf('cheque', '000123'));
});

test('a cheque or transfer without a letter or digit in its reference has no slip', () => {
  expect([slipKeyOf('cheque', '#'), slipKeyOf('bank', '#')]).toEqual([null, null]);
});

test.each(['cash', 'transfer', null] as const)('a payment by %s has no slip', (method) => {
  expect(slipKeyOf(method, 'TRX-9')).toBeNull();
});

const paper = {
  method: 'bank',
  reference: 'TRX-9',
  valuedOn: calendarDate('2026-11-20'),
  amount: 500,
} as const;

test('a slip is the same however its reference was typed, and whatever day and amount it has', () => {
  const read = { reference: ' trx ۹ ', valuedOn: calendarDate('2026-11-19'), amount: 900 };
  expect(paperKeyOf({ ...paper, ...read })).toBe(paperKeyOf(paper));
});

test('payments in cash have no reference, so day and amount tell their slips apart', () => {
  const cash = { ...paper, method: 'cash', reference: null } as const;
  expect(paperKeyOf({ ...cash, amount: 900 })).not.toBe(paperKeyOf(cash));
  expect(paperKeyOf({ ...cash, valuedOn: calendarDate('2026-11-19') })).not.toBe(paperKeyOf(cash));
  expect(paperKeyOf({ ...cash, reference: ' ' })).toBe(paperKeyOf(cash));
});
