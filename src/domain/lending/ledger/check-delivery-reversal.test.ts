import { describe, expect, test } from 'vitest';
import { addDays, calendarDate } from '#domain/calendar/calendar-date.ts';
import { rupees } from '#domain/money/rupees.ts';
import { entryOf, reversalOf } from '#test/support/ledger/entries.ts';
import { type Ledger, ledgerOf } from '#test/support/ledger/ledger-model.ts';
import { examplePlan, plans } from '#test/support/ledger/plans.ts';
import { fc } from '#test/support/runs/properties.ts';
import { statusAfter } from '../agreements/agreement-actions.ts';
import { balanceOf } from './balances.ts';
import type { BookAccount } from './bookkeeping.ts';
import { entriesOfDelivery, isDelivered, refusalOfDeliveryReversal } from './check-delivery-reversal.ts';
import type { Entry } from './entry.ts';

const plan = { ...examplePlan, price: rupees(15_000), downPayment: rupees(2000), relief: rupees(1000) };
const delivered = ledgerOf(plan);
const [delivery, downPayment, startingRelief] = delivered.entries as [Entry, Entry, Entry];

function refusalWith(...since: readonly Entry[]) {
  return refusalOfDeliveryReversal({ ...delivered, entries: [...delivered.entries, ...since] }, plan);
}

function payment(id: string, on: string): Entry {
  return entryOf({ id, kind: 'payment', amount: rupees(100), valuedOn: calendarDate(on) });
}

test('a delivery followed only by its down payment is reversed with the down payment and the relief', () => {
  expect(refusalWith()).toBeNull();
  expect(entriesOfDelivery(delivered.entries)).toEqual([delivery, downPayment, startingRelief]);
});

test('the agreement returns to approved, or becomes cancelled if requested', () => {
  expect(statusAfter('reverse_delivery')).toBe('approved');
  expect(statusAfter('reverse_delivery_and_cancel')).toBe('cancelled');
});

test('a down payment that bounced is not reversed again', () => {
  const entries = [...delivered.entries, reversalOf(downPayment)];
  expect(refusalOfDeliveryReversal({ ...delivered, entries }, plan)).toBeNull();
  expect(entriesOfDelivery(entries)).toEqual([delivery, startingRelief]);
});

describe('a delivery is not reversed', () => {
  test('while later payments stand', () => {
    const [first, second] = [payment('a', '2026-03-10'), payment('b', '2026-02-10')];
    expect(refusalWith(first, second)).toEqual({
      reason: 'entries_since_delivery',
      count: 2,
      lastValuedOn: '2026-03-10',
    });
    expect(refusalWith(first, second, reversalOf(first))).toMatchObject({
      count: 1,
      lastValuedOn: '2026-02-10',
    });
    expect(refusalWith(first, reversalOf(first))).toBeNull();
  });

  test('while rescheduled rows count', () => {
    const { schedule } = delivered;
    const later = schedule.rows.map((row) =>
      row.number === 7 ? { ...row, dueOn: addDays(row.dueOn, 1) } : row,
    );
    const lower = schedule.rows.map((row) =>
      row.number === 7 ? { ...row, amount: rupees(row.amount - 1) } : row,
    );
    const fewer = schedule.rows.slice(0, -1);
    const more = [...schedule.rows, ...schedule.rows.slice(-1)];
    const refusals = [later, lower, fewer, more].map((rows) =>
      refusalOfDeliveryReversal({ ...delivered, schedule: { rows, carried: [] } }, plan),
    );
    expect(refusals).toEqual(refusals.map(() => ({ reason: 'rescheduled_since_delivery' })));
  });

  test('when a register brought it in with other rows than those of its plan', () => {
    const broughtIn = delivered.entries.map((entry) => ({ ...entry, broughtIn: true }));
    const rows = delivered.schedule.rows.slice(0, -1);
    const history = { ...delivered, entries: broughtIn };
    expect(refusalOfDeliveryReversal(history, plan)).toBeNull();
    expect(refusalOfDeliveryReversal({ ...history, schedule: { rows, carried: [] } }, plan)).toEqual({
      reason: 'brought_in_with_own_rows',
    });
  });

  test.each(['approved', 'completed', 'written_off', 'cancelled'] as const)(
    'when the agreement is %s',
    (status) => {
      const history = { ...delivered, status };
      expect(refusalOfDeliveryReversal(history, plan)).toEqual({ reason: `agreement_is_${status}` });
    },
  );
});

const accounts: readonly BookAccount[] = ['receivable', 'handed_over', 'cash', 'relief_fund'];

function reversedOf({ entries }: Ledger): Entry[] {
  return [...entries, ...entriesOfDelivery(entries).map((entry) => reversalOf(entry))];
}

test('after the reversal every account is zero and the goods count as not delivered, until a new delivery', () => {
  fc.assert(
    fc.property(plans, (anyPlan) => {
      const ledger = ledgerOf(anyPlan);
      expect(isDelivered(ledger.entries)).toBe(true);
      expect(refusalOfDeliveryReversal(ledger, anyPlan)).toBeNull();
      const reversed = reversedOf(ledger);
      expect(accounts.map((account) => balanceOf(account, reversed))).toEqual(accounts.map(() => 0));
      expect(isDelivered(reversed)).toBe(false);
      const again = [...reversed, ...ledger.entries.map((entry) => ({ ...entry, id: `${entry.id} again` }))];
      expect(isDelivered(again)).toBe(true);
      expect(balanceOf('receivable', again)).toBe(balanceOf('receivable', ledger.entries));
      expect(entriesOfDelivery(again).map(({ id }) => id)).toEqual(
        ledger.entries.map(({ id }) => `${id} again`),
      );
    }),
  );
});

test('before the delivery nothing is delivered, whatever else is in the books', () => {
  expect(isDelivered([])).toBe(false);
  expect(isDelivered([payment('a', '2026-02-10')])).toBe(false);
});

test('a later payment is no part of the delivery', () => {
  const entries = [...delivered.entries, payment('a', '2026-02-10')];
  expect(entriesOfDelivery(entries)).toEqual(delivered.entries);
});
