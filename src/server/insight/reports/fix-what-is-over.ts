import { businessDateOf } from '#domain/calendar/business-date.ts';
import { fixEndedChallenges } from '#server/desk/challenges/fix-ended-challenges.ts';
import type { Chore } from '#server/platform/from-time-to-time.ts';
import { fixMonths } from './fix-months.ts';

/**
 * The chore that fixes months and challenges that have ended, so that no reader waits for it. It changes no figure: an
 * earlier reader fixes them with the same result.
 */
export const fixingWhatIsOver: Chore = {
  name: 'fix what is over',
  run: async ({ pool, clock }, stopping) => {
    const now = clock.now();
    await fixMonths(pool, businessDateOf(now), now, stopping);
    await fixEndedChallenges(pool, now, stopping);
  },
};
