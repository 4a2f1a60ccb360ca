import { compareRatios, type Ratio } from '#domain/money/ratio.ts';

/** The goal of a challenge: reach at least the target and keep the balancing metric within its bound. */
export interface Goal {
  readonly target: Ratio;
  readonly boundMax: Ratio;
}

/** An employee's result, computed from entries and events. */
export interface Result {
  readonly employeeId: string;
  readonly reached: Ratio;
  readonly balance: Ratio;
}

export const scoreStandings = ['winning', 'behind', 'over_bound', 'nothing_to_measure'] as const;
export type ScoreStanding = (typeof scoreStandings)[number];

export interface Score extends Result {
  readonly standing: ScoreStanding;
  /** From 1. Equal results share a rank, and the next rank skips accordingly. Null if over the limit or without a result. */
  readonly rank: number | null;
}

/** Scores and ranks all employees of a challenge: ranked ones first, best first, each group in the order given. */
export function scoresOf(goal: Goal, results: readonly Result[]): Score[] {
  const judged = results.map((result) => ({ ...result, standing: standingOf(goal, result) }));
  const ranked = judged
    .filter(({ standing }) => standing === 'winning' || standing === 'behind')
    .sort((a, b) => compareRatios(b.reached, a.reached));
  const unranked = judged.filter((result) => !ranked.includes(result));
  return [
    ...ranked.map((result) => ({
      ...result,
      rank: 1 + ranked.filter((other) => isAhead(other, result)).length,
    })),
    ...unranked.map((result) => ({ ...result, rank: null })),
  ];
}

function standingOf({ target, boundMax }: Goal, { reached, balance }: Result): ScoreStanding {
  if (balance.whole > 0 && compareRatios(balance, boundMax) > 0) return 'over_bound';
  if (reached.whole === 0) return 'nothing_to_measure';
  return compareRatios(reached, target) >= 0 ? 'winning' : 'behind';
}

function isAhead(other: Result, result: Result): boolean {
  return compareRatios(other.reached, result.reached) > 0;
}
