import { businessDateOf } from '#domain/calendar/business-date.ts';
import { fixEndedChallenges } from '#server/desk/challenges/fix-ended-challenges.ts';
import type { Chore } from '#server/platform/from-time-to-time.ts';
import { fixMonths } from './fix-months.ts';

/**
 * Fixes the months and the challenges that ended since it last looked, so that nobody waits for it. No figure depends on it:
 * if somebody asks earlier, they are fixed then, with the same figures.
 */
export const fixingWhatIsOver: Chore = {
  name: 'fix what is over',
  run: async ({ pool, clock }, stopping) => {
    const now = clock.now();
    await fixMonths(pool, businessDateOf(now), now, stopping);
    await fixEndedChallenges(pool, now, stopping);
  },
};
