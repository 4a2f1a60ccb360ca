import { describe, expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import { rupees } from '#domain/money/rupees.ts';
import { entryOf, reversalOf } from '#test/support/ledger/entries.ts';
import { examplePlan } from '#test/support/ledger/plans.ts';
import { scheduleOf } from '../agreements/schedule.ts';
import { balanceOf } from './balances.ts';
import { type EntryHistory, refusalOfReversal, refusalOfTransferReversal } from './check-reversal.ts';
import type { Entry } from './entry.ts';
import type { EntryKind } from './entry-kind.ts';
import { replay } from './replay.ts';

const today = calendarDate('2026-11-20');

function entry(kind: Exclude<EntryKind, 'reversal'>, amount: number): Entry {
  return entryOf({ id: kind, kind, amount: rupees(amount), valuedOn: today });
}

const delivery = entry('delivery', 12_000);
const payment = entry('payment', 12_500);
const refund = entry('refund', 500);
const writeOff = entry('write_off', 12_000);
const recovery = entry('recovery', 4000);

function history(status: EntryHistory['status'], ...entries: readonly Entry[]): EntryHistory {
  return {
    status,
    schedule: { rows: scheduleOf(examplePlan), carried: [] },
    entries: [delivery, ...entries],
  };
}

test('a second reversal of a payment is refused', () => {
  expect(refusalOfReversal(payment, history('completed', payment))).toBeNull();
  const reversed = history('active', payment, reversalOf(payment, calendarDate('2026-11-21')));
  expect(refusalOfReversal(payment, reversed)).toEqual({
    reason: 'entry_already_reversed',
    reversedOn: '2026-11-21',
  });
});

test('the entries of a delivery are not reversed one by one, and a reversal is not reversed', () => {
  const reversal = reversalOf(payment);
  const reasons = [delivery, entry('starting_relief', 100), reversal].map(
    (it) => refusalOfReversal(it, history('active', payment, reversal))?.reason,
  );
  expect(reasons).toEqual(['part_of_delivery', 'part_of_delivery', 'entry_is_reversal']);
});

test('a payment whose overpayment was refunded is reversed only after the refund', () => {
  expect(refusalOfReversal(payment, history('completed', payment, refund))).toEqual({
    reason: 'refund_stands',
    refunded: 500,
  });
  expect(refusalOfReversal(refund, history('completed', payment, refund))).toBeNull();
  const undone = history('completed', payment, refund, reversalOf(refund));
  expect(refusalOfReversal(payment, undone)).toBeNull();
});

test('a write-off is reversed after its recoveries, and a payment before the write-off after the write-off', () => {
  const small = entry('payment', 1000);
  const closed = history('written_off', small, { ...writeOff, amount: rupees(11_000) }, recovery);
  expect(refusalOfReversal(writeOff, closed)).toEqual({ reason: 'recovery_stands', recovered: 4000 });
  expect(refusalOfReversal(recovery, closed)).toBeNull();
  expect(refusalOfReversal(small, closed)).toEqual({ reason: 'agreement_is_written_off' });
  const recoveryUndone = history('written_off', writeOff, recovery, reversalOf(recovery));
  expect(refusalOfReversal(writeOff, recoveryUndone)).toBeNull();
});

test('no entry is reversed on an agreement that was not delivered', () => {
  expect(refusalOfReversal(payment, history('approved', payment))).toEqual({
    reason: 'agreement_is_approved',
  });
});

describe('a moved overpayment', () => {
  const tied = { transferId: 'move', by: 'transfer', amount: rupees(1000), valuedOn: today } as const;
  const out = entryOf({ id: 'out', kind: 'refund', ...tied });
  const into = entryOf({ id: 'into', kind: 'payment', ...tied });
  const from = history('completed', entry('payment', 13_000), out);
  const to = history('active', into);
  const halves = [
    { entry: out, history: from },
    { entry: into, history: to },
  ] as const;

  test('is reversed as a whole, never one half alone', () => {
    const refusal = { reason: 'half_of_transfer', amount: out.amount };
    expect(refusalOfReversal(out, from)).toEqual(refusal);
    expect(refusalOfReversal(into, to)).toEqual(refusal);
    expect(refusalOfTransferReversal(halves)).toBeNull();
  });

  test('once reversed leaves zero in the transfer account and restores both agreements', () => {
    const [fromAfter, toAfter] = [
      [...from.entries, reversalOf(out)],
      [...to.entries, reversalOf(into)],
    ];
    expect(balanceOf('transfer', [...from.entries, ...to.entries])).toBe(0);
    expect(balanceOf('transfer', [...fromAfter, ...toAfter])).toBe(0);
    expect(replay(from.schedule, fromAfter)).toMatchObject({ outstanding: 0, overpaid: 1000 });
    expect(replay(to.schedule, toAfter)).toMatchObject({ outstanding: 12_000, overpaid: 0 });
  });

  test('is refused as a whole, with the half that prevents it', () => {
    const passedOn = history('completed', entry('payment', 12_000), into, entry('refund', 1000));
    expect(refusalOfTransferReversal([halves[0], { entry: into, history: passedOn }])).toEqual({
      entryId: 'into',
      refusal: { reason: 'refund_stands', refunded: 1000 },
    });
    const closed = { ...from, status: 'written_off' as const };
    expect(refusalOfTransferReversal([{ entry: out, history: closed }, halves[1]])).toEqual({
      entryId: 'out',
      refusal: { reason: 'agreement_is_written_off' },
    });
    const undone = history('completed', entry('payment', 13_000), out, reversalOf(out));
    expect(refusalOfTransferReversal([{ entry: out, history: undone }, halves[1]])).toMatchObject({
      entryId: 'out',
      refusal: { reason: 'entry_already_reversed' },
    });
  });

  const [outHalf, intoHalf] = halves;
  test.each([
    ['of two moves', outHalf, { ...intoHalf, entry: { ...into, transferId: 'other' } }],
    ['of no move', { ...outHalf, entry: { ...out, transferId: null } }, intoHalf],
    [
      'of neither',
      { ...outHalf, entry: { ...out, transferId: null } },
      { ...intoHalf, entry: { ...into, transferId: null } },
    ],
    ['of none', { ...outHalf, entry: payment }, { ...intoHalf, entry: payment }],
    ['of two refunds', outHalf, outHalf],
    ['of two payments', intoHalf, intoHalf],
  ])('does not consist of entries %s', (_, refunded, paid) => {
    expect(() => refusalOfTransferReversal([refunded, paid])).toThrow(/two halves/);
  });
});
