import type { PoolClient } from 'pg';

// Closes and reopenings follow one another. A close of a large lender takes longer than other statements.
const begin = `SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0;
               SELECT pg_advisory_xact_lock(hashtextextended('months close in order', 0))`;

/** Lets no other close or reopening begin until the transaction ends. Postings go on. */
export async function takeTurn(client: PoolClient): Promise<void> {
  await client.query(begin);
}

// The lock that `books_closed_until` shares.
const hold = {
  name: 'hold-postings',
  text: `SELECT pg_advisory_xact_lock(hashtextextended('month close', 0))`,
};

/**
 * Waits for postings that have begun, and lets new ones wait until the transaction ends. Each of them then goes by what this
 * transaction has written, so no entry is counted in a month that is closed.
 */
export async function holdPostings(client: PoolClient): Promise<void> {
  await client.query(hold);
}
