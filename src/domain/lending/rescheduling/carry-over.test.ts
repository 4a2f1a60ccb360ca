import { expect, test } from 'vitest';
import { addDays, calendarDate } from '#domain/calendar/calendar-date.ts';
import { type Rupees, rupees, sumOf } from '#domain/money/rupees.ts';
import { entryOf, paymentsFrom, reversalOf } from '#test/support/ledger/entries.ts';
import { ledgerOf } from '#test/support/ledger/ledger-model.ts';
import { examplePlan, plans } from '#test/support/ledger/plans.ts';
import { fc } from '#test/support/runs/properties.ts';
import { scheduleOf } from '../agreements/schedule.ts';
import type { Entry } from '../ledger/entry.ts';
import { replay, type Schedule } from '../ledger/replay.ts';
import { carryOver } from './carry-over.ts';
import { openCountOf, paidRowsOf, reschedule } from './reschedule.ts';

const start: Schedule = { rows: scheduleOf(examplePlan), carried: [] };

/** Reschedules a schedule with its entries: by default by a month, with as many rows as are open. */
function rescheduled(
  schedule: Schedule,
  entries: readonly Entry[],
  firstDueOn = calendarDate('2026-03-10'),
  openCount?: number,
) {
  const rows = paidRowsOf(schedule.rows, replay(schedule, entries).paid);
  const asked = {
    firstDueOn,
    openCount: openCount ?? openCountOf(rows),
    frequency: examplePlan.frequency,
    roundingStep: rupees(1),
  };
  const result = reschedule(rows, asked, calendarDate('2001-01-01'));
  return result.ok ? { rows: result.rows, schedule: carryOver(schedule, entries, result.rows) } : null;
}

function moved(entries: readonly Entry[], openCount?: number): Schedule {
  const result = rescheduled(start, entries, undefined, openCount);
  if (result === null) throw new Error('the example can be rescheduled');
  return result.schedule;
}

const on = calendarDate('2026-01-20');
const spread = entryOf({ id: 'a', kind: 'payment', amount: rupees(6000), valuedOn: on, rule: 'spread' });
const relief = entryOf({ id: 'b', kind: 'relief', amount: rupees(2400), valuedOn: on });

test('a payment that was spread over rows stays spread, and a later payment pays what is due', () => {
  const schedule = moved([spread]);
  const later = entryOf({
    id: 'c',
    kind: 'payment',
    amount: rupees(600),
    valuedOn: calendarDate('2026-03-10'),
  });
  expect(replay(schedule, [spread]).paid).toEqual(start.rows.map(() => 500));
  expect(replay(schedule, [spread, later]).paid).toEqual([1000, 600, ...Array(10).fill(500)]);
});

test('a carried payment keeps its rows, even if a later payment is dated before it', () => {
  const schedule = moved([relief]);
  const backDated = entryOf({ id: 'c', kind: 'payment', amount: rupees(1000), valuedOn: on, rule: 'last' });
  expect(replay(schedule, [relief, backDated]).paid.slice(-4)).toEqual([400, 1000, 1000, 1000]);
});

test('a cheque that bounces after the reschedule takes its money from its own rows and no other', () => {
  const entries = [spread, relief];
  const schedule = moved(entries);
  const bounced = replay(schedule, [...entries, reversalOf(spread)]).paid;
  expect(bounced).toEqual([0, 0, 0, 0, 0, 0, 0, 500, 500, 500, 500, 400]);
});

test('parts of one payment on several rows that became one row are together on that row', () => {
  expect(replay(moved([spread], 2), [spread]).paid).toEqual([500, 5500]);
});

test('a reschedule that leaves a payment without a row throws', () => {
  const rows = start.rows.map((row) => ({ ...row, paid: rupees(0), keeps: [] }));
  expect(() => carryOver(start, [spread], rows)).toThrow(/a row that was paid is kept, unlike 1/);
});

const rescheduledLives = plans.chain((plan) =>
  fc.tuple(
    fc.constant(plan),
    paymentsFrom(plan.startOn),
    fc.array(fc.tuple(fc.option(fc.integer({ min: 1, max: 70 })), fc.nat(900)), {
      minLength: 1,
      maxLength: 3,
    }),
  ),
);

/** Several reschedules in a row of the same entries; null if one is refused. */
function inARow(
  schedule: Schedule,
  entries: readonly Entry[],
  from: ReturnType<typeof calendarDate>,
  asked: readonly (readonly [number | null, number])[],
) {
  let last: { readonly schedule: Schedule; readonly paid: readonly Rupees[] } | null = null;
  for (const [openCount, days] of asked) {
    const next = rescheduled(
      last?.schedule ?? schedule,
      entries,
      addDays(from, days),
      openCount ?? undefined,
    );
    if (next === null) return null;
    last = { schedule: next.schedule, paid: next.rows.map(({ paid }) => paid) };
  }
  return last;
}

test('a replay on the new rows pays each row what the reschedule says it keeps', () => {
  fc.assert(
    fc.property(rescheduledLives, ([plan, payments, asked]) => {
      const { schedule, entries: opening } = ledgerOf(plan);
      const entries = [...opening, ...payments];
      const last = inARow(schedule, entries, plan.firstDueOn, asked);
      fc.pre(last !== null);
      const [before, after] = [replay(schedule, entries), replay(last.schedule, entries)];
      expect(after.paid).toEqual(last.paid);
      expect(after.outstanding).toBe(before.outstanding);
      expect(after.overpaid).toBe(before.overpaid);
      expect(sumOf(last.schedule.rows.map(({ amount }) => amount))).toBe(
        sumOf(schedule.rows.map(({ amount }) => amount)),
      );
    }),
  );
});

test('reversing a carried payment takes its rupees from its rows only, and the sums are those without it', () => {
  fc.assert(
    fc.property(rescheduledLives, fc.nat(), ([plan, payments, asked], pick) => {
      const { schedule, entries: opening } = ledgerOf(plan);
      const entries = [...opening, ...payments];
      const reversed = payments[pick % Math.max(1, payments.length)];
      fc.pre(reversed !== undefined);
      const last = inARow(schedule, entries, plan.firstDueOn, asked);
      fc.pre(last !== null);
      const after = replay(last.schedule, [...entries, reversalOf(reversed)]);
      const taken = (number: number) =>
        sumOf(
          last.schedule.carried
            .filter((payment) => payment.entryId === reversed.id && payment.number === number)
            .map(({ amount }) => amount),
        );
      expect(after.paid).toEqual(
        last.schedule.rows.map(({ number }, index) => (last.paid[index] ?? 0) - taken(number)),
      );
      const without = replay(
        schedule,
        entries.filter((entry) => entry !== reversed),
      );
      expect(after.outstanding).toBe(without.outstanding);
      expect(after.overpaid).toBe(without.overpaid);
    }),
  );
});
