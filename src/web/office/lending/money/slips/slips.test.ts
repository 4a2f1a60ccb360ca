import { expect, test } from 'vitest';
import type { PostedEntry } from '#contract/lending/payments.ts';
import { ApiFailure } from '#web/api/api-failure.ts';
import { edited, enteredIn, noSlip, problemOf, slipOf, totalsOf } from './slips.ts';

const posted = { entryId: 'e1' } as PostedEntry;

test('cash and all slips are added up apart, and what is no amount counts as nothing', () => {
  const slips = [
    { ...noSlip, amount: 3_200 },
    { ...noSlip, amount: 5_000, method: 'jazzcash' as const, reference: '771' },
    { ...noSlip, amount: '12.50' },
  ];
  expect(totalsOf(slips)).toEqual({ slips: 3, all: 8_200, cash: 3_200 });
});

test('a slip needs an amount above zero, and a reference for all but cash', () => {
  expect(problemOf({ ...noSlip, amount: '12.50' })).toBe('amount');
  expect(problemOf({ ...noSlip, amount: 0 })).toBe('amount');
  expect(problemOf({ ...noSlip, amount: 500 })).toBeNull();
  expect(problemOf({ ...noSlip, amount: 500, method: 'bank', reference: ' ' })).toBe('reference');
  expect(problemOf({ ...noSlip, amount: 500, method: 'bank', reference: 'HBL 1' })).toBeNull();
});

test('an edited slip is another payment: it loses its key and its refusal', () => {
  const failure = new ApiFailure({ message: 'no', code: 'busy' });
  const slips = { a: { ...noSlip, amount: 500, key: 'k1', failure } };
  expect(slipOf(edited(slips, 'a', { amount: 600 }), 'a')).toEqual({ ...noSlip, amount: 600 });
});

test('a slip of which nobody knows whether it is recorded cannot be changed: it could count twice', () => {
  const failure = new ApiFailure({ message: 'no answer', code: 'network' });
  const slips = { a: { ...noSlip, amount: 500, key: 'k1', failure } };
  expect(edited(slips, 'a', { amount: 600 })).toBe(slips);
  expect(edited(slips, 'a', { amount: null })).toBe(slips);
});

test('what is recorded is not entered again', () => {
  const slips = {
    a: { ...noSlip, amount: 500 },
    b: { ...noSlip, amount: 700, posted },
    c: noSlip,
  };
  expect(enteredIn(slips)).toEqual(['a']);
});
