import { describe, expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import { rupees } from '#domain/money/rupees.ts';
import { entryOf } from '#test/support/entries.ts';
import { examplePlan } from '#test/support/plans.ts';
import { scheduleOf } from '../agreements/schedule.ts';
import { type EntryRefusal, type EntryRequest, type EntrySituation, refusalOfEntry } from './check-entry.ts';
import { replay } from './replay.ts';

const today = calendarDate('2026-11-20');
const schedule = { rows: scheduleOf(examplePlan), carried: [] };

function figuresAfter(...kinds: readonly (readonly ['payment' | 'write_off' | 'recovery', number])[]) {
  const entries = kinds.map(([kind, amount], index) =>
    entryOf({ id: String(index), kind, amount: rupees(amount), valuedOn: today }),
  );
  return replay(schedule, entries);
}

/** 9,000 of 12,000 are outstanding. */
const situation: EntrySituation = {
  status: 'active',
  figures: figuresAfter(['payment', 3000]),
  today,
  backDatingDaysMax: 3,
  isReferenceSeen: false,
};
const payment: EntryRequest = {
  kind: 'payment',
  amount: 1000,
  valuedOn: today,
  money: 'cash',
  reference: null,
  confirmed: [],
};

type Refused = readonly [EntryRefusal | null, Partial<EntryRequest>, Partial<EntrySituation>];

const refusals: readonly Refused[] = [
  [null, {}, {}],
  ['amount_not_whole_rupees', { amount: 0 }, {}],
  ['amount_not_whole_rupees', { amount: -100 }, {}],
  ['amount_not_whole_rupees', { amount: 99.5 }, {}],
  ['amount_not_whole_rupees', { amount: Number.NaN }, {}],
  ['valued_in_future', { valuedOn: calendarDate('2026-11-21') }, {}],
  [null, { valuedOn: calendarDate('2026-11-17') }, {}],
  ['back_dated_too_far', { valuedOn: calendarDate('2026-11-16') }, {}],
  [null, { valuedOn: calendarDate('2026-02-01') }, { backDatingDaysMax: Number.POSITIVE_INFINITY }],
  ['agreement_is_draft', {}, { status: 'draft' }],
  ['agreement_is_cancelled', {}, { status: 'cancelled' }],
  ['agreement_is_written_off', {}, { status: 'written_off' }],
  ['reference_required', { money: 'jazzcash' }, {}],
  ['reference_required', { money: 'cheque', reference: ' ' }, {}],
  [null, { money: 'cheque', reference: '000123' }, {}],
  [null, { money: 'transfer' }, {}],
  [null, { amount: 9000 }, {}],
  ['payment_beyond_outstanding', { amount: 9001 }, {}],
  [null, { amount: 9001, confirmed: ['payment_beyond_outstanding'] }, {}],
  ['payment_beyond_outstanding', { amount: 9001, confirmed: ['reference_seen_before'] }, {}],
  ['reference_seen_before', { money: 'bank', reference: '7' }, { isReferenceSeen: true }],
  [null, { money: 'bank', reference: '7', confirmed: ['reference_seen_before'] }, { isReferenceSeen: true }],
  [
    'reference_seen_before',
    { amount: 9001, money: 'bank', reference: '7', confirmed: ['payment_beyond_outstanding'] },
    { isReferenceSeen: true },
  ],
];

test.each(refusals)('a payment is judged %s with %j %j', (refusal, change, moment) => {
  expect(refusalOfEntry({ ...payment, ...change }, { ...situation, ...moment })).toBe(refusal);
});

describe('nobody gets or owes more than is right', () => {
  const withoutMoney = { ...payment, money: null };

  test('relief waives what is outstanding at most', () => {
    expect(refusalOfEntry({ ...withoutMoney, kind: 'relief', amount: 9000 }, situation)).toBeNull();
    expect(refusalOfEntry({ ...withoutMoney, kind: 'relief', amount: 9001 }, situation)).toBe(
      'relief_beyond_outstanding',
    );
  });

  test('a refund gives back what is overpaid at most', () => {
    const overpaid = {
      ...situation,
      status: 'completed' as const,
      figures: figuresAfter(['payment', 12_500]),
    };
    expect(refusalOfEntry({ ...payment, kind: 'refund', amount: 500 }, overpaid)).toBeNull();
    expect(refusalOfEntry({ ...payment, kind: 'refund', amount: 501 }, overpaid)).toBe(
      'refund_beyond_overpaid',
    );
  });

  test('a write-off is of everything outstanding', () => {
    expect(refusalOfEntry({ ...withoutMoney, kind: 'write_off', amount: 9000 }, situation)).toBeNull();
    expect(refusalOfEntry({ ...withoutMoney, kind: 'write_off', amount: 8999 }, situation)).toBe(
      'write_off_not_outstanding',
    );
  });

  test('recoveries reach what was written off at most', () => {
    const figures = figuresAfter(['write_off', 12_000], ['recovery', 5000]);
    const writtenOff = { ...situation, status: 'written_off' as const, figures };
    expect(refusalOfEntry({ ...payment, kind: 'recovery', amount: 7000 }, writtenOff)).toBeNull();
    expect(refusalOfEntry({ ...payment, kind: 'recovery', amount: 7001 }, writtenOff)).toBe(
      'recovery_beyond_written_off',
    );
  });

  test('no confirmation lets anything pass but what it confirms', () => {
    const confirmed = ['payment_beyond_outstanding', 'reference_seen_before'] as const;
    const request = { ...withoutMoney, kind: 'relief' as const, amount: 9001, confirmed };
    expect(refusalOfEntry(request, situation)).toBe('relief_beyond_outstanding');
  });
});
