import { expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import { rupees } from '#domain/money/rupees.ts';
import { entryOf, reversalOf } from '#test/support/ledger/entries.ts';
import { examplePlan } from '#test/support/ledger/plans.ts';
import { scheduleOf } from '../agreements/schedule.ts';
import { longestDelay } from './longest-delay.ts';

/** Four installments of 100, on the 10th of each month from February to May. */
const plan = { ...examplePlan, price: rupees(400), count: 4 };
const delivered = entryOf({
  id: 'delivery',
  kind: 'delivery',
  amount: rupees(400),
  valuedOn: calendarDate('2026-01-10'),
});

function payment(id: string, amount: number, on: string) {
  return entryOf({ id, kind: 'payment', amount: rupees(amount), valuedOn: calendarDate(on) });
}

interface Given {
  readonly entries?: readonly ReturnType<typeof entryOf>[];
  readonly recordedFrom?: string;
  readonly rescheduledOn?: string;
}

/** The longest delay by a day. A reschedule moves the first due date to 10 August. */
function delayBy(today: string, { entries = [], recordedFrom = '2026-01-10', rescheduledOn }: Given = {}) {
  const first = { rows: scheduleOf(plan), carried: [], madeOn: calendarDate('2026-01-05') };
  const moved = { ...plan, firstDueOn: calendarDate('2026-08-10') };
  const second = rescheduledOn && {
    rows: scheduleOf(moved),
    carried: [],
    madeOn: calendarDate(rescheduledOn),
  };
  return longestDelay(
    {
      schedules: second ? [first, second] : [first],
      entries: [delivered, ...entries],
      recordedFrom: calendarDate(recordedFrom),
    },
    calendarDate(today),
  );
}

test('a delay grows from day to day, and begins the day after the due date', () => {
  expect(delayBy('2026-02-10')).toBe(0);
  expect(delayBy('2026-02-11')).toBe(1);
  expect(delayBy('2026-03-12')).toBe(30);
});

test('a delay that was paid still counts', () => {
  const entries = [payment('a', 100, '2026-02-20'), payment('b', 300, '2026-03-01')];
  expect(delayBy('2026-12-31', { entries })).toBe(10);
});

test('payments on their days are never late, and a reversed one was no payment', () => {
  const entries = ['02', '03', '04', '05'].map((month) => payment(month, 100, `2026-${month}-10`));
  expect(delayBy('2026-12-31', { entries })).toBe(0);
  const bounced = [
    ...entries,
    reversalOf(entries[3] as (typeof entries)[number], calendarDate('2026-05-12')),
  ];
  expect(delayBy('2026-05-30', { entries: bounced })).toBe(20);
});

test('a delay is counted to today, and not to a payment that is dated later', () => {
  expect(delayBy('2026-02-20', { entries: [payment('a', 400, '2026-06-01')] })).toBe(10);
});

test('the first schedule counts from the beginning, although it was made later', () => {
  const history = {
    schedules: [{ rows: scheduleOf(plan), carried: [], madeOn: calendarDate('2026-03-12') }],
    entries: [delivered, payment('a', 400, '2026-02-20')],
    recordedFrom: calendarDate('2026-01-10'),
  };
  expect(longestDelay(history, calendarDate('2026-12-31'))).toBe(10);
});

test('without a schedule nothing is due, so nothing is late', () => {
  const history = { schedules: [], entries: [delivered], recordedFrom: calendarDate('2026-01-10') };
  expect(longestDelay(history, calendarDate('2026-12-31'))).toBe(0);
});

test('a delay that a reschedule ended still counts', () => {
  expect(delayBy('2026-08-10', { rescheduledOn: '2026-03-02' })).toBe(20);
});

test('a delay that a write-off ended counts up to that day', () => {
  const writeOff = entryOf({
    id: 'w',
    kind: 'write_off',
    amount: rupees(400),
    valuedOn: calendarDate('2026-03-12'),
  });
  expect(delayBy('2027-12-31', { entries: [writeOff] })).toBe(30);
});

test('what an import brought in as one payment was late by no more than it shows from then on', () => {
  const entries = [payment('a', 200, '2026-03-25')];
  expect(delayBy('2026-04-15', { entries, recordedFrom: '2026-04-01' })).toBe(5);
  expect(delayBy('2026-04-15', { entries, recordedFrom: '2026-03-25' })).toBe(5);
  expect(delayBy('2026-04-15', { recordedFrom: '2026-04-15' })).toBe(0);
});

test('without a delivery there is no delay to tell', () => {
  const history = { schedules: [], entries: [], recordedFrom: calendarDate('2026-01-10') };
  expect(longestDelay(history, calendarDate('2026-12-31'))).toBeNull();
});
