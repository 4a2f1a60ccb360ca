import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Rupees, rupees } from '#domain/money/rupees.ts';
import { burdenGrades, gradeOfBurden, needsReason } from './burden-grade.ts';

const limits = { burdenWarningPercent: 35, burdenReasonPercent: 50 };
const grade = (total: number, income: number | null) =>
  gradeOfBurden(rupees(total), income === null ? null : rupees(income), limits);

test.each([
  [13_999, 'bearable'],
  [14_000, 'high'],
  [19_999, 'high'],
  [20_000, 'too_high'],
  [50_000, 'too_high'],
] as const)('with an income of 40,000, installments of %i are %s', (total, expected) => {
  expect(grade(total, 40_000)).toBe(expected);
});

test('an unknown income proves nothing, and without income nothing is bearable', () => {
  expect(grade(1, null)).toBe('unknown');
  expect(grade(1, 0)).toBe('too_high');
});

test('a reason is needed from the second limit on, and without an income on record', () => {
  expect(burdenGrades.filter(needsReason)).toEqual(['too_high', 'unknown']);
});

test('more to pay or less income never gives a lighter grade', () => {
  const money = (): fc.Arbitrary<Rupees> => fc.integer({ min: 0, max: 10_000_000 }).map(rupees);
  const percents = fc
    .tuple(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 0, max: 100 }))
    .map(([burdenWarningPercent, more]) => ({
      burdenWarningPercent,
      burdenReasonPercent: burdenWarningPercent + more,
    }));
  fc.assert(
    fc.property(money(), money(), money(), percents, (total, income, more, given) => {
      const weight = (due: number, earned: number) =>
        burdenGrades.indexOf(gradeOfBurden(rupees(due), rupees(earned), given));
      expect(weight(total + more, income)).toBeGreaterThanOrEqual(weight(total, income));
      expect(weight(total, income)).toBeGreaterThanOrEqual(weight(total, income + more));
    }),
  );
});
