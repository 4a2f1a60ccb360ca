import { expect, test } from 'vitest';
import { rupees } from '#domain/money/rupees.ts';
import { fc } from '#test/support/runs/properties.ts';
import { cashOfferKinds, cashSettlementKinds } from './cash-movement.ts';
import { refusalOfSettlement, settledPart } from './cash-settlement.ts';

/** Bilal said 48,900, Nadia counted 48,400, and Asif decides. */
const asifSettles = {
  how: 'borne',
  settledBy: 'asif',
  kind: 'hand_over',
  givenBy: 'bilal',
  countedBy: 'nadia',
  missing: rupees(500),
  settled: rupees(0),
  amount: null,
  isReversed: false,
  hasOtherSuperadmin: true,
  isPasswordReentered: false,
  inDrawer: rupees(48_400),
} as const;

test('a difference is settled by a person who neither gave nor counted', () => {
  expect(refusalOfSettlement(asifSettles)).toBeNull();
  expect(refusalOfSettlement({ ...asifSettles, settledBy: 'bilal' })).toEqual({
    reason: 'own_cash_difference',
  });
  expect(refusalOfSettlement({ ...asifSettles, settledBy: 'nadia' })).toEqual({ reason: 'own_cash_count' });
});

test('who gave or counted settles only without another superadmin, and with the password', () => {
  for (const settledBy of ['bilal', 'nadia']) {
    const alone = { ...asifSettles, settledBy, hasOtherSuperadmin: false };
    expect(refusalOfSettlement(alone)).toEqual({ reason: 'alone_without_password' });
    expect(refusalOfSettlement({ ...alone, isPasswordReentered: true })).toBeNull();
    expect(
      refusalOfSettlement({ ...alone, hasOtherSuperadmin: true, isPasswordReentered: true }),
    ).not.toBeNull();
  }
});

test('nothing is settled of a difference that is settled whole or went with its movement, and a count that was equal needs no settlement', () => {
  expect(refusalOfSettlement({ ...asifSettles, settled: rupees(500) })).toEqual({
    reason: 'cash_difference_settled',
  });
  expect(refusalOfSettlement({ ...asifSettles, isReversed: true })).toEqual({
    reason: 'cash_movement_reversed',
  });
  expect(refusalOfSettlement({ ...asifSettles, missing: rupees(0) })).toEqual({
    reason: 'no_cash_difference',
  });
});

test('notes that a drawer gave or had are not found in a hand', () => {
  const found = { ...asifSettles, how: 'found_in_hand' } as const;
  expect(refusalOfSettlement(found)).toBeNull();
  for (const kind of ['float', 'day_count', 'never_arrived', 'not_ours'] as const)
    expect(refusalOfSettlement({ ...found, kind })).toEqual({ reason: 'difference_of_drawer' });
});

test('whatever is settled, no drawer gives back more than it has', () => {
  const difference = fc.record({
    how: fc.constantFrom(...cashSettlementKinds),
    kind: fc.constantFrom(...cashOfferKinds),
    missing: fc.integer({ min: -10_000, max: 10_000 }).map(rupees),
    inDrawer: fc.integer({ min: -1_000, max: 10_000 }).map(rupees),
  });
  fc.assert(
    fc.property(difference, (one) => {
      if (refusalOfSettlement({ ...asifSettles, ...one }) !== null) return;
      const intoDrawer = one.how === 'paid_back' || one.how === 'found_in_drawer' ? one.missing : 0;
      expect(intoDrawer >= 0 || one.inDrawer + intoDrawer >= 0).toBe(true);
    }),
  );
});

test('whatever is settled part by part, the parts never come to more than the difference, and the last one ends it', () => {
  const parts = fc.array(fc.integer({ min: 1, max: 6_000 }).map(rupees), { maxLength: 8 });
  const differences = fc.integer({ min: -10_000, max: 10_000 }).map(rupees);
  fc.assert(
    fc.property(
      differences.filter((missing) => missing !== 0),
      parts,
      (missing, amounts) => {
        let settled = 0;
        for (const amount of [...amounts, null]) {
          const one = { ...asifSettles, missing, settled: rupees(settled), amount };
          const refusal = refusalOfSettlement({ ...one, inDrawer: rupees(10_000) });
          const open = Math.abs(missing - settled);
          if (amount !== null && open > 0)
            expect(refusal).toEqual(
              amount > open ? { reason: 'settlement_beyond_difference', left: open } : null,
            );
          if (refusal === null) settled += settledPart(one);
          expect(Math.abs(settled)).toBeLessThanOrEqual(Math.abs(missing));
          expect(settled * missing).toBeGreaterThanOrEqual(0);
        }
        expect(settled).toBe(missing);
      },
    ),
  );
});

test('what was too much comes out of a drawer that has it, and only if it came to the drawer', () => {
  const tooMuch = { ...asifSettles, missing: rupees(-300) };
  for (const how of ['paid_back', 'found_in_drawer'] as const) {
    expect(refusalOfSettlement({ ...tooMuch, how, inDrawer: rupees(300) })).toBeNull();
    expect(refusalOfSettlement({ ...tooMuch, how, inDrawer: rupees(299) })).toEqual({
      reason: 'cash_beyond_drawer',
      left: 299,
    });
    expect(refusalOfSettlement({ ...tooMuch, how, inDrawer: rupees(-5) })).toEqual({
      reason: 'cash_beyond_drawer',
      left: 0,
    });
    // The drawer, however empty, takes in what was missing.
    expect(refusalOfSettlement({ ...asifSettles, how, inDrawer: rupees(0) })).toBeNull();
  }
  expect(refusalOfSettlement({ ...tooMuch, how: 'borne', inDrawer: rupees(0) })).toBeNull();
});
