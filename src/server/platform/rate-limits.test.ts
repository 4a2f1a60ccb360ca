import { expect, test } from 'vitest';
import { waitSecondsAfter } from './rate-limits.ts';

test('an account waits from its fifth failure on, twice as long each time, fifteen minutes at most', () => {
  expect([1, 4, 5, 6, 7, 10, 14, 15, 40].map(waitSecondsAfter)).toEqual([0, 0, 1, 2, 4, 32, 512, 900, 900]);
});
