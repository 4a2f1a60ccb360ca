import { expect, test } from 'vitest';
import { rupees } from '#domain/money/rupees.ts';
import { fc } from '#test/support/runs/properties.ts';
import {
  type CashMovementKind,
  cashDifference,
  cashEffects,
  cashMovementKinds,
  cashOfferKinds,
  refusalOfCount,
  refusalOfOffer,
  refusalOfTakingBack,
} from './cash-movement.ts';

const amount = fc.integer({ min: 1, max: 10_000_000 }).map(rupees);
const balance = fc.integer({ min: -100_000, max: 10_000_000 }).map(rupees);
const kind = fc.constantFrom(...cashOfferKinds);

const nadiaCounts = {
  kind: 'hand_over',
  handOf: 'bilal',
  offeredBy: 'bilal',
  state: 'waiting',
  countedBy: 'nadia',
  isCustodian: true,
  counted: rupees(48_400),
} as const;

/** The rupees by which a movement changes the places together. */
const sumOf = (kind: CashMovementKind, moved: Record<'amount' | 'stated', number>) =>
  Object.values(cashEffects[kind])
    .flatMap((effect) => Object.entries(effect))
    .reduce((sum, [figure, times]) => sum + times * moved[figure as keyof typeof moved], 0);

test('a movement takes from some places what it gives to others, and only an opening brings cash in', () => {
  fc.assert(
    fc.property(fc.constantFrom(...cashMovementKinds), amount, amount, (one, counted, stated) => {
      expect(sumOf(one, { amount: counted, stated })).toBe(one === 'opening' ? counted : 0);
    }),
  );
});

test('the giving place gives what was stated, so that a hand that gave everything is at zero', () => {
  expect(cashEffects.hand_over.hand).toEqual({ stated: -1 });
  expect(cashEffects.float.drawer).toEqual({ stated: -1 });
});

test('a place offers all that it has beside its other offers, and not one rupee more', () => {
  fc.assert(
    fc.property(kind, balance, amount, (of, held, waiting) => {
      const left = rupees(Math.max(0, held - waiting));
      if (left > 0) expect(refusalOfOffer({ kind: of, amount: left, held, waiting })).toBeNull();
      const reason = of === 'hand_over' ? 'cash_beyond_hand' : 'cash_beyond_drawer';
      expect(refusalOfOffer({ kind: of, amount: rupees(left + 1), held, waiting })).toEqual({ reason, left });
    }),
  );
});

test('offers that were made one after another never come to more than the place had', () => {
  fc.assert(
    fc.property(kind, balance, fc.array(amount), (of, held, asked) => {
      let waiting = 0;
      for (const one of asked) {
        const refusal = refusalOfOffer({ kind: of, amount: one, held, waiting: rupees(waiting) });
        if (refusal === null) waiting += one;
      }
      expect(waiting).toBeLessThanOrEqual(Math.max(0, held));
    }),
  );
});

test('a hand-over is counted by the custodian, never by its giver', () => {
  expect(refusalOfCount(nadiaCounts)).toBeNull();
  expect(refusalOfCount({ ...nadiaCounts, isCustodian: false })).toEqual({ reason: 'not_cash_custodian' });
  expect(refusalOfCount({ ...nadiaCounts, countedBy: 'bilal' })).toEqual({ reason: 'own_cash_offer' });
});

test('a float is counted by the person who takes it, and by no other', () => {
  const float = { ...nadiaCounts, kind: 'float', offeredBy: 'nadia', countedBy: 'bilal' } as const;
  expect(refusalOfCount({ ...float, isCustodian: false })).toBeNull();
  expect(refusalOfCount({ ...float, countedBy: 'sana' })).toEqual({ reason: 'float_of_another' });
  expect(refusalOfCount({ ...float, countedBy: 'nadia' })).toEqual({ reason: 'own_cash_offer' });
});

test('an offer ends once: counted or taken back', () => {
  expect(refusalOfCount({ ...nadiaCounts, state: 'counted' })).toEqual({ reason: 'cash_offer_counted' });
  expect(refusalOfCount({ ...nadiaCounts, state: 'withdrawn' })).toEqual({ reason: 'cash_offer_withdrawn' });
  const bilal = { offeredBy: 'bilal', withdrawnBy: 'bilal' };
  expect(refusalOfTakingBack({ ...bilal, state: 'waiting' })).toBeNull();
  expect(refusalOfTakingBack({ ...bilal, state: 'counted' })).toEqual({ reason: 'cash_offer_counted' });
  expect(refusalOfTakingBack({ ...bilal, state: 'withdrawn' })).toEqual({ reason: 'cash_offer_withdrawn' });
  expect(refusalOfTakingBack({ ...bilal, withdrawnBy: 'nadia', state: 'waiting' })).toEqual({
    reason: 'not_own_cash_offer',
  });
});

test('a count of nothing is no count', () => {
  expect(refusalOfCount({ ...nadiaCounts, counted: rupees(0) })).toEqual({ reason: 'nothing_counted' });
});

test('a difference is what was counted less what was said', () => {
  expect(cashDifference(rupees(48_900), rupees(48_400))).toBe(-500);
  expect(cashDifference(rupees(48_900), rupees(48_900))).toBe(0);
  expect(cashDifference(rupees(48_900), rupees(49_100))).toBe(200);
});
