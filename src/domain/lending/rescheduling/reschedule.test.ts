import { describe, expect, test } from 'vitest';
import { addDays, calendarDate } from '#domain/calendar/calendar-date.ts';
import { rupees, sumOf } from '#domain/money/rupees.ts';
import { examplePlan, plans } from '#test/support/ledger/plans.ts';
import { fc } from '#test/support/runs/properties.ts';
import { downPaymentRow, type Installment, scheduleOf } from '../agreements/schedule.ts';
import {
  firstDueAfterPause,
  openCountOf,
  type PaidRow,
  paidRowsOf,
  type Reschedule,
  reschedule,
} from './reschedule.ts';

/** Twelve installments of 1,000 on the 10th of each month from February 2026 on. */
const rows = scheduleOf(examplePlan);
const today = calendarDate('2026-06-01');
const monthly = examplePlan.frequency;

/** The rows with what is paid of each, from the first one on. */
function paidOf(...paid: readonly number[]): PaidRow[] {
  return paidRowsOf(
    rows,
    rows.map((_, index) => rupees(paid[index] ?? 0)),
  );
}

/** Four installments are paid and 400 of the fifth. */
const paidAhead = paidOf(1000, 1000, 1000, 1000, 400);
/** Four are paid, and relief took the last two: six rows are open in between. */
const relievedAtTail = paidOf(1000, 1000, 1000, 1000, 0, 0, 0, 0, 0, 0, 1000, 1000);

function ask(change: Partial<Reschedule>): Reschedule {
  return {
    firstDueOn: calendarDate('2026-08-15'),
    openCount: 8,
    frequency: monthly,
    roundingStep: rupees(1),
    ...change,
  };
}

function rescheduled(from: readonly PaidRow[], change: Partial<Reschedule> = {}) {
  const result = reschedule(from, ask(change), today);
  return result.ok ? result.rows : [];
}

function refusalOf(from: readonly PaidRow[], change: Partial<Reschedule> = {}) {
  const result = reschedule(from, ask(change), today);
  return result.ok ? null : result.refusal;
}

function shownAs(row: PaidRow): string {
  return `${row.number}: ${row.dueOn} ${row.paid} of ${row.amount}`;
}

describe('money stays on its row', () => {
  test('moving dates keeps the paid rows, every amount, and what is paid of each row', () => {
    const moved = rescheduled(paidAhead);
    expect(openCountOf(paidAhead)).toBe(8);
    expect(moved.map(({ amount, paid }) => [amount, paid])).toEqual(
      paidAhead.map(({ amount, paid }) => [amount, paid]),
    );
    expect(moved.slice(0, 4)).toMatchObject(paidAhead.slice(0, 4));
    expect(moved.slice(4, 6).map((row) => row.dueOn)).toEqual(['2026-08-15', '2026-09-15']);
  });

  test('moving dates needs no rounding step: the amounts stay', () => {
    const moved = rescheduled(paidAhead, { roundingStep: rupees(5000) });
    expect(moved.map(({ amount }) => amount)).toEqual(rows.map(({ amount }) => amount));
  });

  test('after relief on the last rows the six open rows move by a month and the relieved rows stay', () => {
    const moved = rescheduled(relievedAtTail, { firstDueOn: calendarDate('2026-07-10'), openCount: 6 });
    expect(openCountOf(relievedAtTail)).toBe(6);
    expect(moved.slice(0, 4)).toMatchObject(relievedAtTail.slice(0, 4));
    expect(moved.slice(4).map(shownAs)).toEqual([
      '5: 2026-07-10 0 of 1000',
      '6: 2026-08-10 0 of 1000',
      '7: 2026-09-10 0 of 1000',
      '8: 2026-10-10 0 of 1000',
      '9: 2026-11-10 0 of 1000',
      '10: 2026-12-10 1000 of 1000',
      '11: 2027-01-10 1000 of 1000',
      '12: 2027-02-10 0 of 1000',
    ]);
  });

  test('after a payment spread over all rows, twelve open rows stay twelve and each keeps its part', () => {
    const spread = paidOf(...rows.map(() => 500));
    const moved = rescheduled(spread, { openCount: 12 });
    expect(openCountOf(spread)).toBe(12);
    expect(moved.map(({ amount, paid }) => [amount, paid])).toEqual(rows.map(() => [1000, 500]));
  });

  test('a fully paid row in the middle keeps its date, and the open rows are placed around it', () => {
    const inTheMiddle = paidOf(1000, 0, 1000);
    const moved = rescheduled(inTheMiddle, { openCount: 10 });
    expect(moved.slice(0, 4).map(shownAs)).toEqual([
      '1: 2026-02-10 1000 of 1000',
      '2: 2026-04-10 1000 of 1000',
      '3: 2026-08-15 0 of 1000',
      '4: 2026-09-15 0 of 1000',
    ]);
    expect(moved.slice(0, 4).map(({ keeps }) => keeps)).toEqual([[1], [3], [2], [4]]);
  });

  test('more rows share what is left; a partly paid row keeps its payment on top', () => {
    const added = rescheduled(paidAhead, { openCount: 19 });
    expect(added.slice(4).map((row) => row.amount)).toEqual([800, ...Array(18).fill(400)]);
    expect(added[4]).toMatchObject({ paid: 400, keeps: [5] });
    expect(added.at(-1)).toMatchObject({ number: 23, paid: 0, keeps: [] });
  });

  test('with fewer rows, the last takes over what the removed rows were paid', () => {
    const spread = paidOf(...rows.map(() => 250));
    const fewer = rescheduled(spread, { openCount: 4 });
    expect(fewer.map(({ amount, paid }) => [amount, paid])).toEqual([
      [2500, 250],
      [2500, 250],
      [2500, 250],
      [4500, 2250],
    ]);
    expect(fewer.at(-1)?.keeps).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  test('the down payment stays before the installments, which are numbered from 1', () => {
    const plan = { ...examplePlan, downPayment: rupees(2000), count: 3 };
    const all = [...downPaymentRow(plan), ...scheduleOf(plan)];
    const paid = all.map(({ amount, number }) => (number === 0 ? amount : rupees(0)));
    const moved = rescheduled(paidRowsOf(all, paid), { openCount: 3 });
    expect(moved.map(({ number }) => number)).toEqual([0, 1, 2, 3]);
    expect(moved[0]).toMatchObject({ dueOn: plan.startOn, paid: 2000 });
  });
});

test('a pause skips whole months and returns to the day of the agreement', () => {
  const anchor = calendarDate('2026-01-31');
  const monthEnds = scheduleOf({ ...examplePlan, count: 3, firstDueOn: anchor });
  const paidOne = paidRowsOf(monthEnds, [rupees(4000), rupees(0), rupees(0)]);
  expect(firstDueAfterPause(paidOne, monthly, anchor, 2)).toBe('2026-04-30');
  expect(firstDueAfterPause(paidOne, monthly, anchor, 3)).toBe('2026-05-31');
  expect(firstDueAfterPause(relievedAtTail, { ...monthly, every: 2 }, anchor, 2)).toBe('2026-10-31');
  expect(firstDueAfterPause(paidOf(...rows.map(() => 1000)), monthly, anchor, 1)).toBeNull();
});

test('the result says what is paid of each row', () => {
  expect(() => paidRowsOf(rows, [rupees(1000)])).toThrow(/for each row/);
});

describe('a reschedule is refused', () => {
  test('when nothing is outstanding', () => {
    expect(refusalOf(paidOf(...rows.map(() => 1000)))).toEqual({ reason: 'nothing_outstanding' });
  });

  test('when the down payment itself is owed', () => {
    const plan = { ...examplePlan, downPayment: rupees(2000) };
    const all = [...downPaymentRow(plan), ...scheduleOf(plan)];
    const bounced = all.map(({ number }) => rupees(number === 0 ? 500 : 0));
    expect(refusalOf(paidRowsOf(all, bounced))).toEqual({ reason: 'down_payment_unpaid', unpaid: 1500 });
  });

  test('when it would start before today', () => {
    expect(refusalOf(paidAhead, { firstDueOn: today })).toBeNull();
    expect(refusalOf(paidAhead, { firstDueOn: calendarDate('2026-05-31') })).toEqual({
      reason: 'first_due_in_past',
      today,
    });
  });

  test('when it would start before or on the day of the last row paid in front of it', () => {
    const five = paidOf(1000, 1000, 1000, 1000, 1000);
    const refused = { reason: 'first_due_before_paid_rows', lastPaidDueOn: '2026-06-10' };
    expect(refusalOf(five, { firstDueOn: calendarDate('2026-06-10') })).toEqual(refused);
    expect(refusalOf(five, { firstDueOn: calendarDate('2026-06-11') })).toBeNull();
    expect(refusalOf(relievedAtTail, { firstDueOn: calendarDate('2026-06-02') })).toBeNull();
  });

  test('when what is left cannot be split', () => {
    expect(refusalOf(paidAhead, { openCount: 9, roundingStep: rupees(1000) })).toEqual({
      reason: 'count_does_not_split',
      countMax: 7,
    });
    expect(refusalOf(paidAhead, { openCount: 0 })).toEqual({ reason: 'count_out_of_range', countMax: 520 });
    expect(refusalOf(paidAhead, { frequency: { unit: 'months', every: 0 } })).toEqual({
      reason: 'frequency_out_of_range',
      everyMax: 12,
    });
  });
});

/** Partly paid schedules: each row unpaid, partly paid or fully paid. */
const halfPaid = plans.chain((plan) => {
  const [first, installments] = [downPaymentRow(plan), scheduleOf(plan)];
  const paidPart = fc.oneof(fc.constant(0), fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true }));
  return fc
    .array(paidPart, { minLength: installments.length, maxLength: installments.length })
    .map((parts) => ({
      plan,
      before: [
        ...first.map((row) => ({ ...row, paid: row.amount })),
        ...installments.map((row, index) => ({
          ...row,
          paid: rupees(Math.floor(row.amount * (parts[index] ?? 0))),
        })),
      ],
    }));
});

const total = (of: readonly Installment[]) => sumOf(of.map(({ amount }) => amount));
const totalPaid = (of: readonly PaidRow[]) => sumOf(of.map(({ paid }) => paid));
const isFull = ({ amount, paid }: PaidRow) => paid === amount;
const unnumbered = ({ dueOn, amount, paid }: PaidRow) => ({ dueOn, amount, paid });

test('more time costs nothing: the total and the paid rows stay, and open rows are as many as requested', () => {
  const openCounts = fc.option(fc.integer({ min: 1, max: 80 }));
  fc.assert(
    fc.property(halfPaid, openCounts, fc.nat(2000), ({ plan, before }, count, days) => {
      const firstDueOn = addDays(plan.firstDueOn, days);
      const openCount = count ?? Math.max(1, openCountOf(before));
      const asked = { firstDueOn, openCount, frequency: plan.frequency, roundingStep: plan.roundingStep };
      const result = reschedule(before, asked, plan.startOn);
      fc.pre(result.ok);
      expect(total(result.rows)).toBe(total(before));
      expect(totalPaid(result.rows)).toBe(totalPaid(before));
      expect(result.rows.filter(isFull).map(unnumbered)).toEqual(before.filter(isFull).map(unnumbered));
      expect(openCountOf(result.rows)).toBe(openCount);
      expect(result.rows.map(({ number }) => number)).toEqual(
        result.rows.map((_, index) => (before[0]?.number ?? 1) + index),
      );
      // A down payment may be due on the day of the first installment.
      const dates = result.rows.filter(({ number }) => number > 0).map(({ dueOn }) => dueOn);
      expect(dates).toEqual([...new Set(dates)].sort());
      const open = result.rows.filter((row) => !isFull(row)).map(({ dueOn }) => dueOn);
      const isTaken = before.some((row) => isFull(row) && row.dueOn === firstDueOn);
      expect(open[0] === firstDueOn).toBe(!isTaken);
    }),
  );
});

test("each payment is kept by exactly one row, and each row's paid sum is that of its payments", () => {
  fc.assert(
    fc.property(halfPaid, fc.integer({ min: 1, max: 80 }), ({ plan, before }, openCount) => {
      const asked = {
        firstDueOn: plan.firstDueOn,
        openCount,
        frequency: plan.frequency,
        roundingStep: plan.roundingStep,
      };
      const result = reschedule(before, asked, plan.startOn);
      fc.pre(result.ok);
      const kept = result.rows.flatMap(({ keeps }) => keeps);
      const partly = before.filter(({ paid }) => paid > 0).map(({ number }) => number);
      expect(new Set(kept).size).toBe(kept.length);
      expect(new Set(kept)).toEqual(new Set([...kept, ...partly]));
      for (const row of result.rows) {
        expect(row.paid).toBe(totalPaid(before.filter(({ number }) => row.keeps.includes(number))));
      }
    }),
  );
});
