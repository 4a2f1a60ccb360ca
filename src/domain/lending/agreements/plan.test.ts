import { expect, test } from 'vitest';
import { addDays, type CalendarDate, calendarDate } from '#domain/calendar/calendar-date.ts';
import { rupees } from '#domain/money/rupees.ts';
import { amounts, examplePlan, plans } from '#test/support/ledger/plans.ts';
import { fc } from '#test/support/runs/properties.ts';
import { financedOf, type Plan, refusalOfDraftDates, refusalOfPlan, startAheadDaysMax } from './plan.ts';
import { splitEvenly } from './schedule.ts';

const refusals: readonly [Partial<Plan>, ReturnType<typeof refusalOfPlan>][] = [
  [{}, null],
  [{ price: rupees(0) }, { reason: 'price_not_positive' }],
  [{ downPayment: rupees(-1) }, { reason: 'down_payment_negative' }],
  [{ relief: rupees(-1) }, { reason: 'relief_negative' }],
  [{ downPayment: rupees(12_000) }, { reason: 'nothing_to_finance' }],
  [{ downPayment: rupees(6000), relief: rupees(6001) }, { reason: 'nothing_to_finance' }],
  [{ roundingStep: rupees(0) }, { reason: 'rounding_step_not_positive' }],
  [{ frequency: { unit: 'months', every: 0 } }, { reason: 'frequency_out_of_range', everyMax: 12 }],
  [{ frequency: { unit: 'months', every: 1 } }, null],
  [{ frequency: { unit: 'months', every: 12 } }, null],
  [{ frequency: { unit: 'months', every: 13 } }, { reason: 'frequency_out_of_range', everyMax: 12 }],
  [{ frequency: { unit: 'days', every: 1.5 } }, { reason: 'frequency_out_of_range', everyMax: 366 }],
  [{ frequency: { unit: 'days', every: 366 } }, null],
  [{ frequency: { unit: 'days', every: 367 } }, { reason: 'frequency_out_of_range', everyMax: 366 }],
  [{ frequency: { unit: 'weeks', every: 52 } }, null],
  [{ frequency: { unit: 'weeks', every: 53 } }, { reason: 'frequency_out_of_range', everyMax: 52 }],
  [{ startOn: calendarDate('2010-01-01') }, null],
  [
    { startOn: calendarDate('1990-01-12') },
    { reason: 'start_before_books', earliestOn: calendarDate('2010-01-01') },
  ],
  [
    { firstDueOn: calendarDate('2026-01-11') },
    { reason: 'first_due_before_start', startOn: examplePlan.startOn },
  ],
  [{ count: 0 }, { reason: 'count_out_of_range', countMax: 520 }],
  [{ count: 2.5 }, { reason: 'count_out_of_range', countMax: 520 }],
  [{ count: 521 }, { reason: 'count_out_of_range', countMax: 520 }],
  [
    { price: rupees(500), roundingStep: rupees(100) },
    { reason: 'count_does_not_split', countMax: 5 },
  ],
  [
    { price: rupees(99), roundingStep: rupees(100) },
    { reason: 'count_does_not_split', countMax: 1 },
  ],
];

test.each(refusals)('the plan with %j is judged %j', (change, refusal) => {
  expect(refusalOfPlan({ ...examplePlan, ...change })).toEqual(refusal);
});

test('a first installment on the start date is allowed', () => {
  expect(refusalOfPlan({ ...examplePlan, firstDueOn: examplePlan.startOn })).toBeNull();
});

test('the financed amount is the price less down payment and relief', () => {
  expect(financedOf({ price: rupees(150_000), downPayment: rupees(10_000), relief: rupees(50_000) })).toBe(
    90_000,
  );
});

test.each([
  ['months', 1, '2027-03-21'],
  ['weeks', 2, '2027-02-16'],
  ['days', 15, '2027-02-18'],
] as const)(
  'the first due date of a plan every so many %s (%i) is %s at the latest',
  (unit, every, latestOn) => {
    const startOn = calendarDate('2026-11-20');
    const firstDueOn = addDays(calendarDate(latestOn), 1);
    expect(refusalOfDraftDates({ startOn, firstDueOn, frequency: { unit, every } }, startOn)).toEqual({
      reason: 'first_due_too_late',
      latestOn,
    });
  },
);

test('a draft starts up to the limit ahead, and its first due date is up to its own limit', () => {
  const today = calendarDate('2026-11-20');
  const frequency = { unit: 'months', every: 1 } as const;
  const latestStart = addDays(today, startAheadDaysMax);
  const starting = (startOn: CalendarDate) =>
    refusalOfDraftDates({ startOn, firstDueOn: startOn, frequency }, today);
  expect(starting(latestStart)).toBeNull();
  expect(starting(addDays(latestStart, 1))).toEqual({
    reason: 'start_too_far_ahead',
    latestOn: latestStart,
  });
  const firstDueOn = calendarDate('2027-03-21');
  expect(refusalOfDraftDates({ startOn: today, firstDueOn, frequency }, today)).toBeNull();
});

test('the largest count that a refusal names splits into rows above zero, and one more does not', () => {
  fc.assert(
    fc.property(plans, amounts(1, 5000), (plan, financed) => {
      const impossible = { ...plan, price: financed, downPayment: rupees(0), relief: rupees(0), count: 520 };
      const refusal = refusalOfPlan(impossible);
      fc.pre(refusal?.reason === 'count_does_not_split');
      expect(refusalOfPlan({ ...impossible, count: refusal.countMax })).toBeNull();
      expect(splitEvenly(financed, refusal.countMax, plan.roundingStep).every((amount) => amount > 0)).toBe(
        true,
      );
      expect(refusalOfPlan({ ...impossible, count: refusal.countMax + 1 })).toEqual(refusal);
    }),
  );
});
