import { expect, test } from 'vitest';
import { saidRupees } from './rupees.ts';

test.each([
  [150_000, 'Rs\u00a0150,000', '150,000 روپے'],
  [1, 'Rs\u00a01', '1 روپیہ'],
])('%i has the unit of its language', (amount, en, ur) => {
  expect([saidRupees.en(amount), saidRupees.ur(amount)]).toEqual([en, ur]);
});
