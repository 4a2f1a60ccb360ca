import { expect, test } from 'vitest';
import type { MoneyBasis } from '#contract/lending/payments.ts';
import { type CalendarDate, calendarDate } from '#domain/calendar/calendar-date.ts';
import { rupees } from '#domain/money/rupees.ts';
import {
  type ComingEntry,
  doesRuleMatter,
  isPossibleDuplicate,
  ledgerOf,
  previewOf,
  proposalsOf,
} from './money-ledger.ts';

const today = calendarDate('2026-11-20');

type EntryOf = MoneyBasis['entries'][number];
let entries = 0;
function entryOf(given: Partial<EntryOf>): EntryOf {
  entries += 1;
  return {
    id: `entry-${entries}`,
    kind: 'payment',
    amount: 5_000,
    valuedOn: '2026-10-10',
    rule: null,
    reverses: null,
    ...given,
  };
}

/** Three installments of Rs 9,800, due in October, November and December. */
function ledgerWith(...made: readonly Partial<EntryOf>[]) {
  const rows = ['2026-10-10', '2026-11-10', '2026-12-10'].map((dueOn, index) => ({
    number: index + 1,
    dueOn,
    amount: 9_800,
  }));
  return ledgerOf({ rows, carried: [], entries: made.map(entryOf) } as unknown as MoneyBasis);
}

const payment = (amount: number, on: CalendarDate = today): ComingEntry => ({
  kind: 'payment',
  amount: rupees(amount),
  valuedOn: on,
  rule: null,
});

test('suggested amounts are what is due, with the next installment, and everything left', () => {
  expect(proposalsOf(ledgerWith({ amount: 14_800 }), today)).toEqual([
    { name: 'due', amount: 4_800 },
    { name: 'all', amount: 14_600 },
  ]);
  const long = calendarDate('2026-10-20');
  expect(proposalsOf(ledgerWith({}), long).map(({ amount }) => amount)).toEqual([4_800, 14_600, 24_400]);
});

test('amounts already paid are not suggested, and none twice', () => {
  expect(proposalsOf(ledgerWith({ amount: 29_400 }), today)).toEqual([]);
  expect(proposalsOf(ledgerWith({ amount: 19_600 }), today)).toEqual([{ name: 'all', amount: 9_800 }]);
  const early = calendarDate('2026-10-01');
  expect(proposalsOf(ledgerWith(), early).map(({ name }) => name)).toEqual(['next', 'all']);
});

test('a payment pays the oldest installment first, and shows which it pays in full', () => {
  const { pays, after, next } = previewOf(ledgerWith({ amount: 14_800 }), payment(6_000), today);
  expect(pays).toEqual([
    { number: 2, dueOn: '2026-11-10', amount: 4_800, isFull: true },
    { number: 3, dueOn: '2026-12-10', amount: 1_200, isFull: false },
  ]);
  expect(after.outstanding).toBe(8_600);
  expect(next).toEqual({ dueOn: '2026-12-10', amount: 8_600 });
});

test('what is due is paid before the next installment', () => {
  expect(previewOf(ledgerWith({ amount: 14_800 }), payment(800), today).next).toEqual({
    dueOn: '2026-11-10',
    amount: 4_000,
  });
});

test('an amount that no installment can take is overpaid', () => {
  const { after, next } = previewOf(ledgerWith({ amount: 29_000 }), payment(600), today);
  expect({ outstanding: after.outstanding, overpaid: after.overpaid, next }).toEqual({
    outstanding: 0,
    overpaid: 200,
    next: null,
  });
});

test('the rule for money beyond what is due is asked only while several installments are open', () => {
  const early = calendarDate('2026-10-12');
  expect(doesRuleMatter(ledgerWith(), payment(12_000, early), early)).toBe(true);
  expect(doesRuleMatter(ledgerWith(), payment(9_000, early), early)).toBe(false);
  expect(doesRuleMatter(ledgerWith({ amount: 19_600 }), payment(2_000), today)).toBe(false);
});

test('the same amount on the same day gets a warning, unless the first was reversed', () => {
  const first = { id: 'first', amount: 500, valuedOn: today };
  expect(isPossibleDuplicate(ledgerWith(first), payment(500))).toBe(true);
  expect(isPossibleDuplicate(ledgerWith(first), payment(501))).toBe(false);
  const reversal = { kind: 'reversal', amount: 500, reverses: 'first' } as const;
  expect(isPossibleDuplicate(ledgerWith(first, reversal), payment(500))).toBe(false);
});
