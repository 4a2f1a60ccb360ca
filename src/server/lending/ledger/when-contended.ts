import { Refusal } from '#server/platform/refusal.ts';

/** PostgreSQL's codes for contention: a deadlock that it ended, and a lock timeout. */
const deadlock = '40P01';
const lockTimeout = '55P03';

/**
 * Constraints that fail when a write for another agreement came first: relief took the rest of the fund, or a payment used the
 * slip.
 */
const racedConstraints: readonly unknown[] = ['relief_fund_not_exceeded', 'taken_slips_pkey'];

/**
 * Runs a write that others may block. Null, as for a lost race, if the database chose it to end a deadlock or another write
 * took its row: nothing was written, and it may be retried. A lock held past the limit means that its holder is still
 * running.
 */
export async function whenContended<Result>(write: () => Promise<Result>): Promise<Result | null> {
  try {
    return await write();
  } catch (error) {
    const { code, constraint } = error as { code?: unknown; constraint?: unknown };
    if (code === deadlock || racedConstraints.includes(constraint)) return null;
    if (code === lockTimeout) throw new Refusal('still_running');
    throw error;
  }
}
