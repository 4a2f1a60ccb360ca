import type { CellsOf } from '#contract/insight/report-table.ts';
import { figureOf } from '#domain/desk/challenges/figure-of.ts';
import { type BalancingMetric, type Metric, unitOf } from '#domain/desk/challenges/metric.ts';
import type { Score } from '#domain/desk/challenges/scoring.ts';
import { percentsOf, type Ratio } from '#domain/money/ratio.ts';
import { type ChallengeRecord, listChallenges } from '#server/desk/challenges/challenges.queries.ts';
import { fixEndedChallenges } from '#server/desk/challenges/fix-ended-challenges.ts';
import { finalScores } from '#server/desk/challenges/score-challenge.ts';
import { type Asked, type Books, type RowOf, wholeReport } from './report.ts';

/** The results of everyone in the challenges that ended in the period, once they are final: the latest end first. */
export const challengeResults = wholeReport(
  'challenge_results',
  async (books, asked) => {
    const rows: RowOf<'challenge_results'>[] = [];
    for (const challenge of await endedChallenges(books, asked))
      rows.push(...(await finalScores(books, challenge)).map((score) => resultRow(challenge, score)));
    return rows;
  },
  (pool, { now }) => fixEndedChallenges(pool, now),
);

/** A lender sets dozens a year. */
async function endedChallenges(
  books: Books,
  { reach, today, from, until }: Asked,
): Promise<ChallengeRecord[]> {
  const ended: ChallengeRecord[] = [];
  let cursor: string | undefined;
  do {
    const { rows, page } = await listChallenges(books, reach, today, { cursor, stage: 'ended' });
    ended.push(...rows.filter(({ endsOn }) => endsOn >= from && endsOn <= until));
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  return ended.toSorted((a, b) => b.endsOn.localeCompare(a.endsOn));
}

function resultRow(challenge: ChallengeRecord, score: Score): RowOf<'challenge_results'> {
  const { metric, balancingMetric } = challenge;
  const participant = challenge.participants.find(({ id }) => id === score.employeeId);
  const cells: CellsOf<'challenge_results'> = {
    challenge: challenge.title,
    endedOn: challenge.endsOn,
    employee: participant === undefined ? null : { fullName: participant.fullName },
    metric,
    target: measured(metric, figureOf(metric, challenge.target)),
    reached: measured(metric, score.reached),
    balancing: balancingMetric,
    boundMax: measured(balancingMetric, figureOf(balancingMetric, challenge.boundMax)),
    balance: measured(balancingMetric, score.balance),
    standing: score.standing,
    rank: score.rank,
  };
  return { key: `${challenge.id} ${score.employeeId}`, cells, challengeId: challenge.id };
}

/** In rupees, a number of items or percent, as its metric counts. A figure that must stay low is rounded up. */
function measured(metric: Metric | BalancingMetric, ratio: Ratio): number | null {
  if (ratio.whole === 0) return null;
  if (unitOf(metric) !== 'rate') return ratio.part;
  return percentsOf(ratio, metric === 'par30' ? 'up' : 'down');
}
