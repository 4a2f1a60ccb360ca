import { describe, expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import { rupees } from '#domain/money/rupees.ts';
import { entryOf, reversalOf } from '#test/support/ledger/entries.ts';
import { examplePlan } from '#test/support/ledger/plans.ts';
import { downPaymentRow, scheduleOf } from '../agreements/schedule.ts';
import type { FutureRule } from './future-rule.ts';
import { paidBetween, replay, rowPaymentsOf, type Schedule } from './replay.ts';

/** Four installments of 100 from 10 February on. */
const schedule: Schedule = {
  rows: scheduleOf({ ...examplePlan, price: rupees(400), count: 4 }),
  carried: [],
};

function payment(id: string, amount: number, on: string, rule: FutureRule = 'next') {
  return entryOf({ id, kind: 'payment', amount: rupees(amount), valuedOn: calendarDate(on), rule });
}

describe('a payment pays what is due first, then', () => {
  test.each([
    ['next', [100, 100, 30, 0]],
    ['last', [100, 0, 30, 100]],
    ['spread', [100, 43, 43, 44]],
  ] as const)('by the rule %s', (rule, paid) => {
    expect(replay(schedule, [payment('a', 230, '2026-02-10', rule)]).paid).toEqual(paid);
  });

  test('the rule to spread shares again what full rows cannot take', () => {
    const entries = [payment('a', 180, '2026-02-10', 'next'), payment('b', 150, '2026-02-11', 'spread')];
    expect(replay(schedule, entries).paid).toEqual([100, 100, 65, 65]);
  });
});

test('a payment without a rule goes to the next installment, relief to the last', () => {
  const on = calendarDate('2026-01-12');
  const fields = { amount: rupees(50), valuedOn: on };
  expect(replay(schedule, [entryOf({ ...fields, id: 'a', kind: 'payment' })]).paid).toEqual([50, 0, 0, 0]);
  expect(replay(schedule, [entryOf({ ...fields, id: 'a', kind: 'relief' })]).paid).toEqual([0, 0, 0, 50]);
});

test('a back-dated payment counts on its own day, whenever it was recorded', () => {
  const recordedLater = payment('b', 100, '2026-02-10');
  const inAdvance = payment('a', 100, '2026-03-01', 'last');
  const figures = replay(schedule, [inAdvance, recordedLater]);
  expect(figures.paid).toEqual([100, 0, 0, 100]);
  expect(figures).toMatchObject({
    outstanding: 200,
    inAdvance: 100,
    late: 0,
    oldestUnpaidDueOn: '2026-03-10',
  });
});

test('what no installment can take is overpaid until it is refunded', () => {
  const paid = [payment('a', 450, '2026-02-10')];
  expect(replay(schedule, paid)).toMatchObject({ outstanding: 0, overpaid: 50, oldestUnpaidDueOn: null });
  const refund = entryOf({
    id: 'b',
    kind: 'refund',
    amount: rupees(20),
    valuedOn: calendarDate('2026-02-11'),
  });
  expect(replay(schedule, [...paid, refund])).toMatchObject({
    outstanding: 0,
    overpaid: 30,
    refundedTooMuch: 0,
  });
});

test('a bounced down payment is owed again from the start date', () => {
  const plan = { ...examplePlan, price: rupees(600), downPayment: rupees(200), count: 4 };
  const rows = [...downPaymentRow(plan), ...scheduleOf(plan)];
  const downPayment = entryOf({ id: 'a', kind: 'down_payment', amount: rupees(200), valuedOn: plan.startOn });
  const bounced = [downPayment, reversalOf(downPayment)];
  expect(replay({ rows, carried: [] }, [downPayment])).toMatchObject({
    paid: [200, 0, 0, 0, 0],
    outstanding: 400,
  });
  expect(replay({ rows, carried: [] }, bounced)).toMatchObject({
    outstanding: 600,
    oldestUnpaidDueOn: plan.startOn,
  });
});

test('relief is told apart from the money on each row, also where it only fills up what is left of one', () => {
  const relief = entryOf({
    id: 'b',
    kind: 'relief',
    amount: rupees(130),
    valuedOn: calendarDate('2026-02-12'),
  });
  const entries = [payment('a', 150, '2026-02-10'), relief];
  const { paid, relieved } = replay(schedule, entries);
  expect(paid.map((amount, index) => amount - (relieved[index] ?? 0))).toEqual([100, 50, 0, 0]);
  expect(relieved.reduce((sum, amount) => sum + amount, 0)).toBe(130);
  expect(replay(schedule, [...entries, reversalOf(relief)]).relieved).toEqual([0, 0, 0, 0]);
});

test('a write-off leaves the rows unpaid and nothing outstanding; recoveries are counted separately', () => {
  const on = calendarDate('2027-01-01');
  const entries = [
    payment('a', 150, '2026-02-10'),
    entryOf({ id: 'b', kind: 'write_off', amount: rupees(250), valuedOn: on }),
    entryOf({ id: 'c', kind: 'recovery', amount: rupees(40), valuedOn: on }),
  ];
  expect(replay(schedule, entries)).toMatchObject({
    paid: [100, 50, 0, 0],
    outstanding: 0,
    writtenOff: 250,
    recovered: 40,
    oldestUnpaidDueOn: null,
  });
});

describe('money carried over by a reschedule', () => {
  const first = payment('a', 150, '2026-02-15');
  const carried = [
    { entryId: 'a', number: 2, amount: rupees(100) },
    { entryId: 'a', number: 4, amount: rupees(50) },
  ];

  test('stays on its rows, and later payments fill the rest, whatever their day', () => {
    const backDated = payment('b', 130, '2026-02-01', 'last');
    expect(replay({ ...schedule, carried }, [first, backDated]).paid).toEqual([0, 100, 80, 100]);
  });

  test('counts as late or early by the due dates of the new rows', () => {
    expect(replay({ ...schedule, carried }, [first])).toMatchObject({ inAdvance: 150, late: 0 });
    const late = { ...first, valuedOn: calendarDate('2026-03-11') };
    expect(replay({ ...schedule, carried }, [late])).toMatchObject({ inAdvance: 50, late: 100 });
  });

  test('is removed when its entry is reversed', () => {
    expect(replay({ ...schedule, carried }, [first, reversalOf(first)]).paid).toEqual([0, 0, 0, 0]);
  });

  test('never adds or loses a rupee, even if the carried amounts are wrong', () => {
    const elsewhere = [{ entryId: 'a', number: 9, amount: rupees(30) }, ...carried];
    const tooMuch = [{ entryId: 'a', number: 2, amount: rupees(140) }];
    expect(replay({ ...schedule, carried: elsewhere }, [first])).toMatchObject({
      outstanding: 250,
      overpaid: 0,
    });
    expect(replay({ ...schedule, carried: tooMuch }, [first])).toMatchObject({
      outstanding: 300,
      overpaid: 50,
    });
  });
});

test('each entry lists the rows it paid', () => {
  const relief = entryOf({
    id: 'b',
    kind: 'relief',
    amount: rupees(30),
    valuedOn: calendarDate('2026-02-11'),
  });
  const refund = entryOf({
    id: 'c',
    kind: 'refund',
    amount: rupees(30),
    valuedOn: calendarDate('2026-02-11'),
  });
  const reversed = payment('d', 20, '2026-02-12');
  const entries = [payment('a', 150, '2026-02-10'), reversed, relief, refund, reversalOf(reversed)];
  const paid = [
    { entryId: 'a', number: 1, amount: 100 },
    { entryId: 'a', number: 2, amount: 50 },
    { entryId: 'b', number: 4, amount: 30 },
  ];
  expect(rowPaymentsOf(schedule, entries)).toEqual(paid);
  expect(rowPaymentsOf({ ...schedule, carried: rowPaymentsOf(schedule, entries) }, entries)).toEqual(paid);
});

test('a row with one rupee missing is unpaid', () => {
  expect(replay(schedule, [payment('a', 99, '2026-02-10')])).toMatchObject({
    outstanding: 301,
    oldestUnpaidDueOn: '2026-02-10',
  });
});

test('the effect of a payment is the difference between two replays', () => {
  const before = [payment('a', 150, '2026-02-10')];
  const after = [...before, payment('b', 120, '2026-03-10')];
  const paid = paidBetween(schedule.rows, replay(schedule, before), replay(schedule, after));
  expect(paid).toEqual([
    { number: 2, dueOn: '2026-03-10', amount: 50 },
    { number: 3, dueOn: '2026-04-10', amount: 70 },
  ]);
});

test('the effect of a reversal is such a difference too, below zero', () => {
  const before = [payment('a', 150, '2026-02-10')];
  const after = [...before, ...before.map((entry) => reversalOf(entry))];
  const taken = paidBetween(schedule.rows, replay(schedule, before), replay(schedule, after));
  expect(taken.map(({ number, amount }) => [number, amount])).toEqual([
    [1, -100],
    [2, -50],
  ]);
});
