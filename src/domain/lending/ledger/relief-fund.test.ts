import { expect, test } from 'vitest';
import { entryOf, reversalOf } from '#test/support/ledger/entries.ts';
import { ledgerOf } from '#test/support/ledger/ledger-model.ts';
import { amounts, plans } from '#test/support/ledger/plans.ts';
import { fc } from '#test/support/runs/properties.ts';
import type { AgreementStatus } from '../agreements/agreement-status.ts';
import { leftInFund } from '../agreements/relief.ts';
import { entriesOfDelivery } from './check-delivery-reversal.ts';
import type { Entry } from './entry.ts';
import { reliefFundOf } from './relief-fund.ts';

/** An agreement with relief before its start, at each moment of its life. */
const lives = fc.tuple(plans, amounts(1, 5000)).map(([plan, later]) => {
  const { entries: opening } = ledgerOf(plan);
  const relief = entryOf({ id: 'later', kind: 'relief', amount: later, valuedOn: plan.startOn });
  const delivered = [...opening, relief, reversalOf(relief)];
  const undone = [...opening, ...entriesOfDelivery(opening).map((entry) => reversalOf(entry))];
  const at = (status: AgreementStatus, entries: readonly Entry[], spoken: number) => ({
    agreement: { status, relief: plan.relief, entries },
    spoken,
  });
  return [
    at('draft', [], plan.relief),
    at('approved', [], plan.relief),
    at('cancelled', [], 0),
    at('active', opening, plan.relief),
    at('active', [...opening, relief], plan.relief + later),
    at('completed', delivered, plan.relief),
    at('approved', undone, plan.relief),
    at('cancelled', undone, 0),
  ];
});

test('each rupee of relief is spoken for once: reserved, then granted, and left again when the agreement ends or the relief is reversed', () => {
  const moments = fc.array(lives.chain((life) => fc.constantFrom(...life)));
  fc.assert(
    fc.property(moments, amounts(0, 10_000_000), (agreements, budget) => {
      const whole = reliefFundOf(
        budget,
        agreements.map(({ agreement }) => agreement),
      );
      const spoken = agreements.reduce((sum, moment) => sum + moment.spoken, 0);
      expect(whole.reserved + whole.granted).toBe(spoken);
      expect(leftInFund(whole)).toBe(budget - spoken);
    }),
  );
});
