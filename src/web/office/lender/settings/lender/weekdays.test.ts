import { expect, test } from 'vitest';
import { weekdaysBetween } from './weekdays.ts';

test.each([
  ['1', '5', [1, 2, 3, 4, 5]],
  ['6', null, [6]],
  [null, '3', [3]],
  [null, null, []],
])('from %s to %s are %s', (first, last, days) => {
  expect(weekdaysBetween(first, last)).toEqual(days);
});

test('ranges of days continue from Saturday to Sunday', () => {
  expect(weekdaysBetween('5', '0')).toEqual([5, 6, 0]);
});
