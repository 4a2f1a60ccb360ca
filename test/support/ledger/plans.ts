import { earliestBusinessDate } from '#domain/calendar/business-date.ts';
import {
  addDays,
  type CalendarDate,
  calendarDate,
  dateOfEpochDay,
  epochDayOf,
} from '#domain/calendar/calendar-date.ts';
import { type Frequency, type Plan, refusalOfPlan } from '#domain/lending/agreements/plan.ts';
import { type Rupees, rupees } from '#domain/money/rupees.ts';
import { fc } from '#test/support/runs/properties.ts';

/** Days of this century, also before the earliest business date. */
export const calendarDates: fc.Arbitrary<CalendarDate> = fc
  .integer({ min: epochDayOf(calendarDate('2001-01-01')), max: epochDayOf(calendarDate('2099-12-31')) })
  .map(dateOfEpochDay);

export function amounts(min: number, max: number): fc.Arbitrary<Rupees> {
  return fc.integer({ min, max }).map(rupees);
}

const frequencies: fc.Arbitrary<Frequency> = fc.oneof(
  fc.record({ unit: fc.constant('months' as const), every: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ unit: fc.constant('weeks' as const), every: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ unit: fc.constant('days' as const), every: fc.integer({ min: 1, max: 45 }) }),
);

/** Plans that a branch could write: prices up to ten lakh, up to 60 installments, many of them not evenly divisible. */
export const plans: fc.Arbitrary<Plan> = fc
  .record({
    price: amounts(1, 1_000_000),
    downPayment: fc.oneof(fc.constant(rupees(0)), amounts(0, 100_000)),
    relief: fc.oneof(fc.constant(rupees(0)), amounts(0, 100_000)),
    count: fc.integer({ min: 1, max: 60 }),
    frequency: frequencies,
    roundingStep: fc.constantFrom(1, 5, 10, 50, 100, 500).map(rupees),
    startOn: calendarDates.filter((date) => date >= earliestBusinessDate),
    daysToFirst: fc.integer({ min: 0, max: 60 }),
  })
  .map(({ daysToFirst, ...plan }): Plan => ({ ...plan, firstDueOn: addDays(plan.startOn, daysToFirst) }))
  .filter((plan) => refusalOfPlan(plan) === null);

/** A plain plan of twelve monthly installments of 1,000, for examples that change a field of it. */
export const examplePlan: Plan = {
  price: rupees(12_000),
  downPayment: rupees(0),
  relief: rupees(0),
  count: 12,
  frequency: { unit: 'months', every: 1 },
  roundingStep: rupees(1),
  startOn: calendarDate('2026-01-12'),
  firstDueOn: calendarDate('2026-02-10'),
};
