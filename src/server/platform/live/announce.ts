import type { Pool, PoolClient } from 'pg';
import type { LiveKind } from '#contract/live-changes.ts';

/** The channel of the database that carries the changes to every process. */
export const liveChannel = 'live_changes';

/**
 * Something of a kind has changed: at a branch, for a user, or for both. With neither it is of the lender as a whole, and
 * everyone with the right to read the kind is told. A user who reads the kind at all branches is told of each change.
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
 * The same as a part of a statement, once for each of its rows: `branchId` is an expression for the branch. It must be in what
 * the statement selects; a part of a `WITH` that nothing reads is not carried out.
 */
export function announced(kind: LiveKind, branchId: string): string {
  return `pg_notify('${liveChannel}', json_build_object('kind', '${kind}', 'branchId', ${branchId})::text)`;
}

const notify = { name: 'announce-live-change', text: `SELECT pg_notify('${liveChannel}', $1)` };

/**
 * Tells the open pages of every process that something has changed. Within a transaction they are told when it commits, once
 * for each change that is announced in it, and not at all when it does not commit.
 */
export async function announce(db: Pool | PoolClient, change: LiveChange): Promise<void> {
  await db.query({ ...notify, values: [JSON.stringify(change)] });
}
