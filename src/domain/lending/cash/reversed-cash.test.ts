import { expect, test } from 'vitest';
import { rupees } from '#domain/money/rupees.ts';
import { fc } from '#test/support/runs/properties.ts';
import { reversedCashKinds } from './cash-movement.ts';
import { placeReversedCash } from './reversed-cash.ts';

/** Bilal took 1,000 and handed all of it over before the payment was reversed. Nadia keeps the drawer. */
const nadiaSays = {
  where: 'given_back' as const,
  amount: rupees(1_000),
  takenBy: 'bilal',
  saidBy: 'nadia',
  isCustodian: true,
  isSaid: false,
  held: rupees(-1_000),
  inDrawer: rupees(5_000),
};
const refusal = (reason: string) => ({ ok: false, refusal: { reason } });

test('the custodian says once where the notes of a reversed payment are, and never the person who took them', () => {
  expect(placeReversedCash(nadiaSays)).toEqual({ ok: true, moved: 1_000 });
  expect(placeReversedCash({ ...nadiaSays, saidBy: 'bilal' })).toEqual(refusal('own_reversed_cash'));
  expect(placeReversedCash({ ...nadiaSays, isCustodian: false })).toEqual(refusal('not_cash_custodian'));
  expect(placeReversedCash({ ...nadiaSays, isSaid: true })).toEqual(refusal('reversed_cash_said'));
});

test('notes that were still in the hand need no answer', () => {
  expect(placeReversedCash({ ...nadiaSays, held: rupees(0) })).toEqual(refusal('reversed_cash_in_hand'));
});

test('no answer lifts a hand above zero, moves more than the payment, or takes more than the drawer has', () => {
  const facts = fc.record({
    where: fc.constantFrom(...reversedCashKinds),
    amount: fc.integer({ min: 1, max: 10_000 }).map(rupees),
    held: fc.integer({ min: -10_000, max: 10_000 }).map(rupees),
    inDrawer: fc.integer({ min: -1_000, max: 10_000 }).map(rupees),
  });
  fc.assert(
    fc.property(facts, (one) => {
      const answer = placeReversedCash({ ...nadiaSays, ...one });
      if (!answer.ok) return;
      expect(answer.moved).toBeGreaterThan(0);
      expect(answer.moved).toBeLessThanOrEqual(one.amount);
      expect(one.held + answer.moved).toBeLessThanOrEqual(0);
      if (one.where === 'given_back') expect(answer.moved).toBeLessThanOrEqual(one.inDrawer);
    }),
  );
});

test('notes are given back up to what the drawer has; notes that it keeps or never had need none', () => {
  expect(placeReversedCash({ ...nadiaSays, inDrawer: rupees(1_000) })).toEqual({ ok: true, moved: 1_000 });
  expect(placeReversedCash({ ...nadiaSays, inDrawer: rupees(999) })).toEqual({
    ok: false,
    refusal: { reason: 'cash_beyond_drawer', left: 999 },
  });
  for (const where of reversedCashKinds.filter((kind) => kind !== 'given_back'))
    expect(placeReversedCash({ ...nadiaSays, where, inDrawer: rupees(0) })).toEqual({
      ok: true,
      moved: 1_000,
    });
});
