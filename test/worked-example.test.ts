import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import type { Plan } from '#domain/lending/agreements/plan.ts';
import { downPaymentRow, scheduleOf } from '#domain/lending/agreements/schedule.ts';
import { standingOn } from '#domain/lending/collections/standing.ts';
import { type ReplayedEntry, replay } from '#domain/lending/ledger/replay.ts';
import { rupees } from '#domain/money/rupees.ts';
import { root } from './support/paths.ts';

const [, example = ''] = readFileSync(join(root, 'docs/domain.md'), 'utf8').split('## An example\n');

/** The cells of the document's rows that match; amounts as numbers. */
function rowsLike(pattern: RegExp): (string | number)[][] {
  const lines = example.split('\n').filter((line) => pattern.test(line));
  return lines.map((line) =>
    line
      .slice(2, -2)
      .split(' | ')
      .map((cell) => (/^[\d,]+$/.test(cell) ? Number(cell.replaceAll(',', '')) : cell)),
  );
}

const plan: Plan = {
  price: rupees(100_000),
  downPayment: rupees(20_000),
  relief: rupees(0),
  count: 6,
  frequency: { unit: 'months', every: 1 },
  roundingStep: rupees(100),
  startOn: calendarDate('2026-01-15'),
  firstDueOn: calendarDate('2026-01-31'),
};
const rows = [...downPaymentRow(plan), ...scheduleOf(plan)];

const entry = (
  said: string,
  kind: ReplayedEntry['kind'],
  amount: number,
  on: string,
  reverses: string | null = null,
) => ({ id: said, kind, amount: rupees(amount), valuedOn: calendarDate(on), rule: null, reverses });

const entries = [
  entry('delivery 100,000', 'delivery', 100_000, '2026-01-15'),
  entry('down payment 20,000', 'down_payment', 20_000, '2026-01-15'),
  entry('payment 15,000', 'payment', 15_000, '2026-01-31'),
  entry('payment 10,000', 'payment', 10_000, '2026-03-05'),
  entry('relief 10,000', 'relief', 10_000, '2026-03-10'),
  entry('reversal of the payment 10,000', 'reversal', 10_000, '2026-03-12', 'payment 10,000'),
  entry('payment 13,300', 'payment', 13_300, '2026-03-12'),
];
const after = (count: number) => replay({ rows, carried: [] }, entries.slice(0, count));

test('the schedule in docs/domain.md is the one the domain computes', () => {
  expect(rowsLike(/^\| \d /)).toEqual(rows.map(({ number, dueOn, amount }) => [number, dueOn, amount]));
});

test('each line of the replay in docs/domain.md is the one the domain computes', () => {
  const lines = entries.map(({ id, valuedOn }, index) => {
    const { paid, outstanding } = after(index + 1);
    return [id, valuedOn, ...paid, outstanding];
  });
  expect(rowsLike(/^\| [a-z ]+ [\d,]+ \| 2026/)).toEqual(lines);
});

test('the standing on 2 April in docs/domain.md is the one the domain computes', () => {
  const { overdue, daysPastDue, next } = standingOn(calendarDate('2026-04-02'), rows, after(entries.length));
  expect({ overdue, daysPastDue, next }).toEqual({
    overdue: 1_600,
    daysPastDue: 2,
    next: { dueOn: '2026-04-30', amount: 13_300 },
  });
  expect(example).toContain('overdue 1,600, 2 days past due, next 13,300 on 30 April');
});
