import type { PoolClient } from 'pg';
import type { PostingOrder } from '#server/lending/ledger/append-entries.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import type { AppContext } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { FieldColumns } from './rows/file-reading.ts';
import type { JudgingContext } from './rows/judged.ts';

/** A running import, with the user and the address for its records. */
export interface RunningImport
  extends Pick<JudgingContext, 'kind' | 'found' | 'forAll' | 'dateOrder' | 'storedDays' | 'points'> {
  readonly id: string;
  readonly state: 'running' | 'undoing';
  readonly columns: FieldColumns;
  readonly userId: string;
  readonly address: string;
  readonly undoReason: string | null;
}

/** The user, the address and the moment of writing. */
export type ImportOrder = Pick<PostingOrder, 'actor' | 'clientAddress' | 'now'>;

/** One process at a time imports; the lock ends with its transaction, however that ends. */
const importingLockKey = 0x1a9027;
const takeTurn = {
  name: 'take-turn-to-import',
  text: `SELECT pg_try_advisory_xact_lock(${importingLockKey}) AS may`,
};
const findUnderWay = {
  name: 'find-import-under-way',
  text: `SELECT id, kind, state, columns, found, for_all AS "forAll", date_order AS "dateOrder", stored_days AS "storedDays", points, acting_user_id AS "userId",
                acting_address AS address, undo_reason AS "undoReason"
           FROM imports WHERE state IN ('running', 'undoing') ORDER BY started_at, id LIMIT 1 FOR NO KEY UPDATE`,
};

/** Runs a task for the running import under its lock. False if another process has the lock or no import is running. */
export function withRunningImport(
  { pool, clock }: AppContext,
  work: (client: PoolClient, found: RunningImport, order: ImportOrder) => Promise<void>,
): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    const turn = await client.query<{ may: boolean }>(takeTurn);
    if (!turn.rows[0]?.may) return false;
    const { rows } = await client.query<RunningImport>(findUnderWay);
    const found = rows[0];
    if (found === undefined) return false;
    const order = { actor: { userId: found.userId }, clientAddress: found.address, now: clock.now() };
    await work(client, found, order);
    await recordAuditEvent(client, order, new Date(order.now), {
      branchId: null,
      action: 'record_import_rows',
      subject: 'import',
      subjectId: found.id,
    });
    return true;
  });
}
