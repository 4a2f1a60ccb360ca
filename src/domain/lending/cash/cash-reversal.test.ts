import { expect, test } from 'vitest';
import { rupees } from '#domain/money/rupees.ts';
import { fc } from '#test/support/runs/properties.ts';
import { type CashPlace, cashEffects, cashOfferKinds, cashPlaces } from './cash-movement.ts';
import {
  refusalOfAskingReversal,
  refusalOfEndingReversal,
  refusalOfReversal,
  reversalKindOf,
} from './cash-reversal.ts';

/** Bilal gave 48,900, Nadia counted 48,400 and asked to take it back. Asif is a superadmin. */
const handOver = { givenBy: 'bilal', countedBy: 'nadia', isAsked: false, isSettled: false };
const asked = {
  ...({ state: 'waiting', askedBy: 'nadia', otherSide: 'bilal', isOtherGone: false } as const),
  ...({ kind: 'hand_over', amount: rupees(48_400), isSettled: false } as const),
  ...{ inDrawer: rupees(48_400), inHand: rupees(0) },
};
const by = (userId: string, isSuperadmin = false) => ({
  ...{ userId, isSuperadmin, hasOtherSuperadmin: true, isPasswordReentered: false },
});
const refused = (reason: string) => ({ reason });

test('the giver or the receiver asks, once, and not after the difference was settled', () => {
  for (const askedBy of ['bilal', 'nadia']) {
    expect(refusalOfAskingReversal(handOver, askedBy)).toBeNull();
    expect(refusalOfAskingReversal({ ...handOver, isAsked: true }, askedBy)).toEqual(
      refused('cash_reversal_asked'),
    );
    expect(refusalOfAskingReversal({ ...handOver, isSettled: true }, askedBy)).toEqual(
      refused('reversed_difference_settled'),
    );
  }
  expect(refusalOfAskingReversal(handOver, 'asif')).toEqual(refused('not_own_cash_movement'));
});

test('the other side agrees, and nobody for a person who is there', () => {
  expect(refusalOfReversal(asked, by('bilal'))).toBeNull();
  expect(refusalOfReversal(asked, by('nadia', true))).toEqual(refused('own_cash_reversal'));
  expect(refusalOfReversal(asked, by('asif', true))).toEqual(refused('not_own_cash_movement'));
});

test('for a person who is gone a superadmin agrees who did not ask', () => {
  const gone = { ...asked, isOtherGone: true };
  expect(refusalOfReversal(gone, by('asif', true))).toBeNull();
  expect(refusalOfReversal(gone, by('waqar'))).toEqual(refused('not_own_cash_movement'));
  expect(refusalOfReversal(gone, by('nadia', true))).toEqual(refused('own_cash_reversal'));
});

test('the only superadmin agrees to the own request with the password, and only if the other side is gone', () => {
  const alone = { ...by('nadia', true), hasOtherSuperadmin: false };
  const gone = { ...asked, isOtherGone: true };
  expect(refusalOfReversal(gone, alone)).toEqual(refused('alone_without_password'));
  expect(refusalOfReversal(gone, { ...alone, isPasswordReentered: true })).toBeNull();
  expect(refusalOfReversal(asked, { ...alone, isPasswordReentered: true })).not.toBeNull();
});

test('a request is answered once, and either side ends it', () => {
  for (const state of ['agreed', 'refused'] as const) {
    const ended = refused('cash_reversal_ended');
    expect(refusalOfReversal({ ...asked, state }, by('bilal'))).toEqual(ended);
    expect(refusalOfEndingReversal({ ...asked, state }, by('bilal'))).toEqual(ended);
  }
  for (const side of ['bilal', 'nadia']) expect(refusalOfEndingReversal(asked, by(side))).toBeNull();
  expect(refusalOfEndingReversal(asked, by('asif', true))).toEqual(refused('not_own_cash_movement'));
  expect(refusalOfEndingReversal({ ...asked, isOtherGone: true }, by('asif', true))).toBeNull();
});

test('a settled difference keeps its movement', () => {
  expect(refusalOfReversal({ ...asked, isSettled: true }, by('bilal'))).toEqual(
    refused('reversed_difference_settled'),
  );
});

/** The rupees that a movement or its reversal brings to a place. */
const effectOn = (place: CashPlace, kind: keyof typeof cashEffects, stated: number, amount: number) => {
  const { stated: byStated = 0, amount: byAmount = 0 } = cashEffects[kind][place] ?? {};
  return byStated * stated + byAmount * amount;
};

test('after a reversal each place has what it had before, and none gave more than it has', () => {
  const rupeesUpTo = (max: number) => fc.integer({ min: 1, max }).map(rupees);
  const places = fc.record({
    kind: fc.constantFrom(...cashOfferKinds),
    stated: rupeesUpTo(9_000),
    amount: rupeesUpTo(9_000),
    inDrawer: fc.integer({ min: -1_000, max: 9_000 }).map(rupees),
    inHand: fc.integer({ min: -1_000, max: 9_000 }).map(rupees),
  });
  fc.assert(
    fc.property(places, ({ kind, stated, ...facts }) => {
      const reversal = reversalKindOf[kind];
      for (const place of cashPlaces)
        expect(
          effectOn(place, kind, stated, facts.amount) + effectOn(place, reversal, stated, facts.amount),
        ).toBe(0);
      if (refusalOfReversal({ ...asked, ...facts, kind }, by('bilal')) !== null) return;
      const [place, held] = kind === 'hand_over' ? ['drawer', facts.inDrawer] : ['hand', facts.inHand];
      expect(held + effectOn(place as CashPlace, reversal, stated, facts.amount)).toBeGreaterThanOrEqual(0);
    }),
  );
});
