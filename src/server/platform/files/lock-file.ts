import type { Pool, PoolClient } from 'pg';

const lock = { name: 'lock-file', text: 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))' };

/**
 * Locks a file: until the transaction ends, nobody else adds a row for it or erases it. Taken before the file is stored and
 * its row written.
 */
export async function lockFile(client: PoolClient, hash: string): Promise<void> {
  await client.query({ ...lock, values: [hash] });
}

/** Any number will do, as long as it never changes. */
const erasingLockKey = 71_836_526;

const holdErasing = {
  name: 'hold-erasing-files',
  text: `SELECT pg_advisory_lock_shared(${erasingLockKey})`,
};
const releaseErasing = {
  name: 'release-erasing-files',
  text: `SELECT pg_advisory_unlock_shared(${erasingLockKey})`,
};

/** Runs a task that reads many files, such as a backup, while no process erases one. Due erasures run later. */
export async function withErasurePaused<Result>(pool: Pool, run: () => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  try {
    // A sweep that is erasing a file right now is waited for.
    await client.query(holdErasing);
    const result = await run();
    await client.query(releaseErasing);
    client.release();
    return result;
  } catch (error) {
    // The lock ends with its session.
    client.release(true);
    throw error;
  }
}

const tryErasing = {
  name: 'try-erasing-files',
  text: `SELECT pg_try_advisory_xact_lock(${erasingLockKey}) AS may`,
};

/** True if this transaction may erase a file now. Until it ends, nobody can start to read all files. */
export async function mayErase(client: PoolClient): Promise<boolean> {
  return (await client.query<{ may: boolean }>(tryErasing)).rows[0]?.may ?? false;
}
