import { expect, test } from 'vitest';
import { mayServe } from './staff-relation.ts';

test('staff serve strangers and their household, and neither themselves nor whom they vouch for', () => {
  expect(mayServe(null)).toBe(true);
  expect(mayServe('household')).toBe(true);
  expect(mayServe('customer')).toBe(false);
  expect(mayServe('guarantor')).toBe(false);
});
