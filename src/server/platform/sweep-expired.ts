import type { Pool } from 'pg';
import type { Chore } from './from-time-to-time.ts';
import { keyLifeDays } from './idempotency/known-key.ts';

const rowsPerStatement = 1_000;
/** The limit per table and sweep. The rest waits for the next sweep. */
const statementsMax = 20;

interface Expiring {
  readonly table:
    | 'sessions'
    | 'sign_in_codes'
    | 'google_returns'
    | 'known_browsers'
    | 'rate_limits'
    | 'notice_reads'
    | 'idempotency_keys';
  readonly key: string;
  /** With `$1`, the present moment. */
  readonly isOver: string;
}

const expiring: readonly Expiring[] = [
  // An unused session may expire earlier. It is invalid from then on, and is deleted at its latest end.
  { table: 'sessions', key: 'id', isOver: 'ends_at < $1' },
  // Kept for a month, so that an old code is reported as expired and not as wrong.
  { table: 'sign_in_codes', key: 'id', isOver: "expires_at < $1::timestamptz - interval '30 days'" },
  { table: 'google_returns', key: 'secret_hash', isOver: 'expires_at < $1' },
  { table: 'known_browsers', key: 'secret_hash, user_id', isOver: 'expires_at < $1' },
  { table: 'rate_limits', key: 'key', isOver: 'expires_at < $1' },
  // The notice itself is shown for 30 days; one that still waits then is shown as unread again.
  {
    table: 'notice_reads',
    key: 'user_id, kind, subject_id',
    isOver: "read_at < $1::timestamptz - interval '31 days'",
  },
  // A row that was made with a key keeps its digest, so the key makes nothing a second time.
  {
    table: 'idempotency_keys',
    key: 'agreement_id, user_id, key',
    isOver: `recorded_at < $1::timestamptz - interval '${keyLifeDays} days'`,
  },
];

/**
 * Deletes expired rows, and returns their number per table. Rows that another process is deleting or using are skipped. No
 * rule depends on the sweep: each checks the row's date.
 */
export async function sweepExpired(pool: Pool, at: Date): Promise<Record<Expiring['table'], number>> {
  const deleted = {
    sessions: 0,
    sign_in_codes: 0,
    google_returns: 0,
    known_browsers: 0,
    rate_limits: 0,
    notice_reads: 0,
    idempotency_keys: 0,
  };
  for (const { table, key, isOver } of expiring) {
    const statement = {
      name: `sweep-${table}`,
      text: `DELETE FROM ${table} WHERE (${key}) IN (
               SELECT ${key} FROM ${table} WHERE ${isOver} LIMIT ${rowsPerStatement} FOR UPDATE SKIP LOCKED)`,
      values: [at],
    };
    for (let n = 0; n < statementsMax; n += 1) {
      const { rowCount } = await pool.query(statement);
      deleted[table] += rowCount ?? 0;
      if (rowCount !== rowsPerStatement) break;
    }
  }
  return deleted;
}

/** The chore that deletes expired rows. */
export const sweepingExpired: Chore = {
  name: 'delete what has expired',
  run: ({ pool, clock }) => sweepExpired(pool, new Date(clock.now())),
};
