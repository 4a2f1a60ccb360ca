import { expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import { rupees } from '#domain/money/rupees.ts';
import { entryOf } from '#test/support/ledger/entries.ts';
import { examplePlan } from '#test/support/ledger/plans.ts';
import { scheduleOf } from '../agreements/schedule.ts';
import { replay } from '../ledger/replay.ts';
import { daysPastDue, standingOn } from './standing.ts';

/** Twelve installments of 1,000 on the 10th of each month from February on; 2,400 are paid. */
const rows = scheduleOf(examplePlan);
const paid = entryOf({
  id: 'a',
  kind: 'payment',
  amount: rupees(2400),
  valuedOn: calendarDate('2026-03-10'),
});
const figures = replay({ rows, carried: [] }, [paid]);

test.each([
  [
    '2026-04-09',
    { daysPastDue: 0, overdue: 0, dueToday: 0, dueNow: 0, next: { dueOn: '2026-04-10', amount: 600 } },
  ],
  [
    '2026-04-10',
    { daysPastDue: 0, overdue: 0, dueToday: 600, dueNow: 600, next: { dueOn: '2026-05-10', amount: 1000 } },
  ],
  [
    '2026-04-11',
    { daysPastDue: 1, overdue: 600, dueToday: 0, dueNow: 600, next: { dueOn: '2026-05-10', amount: 1000 } },
  ],
  [
    '2026-05-10',
    {
      daysPastDue: 30,
      overdue: 600,
      dueToday: 1000,
      dueNow: 1600,
      next: { dueOn: '2026-06-10', amount: 1000 },
    },
  ],
  ['2027-02-01', { daysPastDue: 297, overdue: 9600, dueToday: 0, dueNow: 9600, next: null }],
])('on %s the agreement stands so: %j', (today, standing) => {
  expect(standingOn(calendarDate(today), rows, figures)).toEqual(standing);
});

test('the next row is the first unpaid one: rows paid by relief or in advance are skipped', () => {
  const ahead = entryOf({
    id: 'b',
    kind: 'payment',
    amount: rupees(1600),
    valuedOn: calendarDate('2026-03-20'),
  });
  const inAdvance = replay({ rows, carried: [] }, [paid, ahead]);
  expect(standingOn(calendarDate('2026-04-09'), rows, inAdvance).next).toEqual({
    dueOn: '2026-06-10',
    amount: 1000,
  });
});

test('a written-off agreement is not in arrears, although its rows are unpaid', () => {
  const writeOff = entryOf({
    id: 'b',
    kind: 'write_off',
    amount: rupees(9600),
    valuedOn: calendarDate('2026-12-01'),
  });
  const closed = replay({ rows, carried: [] }, [paid, writeOff]);
  expect(standingOn(calendarDate('2027-02-01'), rows, closed)).toEqual({
    daysPastDue: 0,
    overdue: 0,
    dueToday: 0,
    dueNow: 0,
    next: null,
  });
});

test('an agreement with nothing unpaid is zero days past due', () => {
  expect(daysPastDue(null, calendarDate('2027-02-01'))).toBe(0);
});
