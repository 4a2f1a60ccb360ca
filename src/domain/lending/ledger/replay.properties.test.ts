import { expect, test } from 'vitest';
import { type CalendarDate, compareDates } from '#domain/calendar/calendar-date.ts';
import { rupees, sumOf } from '#domain/money/rupees.ts';
import { paymentsFrom, reversalOf } from '#test/support/ledger/entries.ts';
import { ledgerOf } from '#test/support/ledger/ledger-model.ts';
import { plans } from '#test/support/ledger/plans.ts';
import { fc } from '#test/support/runs/properties.ts';
import type { Plan } from '../agreements/plan.ts';
import type { Installment } from '../agreements/schedule.ts';
import { balanceOf } from './balances.ts';
import type { Entry } from './entry.ts';
import { replay } from './replay.ts';

const plansWithPayments = plans.chain((plan) => fc.tuple(fc.constant(plan), paymentsFrom(plan.startOn)));

function amountsOf(entries: readonly Entry[]): number {
  return sumOf(entries.map(({ amount }) => amount));
}

test('every rupee paid is on a row or overpaid, and no row has more than its amount', () => {
  fc.assert(
    fc.property(plansWithPayments, ([plan, payments]) => {
      const { schedule, entries: opening } = ledgerOf(plan);
      const { paid, overpaid } = replay(schedule, [...opening, ...payments]);
      expect(sumOf(paid) + overpaid).toBe(plan.downPayment + amountsOf(payments));
      expect(paid).toHaveLength(schedule.rows.length);
      expect(
        paid.every((amount, index) => amount >= 0 && amount <= (schedule.rows[index]?.amount ?? 0)),
      ).toBe(true);
    }),
  );
});

test("the outstanding equals the customer's account in the books and never exceeds the price", () => {
  fc.assert(
    fc.property(plansWithPayments, ([plan, payments]) => {
      const { schedule, entries: opening } = ledgerOf(plan);
      const entries = [...opening, ...payments];
      const { outstanding, overpaid } = replay(schedule, entries);
      expect(outstanding - overpaid).toBe(balanceOf('receivable', entries));
      expect(outstanding === 0 || overpaid === 0).toBe(true);
      expect(outstanding).toBeLessThanOrEqual(plan.price);
    }),
  );
});

test('a reversal restores every figure to its value without the entry', () => {
  fc.assert(
    fc.property(plansWithPayments, fc.nat(), ([plan, payments], pick) => {
      const { schedule, entries: opening } = ledgerOf(plan);
      const reversed = payments[pick % Math.max(1, payments.length)];
      fc.pre(reversed !== undefined);
      const others = payments.filter((payment) => payment !== reversed);
      const restored = replay(schedule, [...opening, ...payments, reversalOf(reversed)]);
      expect(restored).toEqual(replay(schedule, [...opening, ...others]));
    }),
  );
});

test('the order in which entries of one day were recorded does not change a total', () => {
  const shuffled = plansWithPayments.chain(([plan, payments]) =>
    fc.tuple(
      fc.constant(plan),
      fc.constant(payments),
      fc.shuffledSubarray(payments, { minLength: payments.length }),
    ),
  );
  fc.assert(
    fc.property(shuffled, ([plan, payments, reordered]) => {
      const { schedule } = ledgerOf(plan);
      const byDay = (a: Entry, b: Entry) => compareDates(a.valuedOn, b.valuedOn);
      const [one, other] = [
        replay(schedule, payments.toSorted(byDay)),
        replay(schedule, reordered.toSorted(byDay)),
      ];
      expect(other.outstanding).toBe(one.outstanding);
      expect(other.overpaid).toBe(one.overpaid);
      expect(sumOf(other.paid)).toBe(sumOf(one.paid));
    }),
  );
});

test('a later payment never lowers what is paid of a row', () => {
  fc.assert(
    fc.property(plansWithPayments, ([plan, payments]) => {
      const { schedule } = ledgerOf(plan);
      const ordered = payments.toSorted((a, b) => compareDates(a.valuedOn, b.valuedOn));
      const before = replay(schedule, ordered.slice(0, -1)).paid;
      const after = replay(schedule, ordered).paid;
      expect(after.every((amount, index) => amount >= (before[index] ?? 0))).toBe(true);
    }),
  );
});

/** The independent model: one rupee at a time, each to the row that the rules name. Slow and obvious. */
function payRupeeByRupee(rows: readonly Installment[], payments: readonly Entry[]): number[] {
  const paid = rows.map(() => 0);
  const isOpen = (index: number) => (paid[index] ?? 0) < (rows[index]?.amount ?? 0);
  const open = () => [...paid.keys()].filter(isOpen);
  const isDue = (index: number, on: CalendarDate) => (rows[index]?.dueOn ?? '') <= on;
  for (const { amount, valuedOn, rule } of payments.toSorted((a, b) =>
    compareDates(a.valuedOn, b.valuedOn),
  )) {
    for (let rupee = 0; rupee < amount; rupee++) {
      const due = open().find((index) => isDue(index, valuedOn));
      const target = due ?? (rule === 'last' ? open().at(-1) : open().at(0));
      if (target !== undefined) paid[target] = (paid[target] ?? 0) + 1;
    }
  }
  return paid;
}

test('paying an amount at once or rupee by rupee fills the same rows', () => {
  const smallPlans = plans.filter(({ price, count }) => price < 2000 && count <= 12);
  const cases = smallPlans.chain((plan) =>
    fc.tuple(
      fc.constant(plan),
      paymentsFrom(plan.startOn).map((entries) => entries.slice(0, 6)),
    ),
  );
  fc.assert(
    fc.property(cases, ([plan, entries]) => {
      const { schedule } = ledgerOf(plan);
      const payments = entries
        .filter(({ rule }) => rule !== 'spread')
        .map((entry) => ({ ...entry, amount: entryAmount(entry, plan) }));
      expect(replay(schedule, payments).paid).toEqual(payRupeeByRupee(schedule.rows, payments));
    }),
  );
});

/** Small enough that several payments fit into a small plan. */
function entryAmount({ amount }: Entry, { price }: Plan): Entry['amount'] {
  return rupees((amount % price) + 1);
}
