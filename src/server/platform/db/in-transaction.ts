import type { Pool, PoolClient } from 'pg';

/** Runs a command in one transaction: all of it stands, or nothing does. */
export async function inTransaction<Result>(
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
    // A connection that can't even roll back is not given to anyone else.
    const isUsable = await client.query('ROLLBACK').then(
      () => true,
      () => false,
    );
    client.release(!isUsable);
    throw error;
  }
}
