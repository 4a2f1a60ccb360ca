import { Refusal } from '#server/platform/refusal.ts';

/** PostgreSQL's names for what happens when several want the same row: a deadlock it ended, and a lock waited for too long. */
const deadlock = '40P01';
const lockTimeout = '55P03';

/** The relief fund has no more: relief of another agreement, granted at the same moment, took what was left. */
const fundConstraint = 'relief_fund_not_exceeded';

/**
 * Runs a write that others may block. Null, as for a lost race, when the database chose it to end a deadlock or
 * another took what it wanted: nothing was written and it may try again. What holds a lock past the limit is still running.
 */
export async function whenContended<Result>(write: () => Promise<Result>): Promise<Result | null> {
  try {
    return await write();
  } catch (error) {
    const { code, constraint } = error as { code?: unknown; constraint?: unknown };
    if (code === deadlock || constraint === fundConstraint) return null;
    if (code === lockTimeout) throw new Refusal('still_running');
    throw error;
  }
}
