import { expect, test } from 'vitest';
import { formatBasisPoints, formatRate } from './rate.ts';

test.each([
  [409_800, 421_500, '97.2%', '97.3%'],
  [949_999, 1_000_000, '94.9%', '95%'],
  [50_001, 1_000_000, '5%', '5.1%'],
  [1, 1, '100%', '100%'],
  [0, 7, '0%', '0%'],
])('%i of %i is never rounded to look better: %s, or %s where less is better', (part, whole, down, up) => {
  expect(formatRate({ part, whole })).toBe(down);
  expect(formatRate({ part, whole }, 'up')).toBe(up);
});

test('a configured rate is shown exactly', () => {
  expect([9500, 9425, 50].map((points) => formatBasisPoints(points))).toEqual(['95%', '94.25%', '0.5%']);
});
