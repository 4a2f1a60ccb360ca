import { expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import { rupees } from '#domain/money/rupees.ts';
import { examplePlan, plans } from '#test/support/ledger/plans.ts';
import { fc } from '#test/support/runs/properties.ts';
import { keyFactsOf } from './key-facts.ts';
import { scheduleOf } from './schedule.ts';

function stated(plan: typeof examplePlan) {
  return keyFactsOf(plan, scheduleOf(plan));
}

test('the key facts of a sewing machine agreement', () => {
  const plan = {
    ...examplePlan,
    price: rupees(131_000),
    downPayment: rupees(26_000),
    roundingStep: rupees(100),
    firstDueOn: calendarDate('2026-12-31'),
  };
  expect(stated(plan)).toMatchObject({
    price: 131_000,
    financed: 105_000,
    regularAmount: 8700,
    lastAmount: 9300,
    firstDueOn: '2026-12-31',
    lastDueOn: '2027-11-30',
    totalPayable: 131_000,
    costOfCredit: 0,
    annualPercentageRate: 0,
  });
});

test('the total payable is the price, whatever the plan; relief only lowers it', () => {
  fc.assert(
    fc.property(plans, (plan) => {
      const facts = stated(plan);
      expect(facts.totalPayable).toBe(plan.price - plan.relief);
      expect(facts.costOfCredit).toBe(0);
    }),
  );
});

test('a schedule that asks for one rupee more throws', () => {
  const rows = scheduleOf(examplePlan).map((row) =>
    row.number === 3 ? { ...row, amount: rupees(1001) } : row,
  );
  expect(() => keyFactsOf(examplePlan, rows)).toThrow(/off by 1/);
});

test('a schedule without rows throws', () => {
  expect(() => keyFactsOf(examplePlan, [])).toThrow(/at least one row/);
});
