import type { Pool } from 'pg';
import { StartupError } from '../../startup-error.ts';
import { ask } from './check-database.ts';

/** The limits that `createPool` sets, which a pooler does not pass on. */
const limits =
  "statement_timeout = '30s', lock_timeout = '10s', idle_in_transaction_session_timeout = '30s', jit = off";

const facts = `
  SELECT current_user AS role, current_database() || ' ' || pg_postmaster_start_time() AS database,
         (SELECT bool_and(setting <> '0') FROM pg_settings
           WHERE name IN ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')) AS "isLimited"`;

interface Facts {
  readonly role: string;
  readonly database: string;
  readonly isLimited: boolean;
}

/** Checks that the pooler leads to the same database, and that statements there have a time limit. */
export async function checkPooler(direct: Pool, pooled: Pool): Promise<void> {
  const here = await ask<Facts>(direct, facts);
  const there = await ask<Facts>(pooled, facts, 'POOLED_DATABASE_URL');
  if (here.database !== there.database)
    throw new StartupError('POOLED_DATABASE_URL leads to another database than DATABASE_URL.');
  if (!there.isLimited) {
    const commands = limits.split(', ').map((limit) => `ALTER ROLE ${there.role} SET ${limit};`);
    throw new StartupError(
      `Behind POOLED_DATABASE_URL nothing ends a statement that takes too long. Run these in the database, and restart the pooler: ${commands.join(' ')}`,
    );
  }
}
