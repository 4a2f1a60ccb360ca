import type { Pool, PoolClient } from 'pg';
import type { LiveKind } from '#contract/live-changes.ts';

/** The channel of the database that carries the changes to every process. */
export const liveChannel = 'live_changes';

/**
 * A change of a kind: at a branch, for a user, or for both. With neither it concerns the lender as a whole, and reaches
 * everyone with the right to read the kind. A user who reads the kind at all branches gets each change.
 */
export interface LiveChange {
  readonly kind: LiveKind;
  readonly branchId?: string | null;
  readonly userId?: string | null;
}

/** The database sends this when a user's reach changes or one of their sessions ends. */
export interface AccessChange {
  readonly accessOf: string;
}

/**
 * The announcement as part of a statement, once for each of its rows. `branchId` is an expression for the branch. It must be
 * in the selected columns: PostgreSQL does not run a part of a `WITH` that nothing reads.
 */
export function announced(kind: LiveKind, branchId: string): string {
  return `pg_notify('${liveChannel}', json_build_object('kind', '${kind}', 'branchId', ${branchId})::text)`;
}

const notify = { name: 'announce-live-change', text: `SELECT pg_notify('${liveChannel}', $1)` };

/**
 * Notifies the open pages of every process of a change. Within a transaction they are notified at the commit, once for each
 * different change, and not at all after a rollback.
 */
export async function announce(db: Pool | PoolClient, change: LiveChange): Promise<void> {
  await db.query({ ...notify, values: [JSON.stringify(change)] });
}
