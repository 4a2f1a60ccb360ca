import { addDays, calendarDate } from '#domain/calendar/calendar-date.ts';
import { scheduleOf } from '#domain/lending/agreements/schedule.ts';
import { type FutureRule, futureRules } from '#domain/lending/ledger/future-rule.ts';
import type { ReplayedEntry } from '#domain/lending/ledger/replay.ts';
import { replay } from '#domain/lending/ledger/replay.ts';
import { rupees } from '#domain/money/rupees.ts';
import { figure, type Measurement, median } from './figure.ts';

const rowCount = 60;
const entryCount = 100;
const rounds = 200;
const replaysPerRound = 50;
const firstDueOn = calendarDate('2026-02-28');

const rows = scheduleOf({
  price: rupees(1_000_000),
  downPayment: rupees(0),
  relief: rupees(0),
  count: rowCount,
  frequency: { unit: 'months', every: 1 },
  roundingStep: rupees(100),
  startOn: calendarDate('2026-01-12'),
  firstDueOn,
});

/** Nearly two payments to a row, a tenth of them reversed, the rules mixed and the days out of order: no row is spared the work. */
const entries: readonly ReplayedEntry[] = Array.from({ length: entryCount }, (_, index) => {
  const isReversal = index % 10 === 9;
  const rule: FutureRule = futureRules[index % futureRules.length] ?? 'next';
  return {
    id: String(index),
    kind: isReversal ? 'reversal' : 'payment',
    amount: rupees(11_111),
    valuedOn: addDays(firstDueOn, (index * 37) % 1800),
    rule,
    reverses: isReversal ? String(index - 5) : null,
  };
});

function millisecondsPerReplay(): number {
  const startedAt = performance.now();
  for (let run = 0; run < replaysPerRound; run += 1) replay({ rows, carried: [] }, entries);
  return (performance.now() - startedAt) / replaysPerRound;
}

export async function measureReplay(): Promise<Measurement> {
  const measured = Array.from({ length: rounds }, millisecondsPerReplay);
  return {
    figures: [
      figure(
        'replay',
        `replay of ${rowCount} rows and ${entryCount} entries, median of ${rounds * replaysPerRound}`,
        median(measured),
      ),
    ],
  };
}
