import { expect, test } from 'vitest';
import { rupees } from '#domain/money/rupees.ts';
import { fc } from '#test/support/runs/properties.ts';
import { areInOrder, proposedProvision, provisionAges, provisionOf } from './provision.ts';

const outstanding = fc.integer({ min: 0, max: 1_000_000_000 }).map(rupees);
const percent = fc.integer({ min: 0, max: 100 });

test('what is set aside is never less than the share and never a rupee too much', () => {
  fc.assert(
    fc.property(outstanding, percent, (amount, share) => {
      const over = provisionOf(amount, share) * 100 - amount * share;
      expect(over).toBeGreaterThanOrEqual(0);
      expect(over).toBeLessThan(100);
    }),
  );
});

test('all of an outstanding is set aside at 100 percent, and nothing at 0', () => {
  fc.assert(
    fc.property(outstanding, (amount) => {
      expect([provisionOf(amount, 100), provisionOf(amount, 0)]).toEqual([amount, 0]);
    }),
  );
});

test('the classes follow one another, and what is very late is told apart', () => {
  expect(provisionAges(proposedProvision)).toEqual(['0-30', '31-90', '91-180', '181']);
  expect(areInOrder(proposedProvision)).toBe(true);
  expect(
    areInOrder([
      { overDays: 30, percent: 1 },
      { overDays: 30, percent: 2 },
    ]),
  ).toBe(false);
});
