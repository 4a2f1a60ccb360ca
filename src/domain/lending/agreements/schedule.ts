import { addDays, addMonths, type CalendarDate, dayOfMonth } from '#domain/calendar/calendar-date.ts';
import { invariant } from '#domain/invariant.ts';
import { type Rupees, rupees } from '#domain/money/rupees.ts';
import { avoidClosedDays, type ClosedDays, type DueDate, nominalOf } from './closed-days.ts';
import {
  type Frequency,
  financedOf,
  latestFirstDueOn,
  type Plan,
  refusalOfCount,
  refusalOfPlan,
} from './plan.ts';

/** One row of an agreement's schedule. Rows are numbered from 1; the down payment, where it is a row at all, is number 0. */
export interface Installment extends DueDate {
  readonly number: number;
  readonly amount: Rupees;
}

/** The dates of a plan that avoid the closed days of the lender. */
export function datesOf(plan: Plan, closedDays: ClosedDays): DueDate[] {
  const dates = dueDates(plan.firstDueOn, plan.frequency, plan.count + 1);
  const following = dates.pop();
  invariant(following !== undefined, 'a plan has at least one row');
  const room = { notBefore: plan.startOn, firstNotAfter: latestFirstDueOn(plan), following };
  return avoidClosedDays(dates, closedDays, room);
}

/** The dates of a plan that no closed days move. */
function datesAsPlanned({ firstDueOn, frequency, count }: Plan): DueDate[] {
  return dueDates(firstDueOn, frequency, count).map((dueOn) => ({ dueOn }));
}

/**
 * The rows of a plan on its dates, each above zero, adding up to the financed amount. The plan must pass `refusalOfPlan`.
 */
export function scheduleOf(plan: Plan, dates: readonly DueDate[] = datesAsPlanned(plan)): Installment[] {
  invariant(refusalOfPlan(plan) === null, 'a plan is checked before it becomes a schedule');
  const amounts = splitEvenly(financedOf(plan), plan.count, plan.roundingStep);
  return rowsOf(dates, amounts, 1);
}

/**
 * The row of the down payment, due on the start date; none without a down payment. In a replay it comes before the
 * installments, so that a bounced down payment is owed again like any other row.
 */
export function downPaymentRow(plan: Pick<Plan, 'downPayment' | 'startOn'>): Installment[] {
  return plan.downPayment > 0 ? [{ number: 0, dueOn: plan.startOn, amount: plan.downPayment }] : [];
}

/** True if two schedules have the same amounts on the same days by their plans. */
export function areSameRows(rows: readonly Installment[], others: readonly Installment[]): boolean {
  return amountsByDay(rows) === amountsByDay(others);
}

function amountsByDay(rows: readonly Installment[]): string {
  return rows.map((row) => `${nominalOf(row)} ${row.amount}`).toString();
}

/** The rows without the down payment's, as they were before the delivery. */
export function rowsBeforeDelivery(rows: readonly Installment[]): Installment[] {
  return rows.filter(({ number }) => number > 0);
}

/** Equal parts, floored to the rounding step, with the remainder on the last: 1000 over 6 is five times 166 and 170. */
export function splitEvenly(total: Rupees, count: number, roundingStep: Rupees): Rupees[] {
  invariant(
    refusalOfCount(count, total, roundingStep) === null,
    `a split of ${total} over ${count} is checked before`,
  );
  const part = Math.floor(total / (count * roundingStep)) * roundingStep;
  return Array.from({ length: count }, (_, index) =>
    rupees(index < count - 1 ? part : total - part * (count - 1)),
  );
}

/** Monthly dates keep the first date's day of the month, or use the last day of a shorter month. */
export function dueDates(
  firstDueOn: CalendarDate,
  { unit, every }: Frequency,
  count: number,
): CalendarDate[] {
  return Array.from({ length: count }, (_, index) =>
    later(firstDueOn, { unit, every: every * index }, firstDueOn),
  );
}

/** The date one interval after `date`; for months, on the anchor's day of the month. */
export function later(date: CalendarDate, { unit, every }: Frequency, anchor: CalendarDate): CalendarDate {
  if (unit === 'months') return addMonths(date, every, dayOfMonth(anchor));
  return addDays(date, unit === 'weeks' ? 7 * every : every);
}

export function rowsOf(
  dates: readonly DueDate[],
  amounts: readonly Rupees[],
  firstNumber: number,
): Installment[] {
  return dates.map(({ dueOn, movedFrom }, index) => {
    const amount = amounts[index];
    invariant(amount !== undefined, 'there are as many amounts as dates');
    return { number: firstNumber + index, dueOn, amount, ...(movedFrom && { movedFrom }) };
  });
}
