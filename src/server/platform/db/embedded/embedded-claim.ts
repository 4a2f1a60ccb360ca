import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { StartupError } from '../../startup-error.ts';
import type { Address } from './embedded-address.ts';
import { owner } from './embedded-roles.ts';

/**
 * The process that holds one advisory lock owns the server. The lock belongs to a session, so the system releases it when
 * the process ends: if it is free, the Qist that started the server is gone.
 */
type Claim =
  | { readonly kind: 'ours'; readonly session: pg.Client }
  | { readonly kind: 'taken'; readonly holder: string }
  | { readonly kind: 'unanswered' };

/** Any number will do, as long as it never changes. */
const lockKey = 71_836_524;

const pollMilliseconds = 15;
/** A killed process's session can outlive it for a moment, so a refusal counts only if it lasts this long. */
const refusalMilliseconds = 500;
/** The longest time that a running server may leave its socket without an answer. */
const silenceMilliseconds = 15_000;

const tooManyConnections = '53300';
const cannotConnectNow = '57P03';
const operatorIntervention = '57';
const wrongPassword = '28P01';

/**
 * Tries for the lock until the server grants or refuses it, or `isRunning` returns false. A server that has been ready for
 * less than `ageSeconds` is left to the process that started it, or that has just lost its session in a crash inside the
 * server; the launchers of its background work begin when it is ready.
 */
export async function claimServer(
  address: Address,
  isRunning: () => boolean | Promise<boolean>,
  ageSeconds: number,
): Promise<Claim> {
  const patience = AbortSignal.timeout(silenceMilliseconds);
  let refusal: AbortSignal | undefined;
  while (await isRunning()) {
    const answer = await askForLock(address, ageSeconds);
    if (answer.kind === 'ours') return answer;
    if (answer.kind === 'silent' && patience.aborted) break;
    if (answer.kind !== 'refused') refusal = undefined;
    else if (refusal?.aborted) return { kind: 'taken', holder: answer.holder };
    else refusal ??= AbortSignal.timeout(refusalMilliseconds);
    await pause(pollMilliseconds);
  }
  return { kind: 'unanswered' };
}

type Answer =
  | { kind: 'ours'; session: pg.Client }
  | { kind: 'refused'; holder: string }
  /** It runs but is not ready: starting, recovering, shutting down, or ready for too short a time. */
  | { kind: 'busy' }
  /** Nothing answers at the address. */
  | { kind: 'silent' };

async function askForLock(address: Address, ageSeconds: number): Promise<Answer> {
  const session = new pg.Client({
    ...address,
    user: owner,
    database: 'postgres',
    application_name: `Qist process ${process.pid}`,
    connectionTimeoutMillis: 5_000,
    ssl: false,
    keepAlive: true,
  });
  // Without a listener the loss of an idle connection would end the process.
  session.on('error', () => undefined);
  try {
    await session.connect();
    const { rows } = await session.query<{ locked: boolean | null; holder: string | null }>(
      `WITH holder AS (
         SELECT application_name AS name FROM pg_locks JOIN pg_stat_activity USING (pid)
          WHERE locktype = 'advisory' AND granted AND objid = $1::int::oid)
       SELECT (SELECT name FROM holder) AS holder,
              CASE WHEN EXISTS (SELECT FROM holder) THEN false
                   WHEN $2 = 0 OR clock_timestamp() > make_interval(secs => $2) +
                        (SELECT max(backend_start) FROM pg_stat_activity WHERE backend_type LIKE '% launcher')
                   THEN pg_try_advisory_lock($1::int) END AS locked`,
      [lockKey, ageSeconds],
    );
    if (rows[0]?.locked) return { kind: 'ours', session };
    await session.end();
    return rows[0]?.locked === false
      ? { kind: 'refused', holder: rows[0].holder ?? 'Another Qist' }
      : { kind: 'busy' };
  } catch (error) {
    await session.end().catch(() => undefined);
    if (!(error instanceof pg.DatabaseError)) return { kind: 'silent' };
    if (error.code === tooManyConnections) return { kind: 'refused', holder: 'Another Qist' };
    if (error.code === cannotConnectNow) return { kind: 'busy' };
    if (error.code?.startsWith(operatorIntervention)) return { kind: 'silent' };
    if (error.code === wrongPassword) {
      throw new StartupError(
        'The password in the file postgres-password beside the database is not the one of this database: remove the file, so that it gets a new one, and start again.',
      );
    }
    throw error;
  }
}
