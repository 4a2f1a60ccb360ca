import { expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import { rupees, sumOf } from '#domain/money/rupees.ts';
import { examplePlan, plans } from '#test/support/ledger/plans.ts';
import { fc } from '#test/support/runs/properties.ts';
import { financedOf } from './plan.ts';
import { areSameRows, downPaymentRow, rowsOf, scheduleOf, splitEvenly } from './schedule.ts';

test('the last installment takes the remainder, the others are multiples of the rounding step', () => {
  const plan = {
    ...examplePlan,
    price: rupees(131_000),
    downPayment: rupees(26_000),
    roundingStep: rupees(100),
  };
  const amounts = scheduleOf(plan).map((row) => row.amount);
  expect(amounts).toEqual([...Array(11).fill(8700), 9300]);
});

test('monthly due dates stay on the 31st where a month has one', () => {
  const rows = scheduleOf({ ...examplePlan, count: 4, firstDueOn: calendarDate('2026-12-31') });
  expect(rows.map((row) => row.dueOn)).toEqual(['2026-12-31', '2027-01-31', '2027-02-28', '2027-03-31']);
});

test('weekly and daily due dates count from the first due date', () => {
  const weekly = scheduleOf({ ...examplePlan, count: 3, frequency: { unit: 'weeks', every: 2 } });
  expect(weekly.map((row) => row.dueOn)).toEqual(['2026-02-10', '2026-02-24', '2026-03-10']);
});

test('a schedule has the planned number of rows, each above zero, which add up to the financed amount', () => {
  fc.assert(
    fc.property(plans, (plan) => {
      const rows = scheduleOf(plan);
      expect(rows.map((row) => row.number)).toEqual(
        Array.from({ length: plan.count }, (_, index) => index + 1),
      );
      expect(rows.every((row) => row.amount > 0)).toBe(true);
      expect(sumOf(rows.map((row) => row.amount))).toBe(plan.price - plan.downPayment - plan.relief);
      expect(rows.slice(0, -1).every((row) => row.amount % plan.roundingStep === 0)).toBe(true);
      expect(new Set(rows.slice(0, -1).map((row) => row.amount)).size).toBeLessThanOrEqual(1);
    }),
  );
});

test('due dates ascend from the first, without a repeat', () => {
  fc.assert(
    fc.property(plans, (plan) => {
      const dates = scheduleOf(plan).map((row) => row.dueOn);
      expect(dates[0]).toBe(plan.firstDueOn);
      expect(dates).toEqual([...new Set(dates)].sort());
    }),
  );
});

test('with the down payment the rows add up to the price less relief', () => {
  fc.assert(
    fc.property(plans, (plan) => {
      const rows = [...downPaymentRow(plan), ...scheduleOf(plan)];
      expect(sumOf(rows.map((row) => row.amount))).toBe(financedOf(plan) + plan.downPayment);
      expect(rows.every((row) => row.dueOn >= plan.startOn)).toBe(true);
    }),
  );
});

test.each([
  [1, ['2026-02-10', '2026-02-11', '2026-02-12']],
  [45, ['2026-02-10', '2026-03-27', '2026-05-11']],
  [366, ['2026-02-10', '2027-02-11', '2028-02-12']],
])('rows every %d days are exactly that far apart, across months and leap years', (every, dates) => {
  const rows = scheduleOf({ ...examplePlan, count: 3, frequency: { unit: 'days', every } });
  expect(rows.map((row) => row.dueOn)).toEqual(dates);
});

test('a plan without a down payment has no row for it', () => {
  expect(downPaymentRow(examplePlan)).toEqual([]);
});

test('a refused plan has no schedule', () => {
  const frequency = { unit: 'months', every: 0 } as const;
  expect(() => scheduleOf({ ...examplePlan, frequency })).toThrow(/a plan is checked/);
  expect(() => splitEvenly(rupees(100), 0, rupees(1))).toThrow(/split of 100 over 0/);
  expect(() => rowsOf([{ dueOn: examplePlan.firstDueOn }], [], 1)).toThrow(/as many amounts as dates/);
});

test('two schedules are equal if all their days and amounts are', () => {
  const rows = scheduleOf(examplePlan);
  expect(areSameRows(rows, scheduleOf({ ...examplePlan }))).toBe(true);
  expect(areSameRows(rows, rows.slice(1))).toBe(false);
  expect(areSameRows(rows.slice(0, -1), rows)).toBe(false);
});
