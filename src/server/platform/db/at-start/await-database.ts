import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { placeOf, reasonOf } from './check-database.ts';

const tryEveryMs = 1_000;
const triesPerLine = 10;

/** The codes of a database, or of a pooler before it, that is not there yet, or about to change over. */
const notYet = new Set([
  ...['EAI_AGAIN', 'ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOENT', 'ETIMEDOUT'],
  ...['08P01', '53300', '57P01', '57P03'],
]);

/**
 * Waits for a database that starts after this server or changes over to another machine, and says every ten seconds that it
 * waits. A database that answers with anything else, such as a wrong password, is left to the checks that follow. Rejects once
 * `stopping` is aborted.
 */
export async function awaitDatabase(
  pool: Pool,
  say: (line: string) => void,
  stopping: AbortSignal,
): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const reason = await whyNotYet(pool);
    if (reason === null) return;
    if (tries % triesPerLine === 0) say(`Waiting for the database at ${placeOf(pool)} (${reason}).`);
    await pause(tryEveryMs, undefined, { signal: stopping });
  }
}

async function whyNotYet(pool: Pool): Promise<string | null> {
  try {
    const { rows } = await pool.query<{ isCopy: boolean }>('SELECT pg_is_in_recovery() AS "isCopy"');
    return rows[0]?.isCopy === true ? 'it is a copy that has not taken over' : null;
  } catch (error) {
    // The driver gives no code for a connection that is not made in time.
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'ETIMEDOUT';
    return notYet.has(code) ? reasonOf(error) : null;
  }
}
