import { expect, test } from 'vitest';
import { rupees } from '#domain/money/rupees.ts';
import { fc } from '#test/support/runs/properties.ts';
import { cashOfferKinds, cashSettlementKinds } from './cash-movement.ts';
import { refusalOfSettlement } from './cash-settlement.ts';

/** Bilal said 48,900, Nadia counted 48,400, and Asif decides. */
const asifSettles = {
  how: 'borne',
  settledBy: 'asif',
  kind: 'hand_over',
  givenBy: 'bilal',
  countedBy: 'nadia',
  missing: rupees(500),
  isSettled: false,
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

test('a difference is settled once, and a count that was equal needs no settlement', () => {
  expect(refusalOfSettlement({ ...asifSettles, isSettled: true })).toEqual({
    reason: 'cash_difference_settled',
  });
  expect(refusalOfSettlement({ ...asifSettles, missing: rupees(0) })).toEqual({
    reason: 'no_cash_difference',
  });
});

test('notes that a drawer gave or had are not found in a hand', () => {
  const found = { ...asifSettles, how: 'found_in_hand' } as const;
  expect(refusalOfSettlement(found)).toBeNull();
  for (const kind of ['float', 'day_count', 'never_arrived'] as const)
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
