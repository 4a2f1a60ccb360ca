import { expect, test } from 'vitest';
import { rupees } from '#domain/money/rupees.ts';
import { entryOf } from '#test/support/ledger/entries.ts';
import { examplePlan, plans } from '#test/support/ledger/plans.ts';
import { fc } from '#test/support/runs/properties.ts';
import { financedOf } from '../agreements/plan.ts';
import { openingEntriesOf } from './activation.ts';
import { balanceOf } from './balances.ts';

test('an agreement starts with the delivery, the down payment by its method and the relief from the fund', () => {
  const plan = {
    ...examplePlan,
    price: rupees(150_000),
    downPayment: rupees(10_000),
    relief: rupees(50_000),
  };
  expect(openingEntriesOf(plan, 'easypaisa')).toEqual([
    { kind: 'delivery', amount: 150_000, debit: 'receivable', credit: 'handed_over' },
    { kind: 'down_payment', amount: 10_000, debit: 'easypaisa', credit: 'receivable' },
    { kind: 'starting_relief', amount: 50_000, debit: 'relief_fund', credit: 'receivable' },
  ]);
});

test('without down payment and relief there is only the delivery: no entry of zero', () => {
  expect(openingEntriesOf(examplePlan, 'cash').map(({ kind }) => kind)).toEqual(['delivery']);
});

test('at the start the customer owes the sum of the installments', () => {
  fc.assert(
    fc.property(plans, (plan) => {
      const entries = openingEntriesOf(plan, 'cash').map((opening) =>
        entryOf({ ...opening, id: opening.kind, valuedOn: plan.startOn }),
      );
      expect(balanceOf('receivable', entries)).toBe(financedOf(plan));
    }),
  );
});
