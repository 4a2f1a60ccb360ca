import type { Pool, PoolClient } from 'pg';
import { lenderChain } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';

/** An event at the time of the newest one, whatever the clock of the test. */
const insertEvent = `
  INSERT INTO audit_events (chain_id, recorded_at, action, subject, subject_id)
  SELECT $1, coalesce(max(recorded_at), now()), 'create_employee', 'employee', $1 FROM audit_events`;

/** Writes rows as a command does: in a transaction that ends with an audit event. Verify names rows that no event follows. */
export function writeWithEvent<Result>(
  pool: Pool,
  write: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  return inTransaction(pool, async (client) => {
    const result = await write(client);
    await client.query(insertEvent, [lenderChain]);
    return result;
  });
}

/** The same for one statement. */
export function queryWithEvent(pool: Pool, text: string, values: readonly unknown[] = []): Promise<void> {
  return writeWithEvent(pool, async (client) => {
    await client.query(text, [...values]);
  });
}
