import type { Pool } from 'pg';
import { StartupError } from '../startup-error.ts';

/** The limits that `createPool` sets, which a pooler does not pass on. */
const limits =
  "statement_timeout = '30s', lock_timeout = '10s', idle_in_transaction_session_timeout = '30s', jit = off";

const facts = `
  SELECT current_user AS role, current_database() || ' ' || pg_postmaster_start_time() AS database,
         (SELECT bool_and(setting <> '0') FROM pg_settings
           WHERE name IN ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')) AS "isLimited"`;

/** Checks that the pooler leads to the same database, and that statements there have a time limit. */
export async function checkPooler(direct: Pool, pooled: Pool): Promise<void> {
  const [here, there] = await Promise.all([direct, pooled].map(readFacts));
  if (here?.database !== there?.database)
    throw new StartupError('POOLED_DATABASE_URL leads to another database than DATABASE_URL.');
  if (there?.isLimited !== true) {
    const commands = limits.split(', ').map((limit) => `ALTER ROLE ${there?.role} SET ${limit};`);
    throw new StartupError(
      `Behind POOLED_DATABASE_URL nothing ends a statement that takes too long. Run these in the database, and restart the pooler: ${commands.join(' ')}`,
    );
  }
}

async function readFacts(pool: Pool) {
  const { rows } = await pool.query<{ role: string; database: string; isLimited: boolean }>(facts);
  return rows[0];
}
