import type { Chore } from '#server/platform/from-time-to-time.ts';
import { judgeCashLimits } from './judge-cash-limits.ts';

/** The chore of the limits of cash. A payment does not wait for it, and none is refused. */
export const watchingCashLimits: Chore = {
  name: 'watch the limits of cash',
  run: ({ pool, clock }) => judgeCashLimits(pool, new Date(clock.now())),
};
