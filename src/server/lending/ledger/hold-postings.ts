import type { PoolClient } from 'pg';

// The lock that `books_closed_until` shares.
const hold = {
  name: 'hold-postings',
  text: `SELECT pg_advisory_xact_lock(hashtextextended('month close', 0))`,
};

/**
 * Waits for postings that have begun, and lets new ones wait until the transaction ends. Each of them then goes by what this
 * transaction has written, so no entry is counted in a month or a day that is closed.
 */
export async function holdPostings(client: PoolClient): Promise<void> {
  await client.query(hold);
}
