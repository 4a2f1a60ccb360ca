import type { Pool } from 'pg';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { Instant } from '#domain/instant.ts';
import { listChallengesWithoutResults } from './challenges.queries.ts';
import { scoreChallenge } from './score-challenge.ts';

/** Stores the final results of challenges that are over, before anybody opens them. */
export async function fixEndedChallenges(pool: Pool, now: Instant, stopping?: AbortSignal): Promise<void> {
  for (const challenge of await listChallengesWithoutResults(pool, businessDateOf(now))) {
    stopping?.throwIfAborted();
    await scoreChallenge(pool, challenge, now);
  }
}
