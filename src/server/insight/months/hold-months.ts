import type { PoolClient } from 'pg';

// Closes and reopenings follow one another. A close of a large lender takes longer than other statements.
const begin = `SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0;
               SELECT pg_advisory_xact_lock(hashtextextended('months close in order', 0))`;

/** Lets no other close or reopening begin until the transaction ends. Postings go on. */
export async function takeTurn(client: PoolClient): Promise<void> {
  await client.query(begin);
}
