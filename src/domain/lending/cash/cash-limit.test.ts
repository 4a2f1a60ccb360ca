import { expect, test } from 'vitest';
import { fc } from '#test/support/runs/properties.ts';
import { cashLimitLevel } from './cash-limit.ts';

test('cash is near its limit from 80 percent on, and has reached it at the limit', () => {
  expect(cashLimitLevel(39_999, 50_000)).toBeNull();
  expect(cashLimitLevel(40_000, 50_000)).toBe('near');
  expect(cashLimitLevel(49_999, 50_000)).toBe('near');
  expect(cashLimitLevel(50_000, 50_000)).toBe('reached');
  expect(cashLimitLevel(90_000, 50_000)).toBe('reached');
});

test('a place without a limit has no level, and a hand below zero is below each limit', () => {
  expect(cashLimitLevel(10_000_000, null)).toBeNull();
  expect(cashLimitLevel(-500, 1)).toBeNull();
});

test('more cash never has a lower level', () => {
  const order = [null, 'near', 'reached'];
  const amount = fc.integer({ min: -100_000, max: 10_000_000 });
  fc.assert(
    fc.property(amount, fc.nat(1_000_000), fc.integer({ min: 1, max: 5_000_000 }), (held, more, limit) => {
      const [before, after] = [cashLimitLevel(held, limit), cashLimitLevel(held + more, limit)];
      expect(order.indexOf(after)).toBeGreaterThanOrEqual(order.indexOf(before));
    }),
  );
});
