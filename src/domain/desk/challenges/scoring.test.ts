import { expect, test } from 'vitest';
import { compareRatios, wholeNumber } from '#domain/money/ratio.ts';
import { basisPoints } from './figure-of.ts';
import { scoresOf } from './scoring.ts';

/** Collect at least 95 % of what falls due while PAR 30 stays at 5 % or less. */
const goal = { target: basisPoints(9500), boundMax: basisPoints(500) };

function result(employeeId: string, collected: number, due: number, atRisk: number, gross: number) {
  return { employeeId, reached: { part: collected, whole: due }, balance: { part: atRisk, whole: gross } };
}

function leaderboard(...results: readonly ReturnType<typeof result>[]) {
  return scoresOf(goal, results).map(({ employeeId, rank, standing }) => [employeeId, rank, standing]);
}

test('the highest score within the limit leads; a score over the limit has no rank, however high', () => {
  const scores = leaderboard(
    result('Sana', 931_700, 986_200, 43, 1000),
    result('Usman', 990, 1000, 58, 1000),
    result('Ayesha', 409_800, 421_500, 32, 1000),
    result('Nadia', 812_300, 842_600, 29, 1000),
  );
  expect(scores).toEqual([
    ['Ayesha', 1, 'winning'],
    ['Nadia', 2, 'winning'],
    ['Sana', 3, 'behind'],
    ['Usman', null, 'over_bound'],
  ]);
});

test('exactly the target and exactly the limit win; a rupee less or more does not', () => {
  const lakhs = 100_000;
  expect(leaderboard(result('a', 95 * lakhs, 100 * lakhs, 5 * lakhs, 100 * lakhs))[0]?.[2]).toBe('winning');
  expect(leaderboard(result('a', 95 * lakhs - 1, 100 * lakhs, 5 * lakhs, 100 * lakhs))[0]?.[2]).toBe(
    'behind',
  );
  expect(leaderboard(result('a', 95 * lakhs, 100 * lakhs, 5 * lakhs + 1, 100 * lakhs))[0]?.[2]).toBe(
    'over_bound',
  );
});

test('equal results share a rank, and the next rank skips accordingly', () => {
  const scores = leaderboard(
    result('a', 96, 100, 0, 1),
    result('b', 48, 50, 0, 1),
    result('c', 90, 100, 0, 1),
  );
  expect(scores.map(([, rank]) => rank)).toEqual([1, 1, 3]);
});

test('an employee with nothing due has no rank, and an empty portfolio is within every limit', () => {
  expect(leaderboard(result('a', 0, 0, 0, 0))).toEqual([['a', null, 'nothing_to_measure']]);
  expect(leaderboard(result('a', 96, 100, 0, 0))).toEqual([['a', 1, 'winning']]);
});

test('ratios of large sums compare exactly', () => {
  const billions = 9_007_199_254_740_000;
  expect(
    compareRatios({ part: billions - 1, whole: billions }, { part: billions - 2, whole: billions - 1 }),
  ).toBe(1);
  expect(compareRatios(wholeNumber(3), { part: 6, whole: 2 })).toBe(0);
});
