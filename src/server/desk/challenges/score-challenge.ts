import type { Pool, PoolClient } from 'pg';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { isSettled, stageOf } from '#domain/desk/challenges/challenge-actions.ts';
import { figureOf } from '#domain/desk/challenges/figure-of.ts';
import { type Result, type Score, scoresOf } from '#domain/desk/challenges/scoring.ts';
import type { Instant } from '#domain/instant.ts';
import { inOneSnapshot } from '#server/lending/verify/one-snapshot.ts';
import type { ChallengeRecord } from './challenges.queries.ts';
import { type ComputedChallenge, computeResults } from './compute-results.ts';
import { readFinalResults, storeResults } from './final-results.ts';

export interface ScoredChallenge {
  readonly isFinal: boolean;
  /** Of all participants; ranked ones first, best first. */
  readonly scores: readonly Score[];
}

type Scoreable = ChallengeRecord & ComputedChallenge;

/** The scores of everyone; null before the start, and for a cancelled challenge, which nobody can win. */
export async function scoreChallenge(
  pool: Pool,
  challenge: Scoreable,
  now: Instant,
): Promise<ScoredChallenge | null> {
  const stage = stageOf(challenge, businessDateOf(now));
  if (stage === 'upcoming' || stage === 'cancelled') return null;
  const { results, isFinal } =
    stage === 'running'
      ? { results: await computeResults(pool, challenge, now), isFinal: false }
      : await resultsAtEnd(pool, challenge, now);
  return { isFinal, scores: scoresFrom(challenge, results) };
}

/** The stored scores of everyone; none before they are final. */
export async function finalScores(
  client: Pool | PoolClient,
  challenge: ChallengeRecord,
): Promise<readonly Score[]> {
  const results = await readFinalResults(client, challenge.id);
  return results === null ? [] : scoresFrom(challenge, results);
}

function scoresFrom(challenge: ChallengeRecord, results: readonly Result[]): readonly Score[] {
  const goal = {
    target: figureOf(challenge.metric, challenge.target),
    boundMax: figureOf(challenge.balancingMetric, challenge.boundMax),
  };
  return scoresOf(goal, inOrder(challenge, results));
}

/**
 * Stores the final results at the first read after the challenge is settled. They are computed as of its end, so the time of
 * the read does not matter.
 */
async function resultsAtEnd(pool: Pool, challenge: Scoreable, now: Instant) {
  const known = await readFinalResults(pool, challenge.id);
  if (known !== null) return { results: known, isFinal: true };
  // In one snapshot: otherwise an entry recorded between two statements would be in neither or in both.
  const results = await inOneSnapshot(pool, 1, async ([client]) =>
    client === undefined ? [] : computeResults(client, challenge, now),
  );
  if (!isSettled(challenge, now)) return { results, isFinal: false };
  await storeResults(pool, challenge.id, results, new Date(now));
  return { results: (await readFinalResults(pool, challenge.id)) ?? results, isFinal: true };
}

/** By the names of the participants, for those without a rank. */
function inOrder({ participants }: ChallengeRecord, results: readonly Result[]): Result[] {
  const byEmployee = new Map(results.map((result) => [result.employeeId, result] as const));
  return participants.flatMap(({ id }) => byEmployee.get(id) ?? []);
}
