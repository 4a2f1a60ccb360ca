import { describe, expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import { rupees } from '#domain/money/rupees.ts';
import { entryOf } from '#test/support/ledger/entries.ts';
import { examplePlan } from '#test/support/ledger/plans.ts';
import { scheduleOf } from '../agreements/schedule.ts';
import {
  type EntryRefusal,
  type EntryRequest,
  type EntrySituation,
  entryWarnings,
  noRepeats,
  refusalOfEntry,
} from './check-entry.ts';
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
  deliveredOn: examplePlan.startOn,
  repeats: noRepeats,
};
const earlier = { receiptNumber: 'SGD-000123', agreementNumber: 'SGD-26-00001' };
const sameSlip = { ...noRepeats, sameSlip: earlier };
const equalPayment = { ...noRepeats, equalPayment: earlier };
const payment: EntryRequest = {
  kind: 'payment',
  amount: 1000,
  valuedOn: today,
  money: 'cash',
  reference: null,
  confirmed: [],
};

type Refused = readonly [EntryRefusal['reason'] | null, Partial<EntryRequest>, Partial<EntrySituation>];

const refusals: readonly Refused[] = [
  [null, {}, {}],
  ['amount_not_whole_rupees', { amount: 0 }, {}],
  ['amount_not_whole_rupees', { amount: -100 }, {}],
  ['amount_not_whole_rupees', { amount: 99.5 }, {}],
  ['amount_not_whole_rupees', { amount: Number.NaN }, {}],
  ['valued_in_future', { valuedOn: calendarDate('2026-11-21') }, {}],
  [null, { valuedOn: calendarDate('2026-11-17') }, {}],
  ['back_dated_too_far', { valuedOn: calendarDate('2026-11-16') }, {}],
  [null, { valuedOn: calendarDate('2026-01-12') }, { backDatingDaysMax: Number.POSITIVE_INFINITY }],
  ['agreement_is_draft', {}, { status: 'draft' }],
  ['agreement_is_cancelled', {}, { status: 'cancelled' }],
  ['agreement_is_written_off', {}, { status: 'written_off' }],
  ['reference_required', { money: 'jazzcash' }, {}],
  ['reference_required', { money: 'cheque', reference: ' ' }, {}],
  [null, { money: 'cheque', reference: '000123' }, {}],
  [null, { money: 'transfer' }, {}],
  [null, { amount: 9000 }, {}],
  [null, { amount: 9001, confirmed: ['payment_beyond_outstanding'] }, {}],
  [null, { money: 'bank', reference: '7', confirmed: ['reference_seen_before'] }, { repeats: sameSlip }],
  ['not_confirmed', {}, { repeats: equalPayment }],
  [null, { confirmed: ['equal_payment_just_recorded'] }, { repeats: equalPayment }],
];

test.each(refusals)('a payment is judged %s with %j %j', (reason, change, moment) => {
  const refusal = refusalOfEntry({ ...payment, ...change }, { ...situation, ...moment });
  expect(refusal?.reason ?? null).toBe(reason);
});

describe('a refusal has the figures of its message', () => {
  test.each([
    [{ valuedOn: calendarDate('2026-11-21') }, {}, { today }],
    [{ valuedOn: calendarDate('2026-11-16') }, {}, { earliestOn: '2026-11-17' }],
    [
      { valuedOn: calendarDate('1990-01-01') },
      { backDatingDaysMax: Number.POSITIVE_INFINITY },
      { reason: 'valued_before_delivery', deliveredOn: '2026-01-12' },
    ],
    [
      { valuedOn: calendarDate('2026-01-11') },
      { backDatingDaysMax: Number.POSITIVE_INFINITY },
      { reason: 'valued_before_delivery', deliveredOn: '2026-01-12' },
    ],
  ])('of the day, with %j %j', (change, moment, figures) => {
    const refusal = refusalOfEntry({ ...payment, ...change }, { ...situation, ...moment });
    expect(refusal).toMatchObject(figures);
  });
});

describe('everything to confirm is in one answer', () => {
  const twice = { amount: 9001, money: 'bank', reference: '7' } as const;
  const seen = { ...situation, repeats: sameSlip };

  test.each([
    [[], ['payment_beyond_outstanding', 'reference_seen_before']],
    [['payment_beyond_outstanding'], ['reference_seen_before']],
    [['reference_seen_before'], ['payment_beyond_outstanding']],
  ] as const)('with %j confirmed, %j is left to confirm', (confirmed, warnings) => {
    expect(refusalOfEntry({ ...payment, ...twice, confirmed }, seen)).toEqual({
      reason: 'not_confirmed',
      warnings,
      outstanding: 9000,
      repeats: sameSlip,
    });
  });

  test('nothing is left once everything is confirmed', () => {
    expect(refusalOfEntry({ ...payment, ...twice, confirmed: entryWarnings }, seen)).toBeNull();
  });

  test('a payment of exactly the outstanding needs no confirmation', () => {
    expect(refusalOfEntry({ ...payment, amount: 9000 }, situation)).toBeNull();
  });
});

describe('a customer never gets or pays too much', () => {
  const withoutMoney = { ...payment, money: null };

  test('relief is at most what is outstanding', () => {
    expect(refusalOfEntry({ ...withoutMoney, kind: 'relief', amount: 9000 }, situation)).toBeNull();
    expect(refusalOfEntry({ ...withoutMoney, kind: 'relief', amount: 9001 }, situation)).toEqual({
      reason: 'relief_beyond_outstanding',
      outstanding: 9000,
    });
  });

  test('a refund is at most what is overpaid', () => {
    const overpaid = {
      ...situation,
      status: 'completed' as const,
      figures: figuresAfter(['payment', 12_500]),
    };
    expect(refusalOfEntry({ ...payment, kind: 'refund', amount: 500 }, overpaid)).toBeNull();
    expect(refusalOfEntry({ ...payment, kind: 'refund', amount: 501 }, overpaid)).toEqual({
      reason: 'refund_beyond_overpaid',
      overpaid: 500,
    });
  });

  test('a write-off is of everything outstanding', () => {
    expect(refusalOfEntry({ ...withoutMoney, kind: 'write_off', amount: 9000 }, situation)).toBeNull();
    expect(refusalOfEntry({ ...withoutMoney, kind: 'write_off', amount: 8999 }, situation)).toEqual({
      reason: 'write_off_not_outstanding',
      outstanding: 9000,
    });
  });

  test('recoveries are at most what was written off', () => {
    const figures = figuresAfter(['write_off', 12_000], ['recovery', 5000]);
    const writtenOff = { ...situation, status: 'written_off' as const, figures };
    expect(refusalOfEntry({ ...payment, kind: 'recovery', amount: 7000 }, writtenOff)).toBeNull();
    expect(refusalOfEntry({ ...payment, kind: 'recovery', amount: 7001 }, writtenOff)).toEqual({
      reason: 'recovery_beyond_written_off',
      unrecovered: 7000,
    });
  });

  test('a confirmation allows only what it names', () => {
    const request = {
      ...withoutMoney,
      kind: 'relief' as const,
      amount: 9001,
      confirmed: [...entryWarnings],
    };
    expect(refusalOfEntry(request, situation)?.reason).toBe('relief_beyond_outstanding');
  });
});
