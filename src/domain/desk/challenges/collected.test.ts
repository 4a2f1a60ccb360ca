import { expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import { rupees } from '#domain/money/rupees.ts';
import { entryOf, reversalOf } from '#test/support/ledger/entries.ts';
import { collectedIn } from './collected.ts';

const period = { startsOn: calendarDate('2026-11-01'), endsOn: calendarDate('2026-11-30') };

function entry(
  kind: 'payment' | 'recovery' | 'relief' | 'down_payment' | 'refund',
  amount: number,
  on: string,
) {
  return entryOf({ id: `${kind} ${amount}`, kind, amount: rupees(amount), valuedOn: calendarDate(on) });
}

test('payments and recoveries of the period count as collected, other entries do not', () => {
  const entries = [
    entry('payment', 1, '2026-11-01'),
    entry('recovery', 20, '2026-11-30'),
    entry('payment', 300, '2026-10-31'),
    entry('payment', 4000, '2026-12-01'),
    entry('relief', 5000, '2026-11-15'),
    entry('down_payment', 6000, '2026-11-15'),
    entry('refund', 7000, '2026-11-15'),
    { ...entry('payment', 8000, '2026-11-15'), debit: 'transfer' as const },
  ];
  expect(collectedIn(period, entries)).toBe(21);
});

test('a reversed payment does not count, even when it is reversed later', () => {
  const payment = entry('payment', 9800, '2026-11-15');
  const kept = entry('payment', 100, '2026-11-15');
  const reversal = reversalOf(payment, calendarDate('2026-12-05'));
  expect(collectedIn(period, [payment, kept, reversal])).toBe(100);
});
