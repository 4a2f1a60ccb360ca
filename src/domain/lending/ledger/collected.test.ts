import { expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import { rupees } from '#domain/money/rupees.ts';
import { entryOf, reversalOf } from '#test/support/ledger/entries.ts';
import { collectedIn, moneyGivenBack } from './collected.ts';
import type { EntryKind } from './entry-kind.ts';

const period = { startsOn: calendarDate('2026-11-01'), endsOn: calendarDate('2026-11-30') };

function entry(kind: Exclude<EntryKind, 'reversal'>, amount: number, on: string, broughtIn = false) {
  const valuedOn = calendarDate(on);
  return {
    ...entryOf({ id: `${kind} ${amount}`, kind, amount: rupees(amount), valuedOn, broughtIn }),
    countsOn: valuedOn,
  };
}

/** The reversal of an entry, with the day that it counts on. */
function reversal(money: ReturnType<typeof entry>, on: string = money.countsOn) {
  return { ...reversalOf(money), countsOn: calendarDate(on) };
}

test('payments, down payments and recoveries of the period are collected less refunds, and nothing that only looks like money', () => {
  const entries = [
    entry('payment', 1, '2026-11-01'),
    entry('recovery', 20, '2026-11-30'),
    entry('payment', 300, '2026-10-31'),
    entry('payment', 4_000, '2026-12-01'),
    entry('relief', 5_000, '2026-11-15'),
    entry('starting_relief', 5_000, '2026-11-15'),
    entry('write_off', 5_000, '2026-11-15'),
    entry('delivery', 5_000, '2026-11-15'),
    entry('down_payment', 600, '2026-11-15'),
    entry('refund', 50, '2026-11-15'),
    entry('refund', 7_000, '2026-12-01'),
    { ...entry('payment', 8_000, '2026-11-15'), debit: 'transfer' as const },
    { ...entry('refund', 8_000, '2026-11-16'), credit: 'transfer' as const },
  ];
  expect(collectedIn(period, entries)).toEqual({
    collected: 571,
    payments: 1,
    downPayments: 600,
    recoveries: 20,
    refunds: 50,
  });
});

test('a reversed payment or refund does not count, but in a closed month it stays, and goes off the open one', () => {
  const payment = entry('payment', 9_800, '2026-11-15');
  const kept = entry('payment', 100, '2026-11-15');
  const refund = entry('refund', 40, '2026-11-15');
  const all = [payment, kept, refund];
  expect(collectedIn(period, [...all, reversal(payment), reversal(refund)]).collected).toBe(100);
  const later = [...all, reversal(payment, '2026-12-01'), reversal(refund)];
  expect(collectedIn(period, later).collected).toBe(9_900);
  const december = { startsOn: calendarDate('2026-12-01'), endsOn: calendarDate('2026-12-31') };
  expect(collectedIn(december, later).collected).toBe(-9_800);
});

test('money from before the move is not collected, nor is its reversal taken off', () => {
  const payment = entry('payment', 9_800, '2026-11-15', true);
  const all = [payment, entry('down_payment', 600, '2026-11-15', true), entry('payment', 50, '2026-11-15')];
  const counted = { collected: 50, payments: 50, downPayments: 0, recoveries: 0, refunds: 0 };
  expect(collectedIn(period, all)).toEqual(counted);
  expect(collectedIn(period, [...all, reversal(payment)])).toEqual(counted);
});

test('a refund gives back the newest money that stood when it was recorded', () => {
  const down = entry('down_payment', 600, '2026-11-01');
  const first = entry('payment', 100, '2026-11-02');
  const second = entry('payment', 200, '2026-11-03');
  const refund = entry('refund', 50, '2026-11-04');
  const undone = reversal(second, '2026-11-04');
  const later = entry('payment', 300, '2026-11-05');
  expect(moneyGivenBack(refund.id, [down, first, second, refund, undone, later])).toBe(second);
  expect(moneyGivenBack(refund.id, [down, first, second, undone, refund, later])).toBe(first);
  expect(moneyGivenBack(refund.id, [down, refund, later])).toBe(down);
  expect(moneyGivenBack(refund.id, [refund, later])).toBeNull();
});
