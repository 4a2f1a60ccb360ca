import { DatabaseError, type Pool, type PoolClient } from 'pg';

/** A deadlock, or a serialization failure. */
const retriedCodes = new Set(['40P01', '40001']);

const attemptsMax = 5;

/**
 * Runs a command in one transaction: all of it is written, or nothing. If the database aborts the transaction because of
 * another one, the command runs again from its start, so a command must change nothing but the database. Locks are taken in
 * one order: users, branches, customers, agreements, approvals, then the counters and the audit chain, which every insert of
 * an audit event locks last. Rows are locked `FOR NO KEY UPDATE`: an insert that refers to a row does not wait for a change
 * of it, and does not block the change.
 */
export async function inTransaction<Result>(
  pool: Pool,
  command: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(pool, command);
    } catch (error) {
      const isLost = error instanceof DatabaseError && retriedCodes.has(error.code ?? '');
      if (!isLost || attempt === attemptsMax) throw error;
    }
  }
}

async function runOnce<Result>(
  pool: Pool,
  command: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const result = await command(client);
    await client.query('COMMIT');
    client.release();
    return result;
  } catch (error) {
    // A connection that cannot even roll back is not reused.
    const isUsable = await client.query('ROLLBACK').then(
      () => true,
      () => false,
    );
    client.release(!isUsable);
    throw error;
  }
}
