import { expect, test } from 'vitest';
import { fc } from '#test/support/runs/properties.ts';
import { type CashCount, coinsMax, countedCash, notesOfOneMax, noteValues } from './cash-count.ts';

const notes = fc.nat({ max: notesOfOneMax });
const counts: fc.Arbitrary<CashCount> = fc.record({
  ...{ notes5000: notes, notes1000: notes, notes500: notes, notes100: notes },
  ...{ notes75: notes, notes50: notes, notes20: notes, notes10: notes },
  coins: fc.nat({ max: coinsMax }),
});
const nothing: CashCount = {
  ...{ notes5000: 0, notes1000: 0, notes500: 0, notes100: 0, notes75: 0, notes50: 0, notes20: 0, notes10: 0 },
  coins: 0,
};

test('a count is the sum of its notes by their values, and of its coins', () => {
  const nadias = { ...nothing, notes5000: 4, notes1000: 19, notes500: 11, notes100: 30 };
  expect(countedCash({ ...nadias, notes50: 8, notes20: 10, notes10: 25, coins: 50 })).toBe(48_400);
  expect(countedCash({ ...nothing, notes75: 2 })).toBe(150);
  expect(countedCash(nothing)).toBe(0);
});

test('one more note of any value makes a count larger by that value', () => {
  fc.assert(
    fc.property(counts, fc.constantFrom(...noteValues), (count, value) => {
      const name = `notes${value}` as const;
      expect(countedCash({ ...count, [name]: count[name] + 1 }) - countedCash(count)).toBe(value);
    }),
  );
});
