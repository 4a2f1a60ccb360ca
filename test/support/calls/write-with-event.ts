import type { Pool, PoolClient } from 'pg';
import { lenderChain, recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';

const findNewest = 'SELECT coalesce(max(recorded_at), now()) AS at FROM audit_events';

/** An event at the time of the newest one, whatever the clock of the test. */
async function recordEvent(client: PoolClient): Promise<void> {
  const at = (await client.query<{ at: Date }>(findNewest)).rows[0]?.at ?? new Date(0);
  await recordAuditEvent(client, { actor: null, clientAddress: null }, at, {
    branchId: null,
    action: 'create_employee',
    subject: 'employee',
    subjectId: lenderChain,
  });
}

/** Writes rows as a command does: in a transaction that ends with an audit event. Verify names rows that no event follows. */
export function writeWithEvent<Result>(
  pool: Pool,
  write: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  return inTransaction(pool, async (client) => {
    const result = await write(client);
    await recordEvent(client);
    return result;
  });
}

/** The same for one statement. */
export function queryWithEvent(pool: Pool, text: string, values: readonly unknown[] = []): Promise<void> {
  return writeWithEvent(pool, async (client) => {
    await client.query(text, [...values]);
  });
}
