import { describe, expect, test } from 'vitest';
import { addDays, calendarDate } from '#domain/calendar/calendar-date.ts';
import { rupees, sumOf } from '#domain/money/rupees.ts';
import { amounts, examplePlan, plans } from '#test/support/plans.ts';
import { fc } from '#test/support/properties.ts';
import { downPaymentRow, scheduleOf } from '../agreements/schedule.ts';
import { firstDueAfterPause, openCountOf, type Reschedule, reschedule } from './reschedule.ts';

const rows = scheduleOf(examplePlan);
const today = calendarDate('2026-06-01');
const monthly = examplePlan.frequency;
/** Four installments are paid and 400 of the fifth. */
const progress = { rows, totalPaid: rupees(4400) };

function ask(change: Partial<Reschedule>): Reschedule {
  return {
    firstDueOn: calendarDate('2026-08-15'),
    openCount: 8,
    frequency: monthly,
    roundingStep: rupees(1),
    ...change,
  };
}

function rowsAfter(change: Partial<Reschedule>, from = progress) {
  const result = reschedule(from, ask(change), today);
  return result.ok ? result.rows : result.refusal;
}

test('moving dates keeps the paid rows and every amount', () => {
  expect(openCountOf(progress)).toBe(8);
  const moved = reschedule(progress, ask({}), today);
  expect(moved.ok && moved.rows.map((row) => row.amount)).toEqual(rows.map((row) => row.amount));
  expect(moved.ok && moved.rows.slice(0, 4)).toEqual(rows.slice(0, 4));
  expect(moved.ok && moved.rows.slice(4, 6).map((row) => row.dueOn)).toEqual(['2026-08-15', '2026-09-15']);
});

test('adding rows makes what is left smaller per row; what is paid ahead stays on the first', () => {
  const added = reschedule(progress, ask({ openCount: 19 }), today);
  expect(added.ok && added.rows.slice(4).map((row) => row.amount)).toEqual([800, ...Array(18).fill(400)]);
  expect(added.ok && added.rows.at(-1)?.number).toBe(23);
});

test('a pause skips whole months and comes back to the day of the agreement', () => {
  const anchor = calendarDate('2026-01-31');
  const monthEnds = scheduleOf({ ...examplePlan, count: 3, firstDueOn: anchor });
  const paidOne = { rows: monthEnds, totalPaid: monthEnds[0]?.amount ?? rupees(0) };
  expect(firstDueAfterPause(paidOne, monthly, anchor, 2)).toBe('2026-04-30');
  expect(firstDueAfterPause(paidOne, monthly, anchor, 3)).toBe('2026-05-31');
  expect(firstDueAfterPause({ rows, totalPaid: rupees(12_000) }, monthly, anchor, 1)).toBeNull();
});

describe('a reschedule is refused', () => {
  test('when nothing is outstanding', () => {
    const paid = { rows, totalPaid: rupees(12_000) };
    expect(rowsAfter({}, paid)).toEqual({ reason: 'nothing_outstanding' });
  });

  test('when the down payment itself is owed', () => {
    const plan = { ...examplePlan, downPayment: rupees(2000) };
    const bounced = { rows: [...downPaymentRow(plan), ...scheduleOf(plan)], totalPaid: rupees(500) };
    expect(rowsAfter({}, bounced)).toEqual({ reason: 'down_payment_unpaid' });
  });

  test('when it would start in the past or before a paid row', () => {
    expect(rowsAfter({ firstDueOn: calendarDate('2026-05-31') })).toEqual({ reason: 'first_due_in_past' });
    expect(rowsAfter({ firstDueOn: calendarDate('2026-06-05') }, { rows, totalPaid: rupees(5000) })).toEqual({
      reason: 'first_due_before_paid_rows',
      lastPaidDueOn: '2026-06-10',
    });
  });

  test('when what is left can not be split so', () => {
    expect(rowsAfter({ openCount: 9, roundingStep: rupees(1000) })).toEqual({
      reason: 'count_does_not_split',
      countMax: 7,
    });
    expect(rowsAfter({ openCount: 0 })).toEqual({ reason: 'count_out_of_range', countMax: 520 });
    expect(rowsAfter({ frequency: { unit: 'months', every: 0 } })).toEqual({
      reason: 'frequency_out_of_range',
    });
  });
});

test('time costs nothing: the rows add up to what they did, keep what is paid, and their dates ascend', () => {
  const openCounts = fc.integer({ min: 1, max: 80 });
  fc.assert(
    fc.property(plans, amounts(0, 900_000), openCounts, fc.nat(200), (plan, totalPaid, openCount, days) => {
      const before = [...downPaymentRow(plan), ...scheduleOf(plan)];
      const firstDueOn = addDays(plan.firstDueOn, days);
      const asked = { firstDueOn, openCount, frequency: plan.frequency, roundingStep: plan.roundingStep };
      const result = reschedule({ rows: before, totalPaid }, asked, plan.startOn);
      fc.pre(result.ok);
      expect(sumOf(result.rows.map((row) => row.amount))).toBe(sumOf(before.map((row) => row.amount)));
      expect(result.rows.every((row) => row.amount > 0)).toBe(true);
      const covered = result.rows.length - openCount;
      expect(result.rows.slice(0, covered)).toEqual(before.slice(0, covered));
      expect(sumOf(result.rows.slice(0, covered + 1).map((row) => row.amount))).toBeGreaterThan(totalPaid);
      const dates = result.rows.slice(before[0]?.number === 0 ? 1 : 0).map((row) => row.dueOn);
      expect(dates).toEqual([...new Set(dates)].sort());
    }),
  );
});
