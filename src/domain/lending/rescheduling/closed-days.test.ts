import { expect, test } from 'vitest';
import { addDays, type CalendarDate, calendarDate } from '#domain/calendar/calendar-date.ts';
import { noRupees } from '#domain/money/rupees.ts';
import { plansAndClosedDays as cases } from '#test/support/ledger/closed-days.ts';
import { calendarDates, examplePlan } from '#test/support/ledger/plans.ts';
import { fc } from '#test/support/runs/properties.ts';
import { type ClosedDays, nominalOf } from '../agreements/closed-days.ts';
import { datesOf, downPaymentRow, type Installment, scheduleOf } from '../agreements/schedule.ts';
import { carryOver } from './carry-over.ts';
import { firstDueAfterPause, type PaidRow, paidRowsOf, reschedule } from './reschedule.ts';

const independenceDay = calendarDate('2026-08-14');
const holiday: ClosedDays = { dueDateRule: 'after', weeklyDaysOff: [], holidays: [{ on: independenceDay }] };

/** The rows, the first of them paid in full. */
function paidOf(rows: readonly Installment[], paidCount: number): PaidRow[] {
  return paidRowsOf(
    rows,
    rows.map(({ amount }, index) => (index < paidCount ? amount : noRupees)),
  );
}

test('a pause is counted from the planned date, not from the one that avoids a closed day', () => {
  const plan = { ...examplePlan, count: 3, firstDueOn: independenceDay };
  const rows = paidOf(scheduleOf(plan, datesOf(plan, holiday)), 0);
  expect(firstDueAfterPause(rows, monthly, independenceDay, 1)).toBe('2026-09-14');
});

const monthly = { unit: 'months', every: 1 } as const;
const dayBefore = addDays(independenceDay, -1);

test('a reschedule onto a closed day is due on the next open one, and says from where it moved', () => {
  const plan = { ...examplePlan, count: 3, firstDueOn: addDays(independenceDay, 3) };
  const before = paidOf(scheduleOf(plan), 0);
  const asked = {
    firstDueOn: independenceDay,
    openCount: 3,
    frequency: monthly,
    roundingStep: plan.roundingStep,
  };
  const result = reschedule(before, { ...asked, closedDays: holiday }, plan.startOn);
  const moved = { dueOn: addDays(independenceDay, 1), movedFrom: independenceDay };
  expect(result).toMatchObject({ ok: true, rows: [moved, {}, {}] });
  if (!result.ok) return;
  const { rows } = carryOver({ rows: scheduleOf(plan), carried: [] }, [], result.rows);
  expect(rows[0]).toMatchObject(moved);
  expect(rows[1]).not.toHaveProperty('movedFrom');
});

test('a date that moves to the day before a closed one stays after the last paid row', () => {
  const early: ClosedDays = { ...holiday, dueDateRule: 'before' };
  const plan = { ...examplePlan, count: 3, firstDueOn: dayBefore };
  const before = paidOf(scheduleOf(plan), 1);
  const asked = {
    firstDueOn: independenceDay,
    openCount: 2,
    frequency: monthly,
    roundingStep: plan.roundingStep,
  };
  const firstOpenOn = (today: CalendarDate) => {
    const result = reschedule(before, { ...asked, closedDays: early }, today);
    return result.ok && result.rows[1]?.dueOn;
  };
  expect(firstOpenOn(dayBefore)).toBe(addDays(independenceDay, 1));
  expect(firstOpenOn(plan.startOn)).toBe(addDays(independenceDay, 1));
});

test('a reschedule avoids closed days too: never in the past, never on the date of a paid row or of another', () => {
  fc.assert(
    fc.property(cases, calendarDates, fc.nat(5), ({ plan, closedDays }, anyDay, paidCount) => {
      const rows = [...downPaymentRow(plan), ...scheduleOf(plan, datesOf(plan, closedDays))];
      const before = paidOf(rows, paidCount);
      const today = plan.startOn;
      const lastPaidOn = rows[paidCount - 1]?.dueOn ?? today;
      const firstDueOn = anyDay > lastPaidOn ? anyDay : addDays(lastPaidOn, 1);
      const { frequency, roundingStep } = plan;
      const openCount = before.filter(({ paid, amount }) => paid < amount).length;
      const asked = { firstDueOn, openCount, frequency, roundingStep };
      const result = reschedule(before, { ...asked, closedDays }, today);
      const asPlanned = reschedule(before, asked, today);
      if (!result.ok || !asPlanned.ok) {
        expect(result).toEqual(asPlanned);
        return;
      }
      const open = result.rows.filter(({ paid, amount }) => paid < amount);
      expect(open.map(nominalOf)).toEqual(
        asPlanned.rows.filter(({ paid, amount }) => paid < amount).map(({ dueOn }) => dueOn),
      );
      expect(result.rows.map(({ amount }) => amount)).toEqual(asPlanned.rows.map(({ amount }) => amount));
      const dates = open.map(({ dueOn }) => dueOn);
      expect(dates).toEqual([...new Set(dates)].sort());
      expect(dates.every((date) => date >= today)).toBe(true);
      const paidOn = new Set(rows.slice(0, paidCount).map(({ dueOn }) => dueOn));
      expect(open.some(({ dueOn, movedFrom }) => movedFrom !== undefined && paidOn.has(dueOn))).toBe(false);
    }),
  );
});
