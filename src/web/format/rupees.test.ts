import { expect, test } from 'vitest';
import { saidRupees } from './rupees.ts';

test.each([
  [150_000, 'Rs 150,000', '150,000 روپے'],
  [1, 'Rs 1', '1 روپیہ'],
])('%i is said with the unit of its language', (amount, en, ur) => {
  expect([saidRupees.en(amount), saidRupees.ur(amount)]).toEqual([en, ur]);
});
