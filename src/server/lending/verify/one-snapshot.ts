import type { Pool, PoolClient } from 'pg';

/** Runs a reader on several connections with one snapshot of the database, while others write. The connections are read-only. */
export async function inOneSnapshot<Result>(
  pool: Pool,
  connections: number,
  read: (clients: readonly PoolClient[]) => Promise<Result>,
): Promise<Result> {
  const clients: PoolClient[] = [];
  let snapshot: string | undefined;
  try {
    for (let opened = 0; opened < connections; opened += 1) {
      const client = await pool.connect();
      clients.push(client);
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      // The first connection exports its snapshot, and keeps it until the end.
      if (snapshot !== undefined) await client.query(`SET TRANSACTION SNAPSHOT '${snapshot}'`);
      snapshot ??= await exportSnapshot(client);
      await client.query(unhurried);
      await client.query(undeceived);
    }
    const result = await read(clients);
    for (const client of clients) await client.query('COMMIT');
    for (const client of clients) client.release();
    return result;
  } catch (error) {
    for (const client of clients) client.release(true);
    throw error;
  }
}

const unhurried = 'SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0';

/** PostgreSQL's own functions and operators come first, whatever the owner of the database made with the same names. */
const undeceived = 'SET LOCAL search_path = pg_catalog, public';

const exportIt = { name: 'export-snapshot', text: 'SELECT pg_export_snapshot() AS snapshot' };

async function exportSnapshot(client: PoolClient): Promise<string> {
  const { rows } = await client.query<{ snapshot: string }>(exportIt);
  if (rows[0] === undefined) throw new Error('a snapshot has a name');
  return rows[0].snapshot;
}
