import type { PoolClient } from 'pg';

const lock = { name: 'lock-file', text: 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))' };

/** Until the transaction ends, nobody else adds a row for this file or erases it. Taken before the file is put and its row written. */
export async function lockFile(client: PoolClient, hash: string): Promise<void> {
  await client.query({ ...lock, values: [hash] });
}
