import { expect, test } from 'vitest';
import { rateChange } from './rate.ts';

test('the change of a rate is the difference of the two displayed rates', () => {
  // 91.2 % and 92.3 %.
  expect(rateChange({ part: 9_129, whole: 10_000 }, { part: 9_231, whole: 10_000 })).toBe(-11);
  // 6.3 % and 6.2 %, of which neither may read as less than it is.
  expect(rateChange({ part: 621, whole: 10_000 }, { part: 611, whole: 10_000 }, 'up')).toBe(1);
  expect(rateChange({ part: 1, whole: 3 }, { part: 2, whole: 6 })).toBe(0);
});

test('without anything due in one of the periods there is no comparison', () => {
  expect(rateChange({ part: 0, whole: 0 }, { part: 1, whole: 2 })).toBeNull();
  expect(rateChange({ part: 1, whole: 2 }, { part: 0, whole: 0 })).toBeNull();
});
