import { expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import { rupees } from '#domain/money/rupees.ts';
import { entryOf, reversalOf } from '#test/support/entries.ts';
import { examplePlan } from '#test/support/plans.ts';
import { scheduleOf } from '../agreements/schedule.ts';
import { type EntryHistory, refusalOfReversal } from './check-reversal.ts';
import type { Entry } from './entry.ts';
import type { EntryKind } from './entry-kind.ts';

const today = calendarDate('2026-11-20');
const request = { valuedOn: today, today, backDatingDaysMax: 0 };

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

test('a payment is reversed once', () => {
  expect(refusalOfReversal(payment, history('completed', payment), request)).toBeNull();
  const reversed = history('active', payment, reversalOf(payment));
  expect(refusalOfReversal(payment, reversed, request)).toBe('entry_already_reversed');
});

test('delivery, relief granted before the start and reversals stand', () => {
  const reversal = reversalOf(payment);
  const standing = [delivery, entry('starting_relief', 100), reversal];
  const refusals = standing.map((it) => refusalOfReversal(it, history('active', payment, reversal), request));
  expect(refusals).toEqual(standing.map(() => 'entry_not_reversible'));
});

test('a payment whose surplus was refunded is reversed after the refund, not before', () => {
  expect(refusalOfReversal(payment, history('completed', payment, refund), request)).toBe('refund_stands');
  expect(refusalOfReversal(refund, history('completed', payment, refund), request)).toBeNull();
  const undone = history('completed', payment, refund, reversalOf(refund));
  expect(refusalOfReversal(payment, undone, request)).toBeNull();
});

test('a write-off is reversed after its recoveries, and a payment before it only after the write-off', () => {
  const small = entry('payment', 1000);
  const closed = history('written_off', small, { ...writeOff, amount: rupees(11_000) }, recovery);
  expect(refusalOfReversal(writeOff, closed, request)).toBe('recovery_stands');
  expect(refusalOfReversal(recovery, closed, request)).toBeNull();
  expect(refusalOfReversal(small, closed, request)).toBe('agreement_is_written_off');
  const recoveryUndone = history('written_off', writeOff, recovery, reversalOf(recovery));
  expect(refusalOfReversal(writeOff, recoveryUndone, request)).toBeNull();
});

test('a reversal obeys the same dates as any entry', () => {
  const on = (text: string) => ({ ...request, valuedOn: calendarDate(text) });
  expect(refusalOfReversal(payment, history('completed', payment), on('2026-11-21'))).toBe(
    'valued_in_future',
  );
  expect(refusalOfReversal(payment, history('completed', payment), on('2026-11-19'))).toBe(
    'back_dated_too_far',
  );
});
