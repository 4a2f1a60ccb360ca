import { expect, test } from 'vitest';
import { addDays, calendarDate } from '#domain/calendar/calendar-date.ts';
import { rupees, sumOf } from '#domain/money/rupees.ts';
import { entryOf, paymentsFrom } from '#test/support/ledger/entries.ts';
import { ledgerOf } from '#test/support/ledger/ledger-model.ts';
import { examplePlan, plans } from '#test/support/ledger/plans.ts';
import { fc } from '#test/support/runs/properties.ts';
import { scheduleOf } from '../agreements/schedule.ts';
import { replay } from '../ledger/replay.ts';
import { carryOver } from './carry-over.ts';
import { paidRowsOf, reschedule } from './reschedule.ts';
import { undoReschedule } from './undo-reschedule.ts';

/** Twelve installments of 1,000 on the 10th of each month from February on, moved away on 1 March. */
const replaced = {
  rows: scheduleOf(examplePlan),
  carried: [],
  replacedOn: calendarDate('2026-03-01'),
};

function paid(amount: number) {
  return [
    entryOf({ id: 'a', kind: 'payment', amount: rupees(amount), valuedOn: calendarDate('2026-02-10') }),
  ];
}

test.each([
  ['2026-03-01', 0, null],
  ['2026-03-10', 0, null],
  ['2026-03-11', 0, '2026-03-10'],
  ['2026-03-11', 1999, '2026-03-10'],
  ['2026-03-11', 2000, null],
  ['2026-04-11', 2000, '2026-04-10'],
])(
  'on %s, with %d paid, undoing the reschedule of 1 March finds the passed date %s',
  (today, amount, passedOn) => {
    expect(undoReschedule(replaced, paid(amount), calendarDate(today))).toMatchObject(
      passedOn === null ? { ok: true } : { ok: false, refusal: { reason: 'old_dates_passed', passedOn } },
    );
  },
);

test('a date that was due on the day of the reschedule counts as passed since then', () => {
  const onItsDay = { ...replaced, replacedOn: calendarDate('2026-03-10') };
  expect(undoReschedule(onItsDay, paid(1000), calendarDate('2026-03-11'))).toMatchObject({
    refusal: { passedOn: '2026-03-10' },
  });
  const theDayAfter = { ...replaced, replacedOn: calendarDate('2026-03-11') };
  expect(undoReschedule(theDayAfter, paid(1000), calendarDate('2026-03-11')).ok).toBe(true);
});

test('a customer who was late before the reschedule is late again by the same days', () => {
  const result = undoReschedule(replaced, [], calendarDate('2026-03-05'));
  expect(result.ok && result.figures.oldestUnpaidDueOn).toBe('2026-02-10');
});

test('rows that no reschedule replaced cannot be restored', () => {
  expect(undoReschedule(null, [], calendarDate('2026-03-05'))).toEqual({
    ok: false,
    refusal: { reason: 'not_rescheduled' },
  });
});

test('an undone reschedule leaves every figure as without it, whatever was paid before and since', () => {
  const withPayments = plans.chain((plan) =>
    fc.tuple(
      fc.constant(plan),
      paymentsFrom(plan.startOn),
      paymentsFrom(plan.startOn),
      fc.record({ openCount: fc.integer({ min: 1, max: 80 }), days: fc.nat(400) }),
    ),
  );
  fc.assert(
    fc.property(withPayments, ([plan, before, since, { openCount, days }]) => {
      const { schedule, entries: opening } = ledgerOf(plan);
      const carried = [...opening, ...before];
      const replacedOn = addDays(plan.startOn, 30);
      const moved = reschedule(
        paidRowsOf(schedule.rows, replay(schedule, carried).paid),
        {
          firstDueOn: addDays(plan.firstDueOn, days),
          openCount,
          frequency: plan.frequency,
          roundingStep: plan.roundingStep,
        },
        plan.startOn,
      );
      fc.pre(moved.ok);
      const entries = [...carried, ...since.map((entry) => ({ ...entry, id: `since ${entry.id}` }))];
      const rescheduled = replay(carryOver(schedule, carried, moved.rows), entries);
      const undone = undoReschedule({ ...schedule, replacedOn }, entries, replacedOn);
      expect(undone).toEqual({ ok: true, figures: replay(schedule, entries) });
      if (!undone.ok) return;
      expect(sumOf(undone.figures.paid)).toBe(sumOf(rescheduled.paid));
      expect(undone.figures.outstanding).toBe(rescheduled.outstanding);
      expect(undone.figures.overpaid).toBe(rescheduled.overpaid);
    }),
  );
});
