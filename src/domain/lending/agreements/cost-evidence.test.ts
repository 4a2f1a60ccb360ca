import { expect, test } from 'vitest';
import { fc } from '#test/support/runs/properties.ts';
import { type CostedItem, costStateOf, refusalOfCosts } from './cost-evidence.ts';

const item = (given: Partial<CostedItem>): CostedItem => ({
  productId: null,
  unitPrice: 1_000,
  cost: null,
  ...given,
});

test('goods off the list need evidence of a cost that is at least their price', () => {
  expect(costStateOf(item({}))).toBe('unproven');
  expect(costStateOf(item({ cost: 999 }))).toBe('above_cost');
  expect(costStateOf(item({ cost: 1_000 }))).toBe('proven');
  expect(costStateOf(item({ cost: 1_001 }))).toBe('proven');
  expect(costStateOf(item({ productId: 'p', cost: null }))).toBe('listed');
});

test('missing evidence is named before a price above the cost', () => {
  expect(refusalOfCosts([])).toBeNull();
  expect(refusalOfCosts([item({ cost: 1 }), item({})])).toBe('cost_not_proven');
  expect(refusalOfCosts([item({ cost: 1 }), item({ productId: 'p' })])).toBe('price_above_cost');
});

const items = fc.array(
  fc.record({
    productId: fc.option(fc.constant('p')),
    unitPrice: fc.integer({ min: 1, max: 5 }),
    cost: fc.option(fc.integer({ min: 1, max: 5 })),
  }),
);

test('goods are submitted only if what is off the list costs no more than the lender paid', () => {
  fc.assert(
    fc.property(items, (given) => {
      const isFair = given.every(
        ({ productId, unitPrice, cost }) => productId !== null || (cost !== null && unitPrice <= cost),
      );
      expect(refusalOfCosts(given) === null).toBe(isFair);
    }),
  );
});
