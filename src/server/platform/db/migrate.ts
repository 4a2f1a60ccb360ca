import { setTimeout as pause } from 'node:timers/promises';
import pg, { DatabaseError, type Pool, type PoolClient } from 'pg';
import { StartupError } from '../startup-error.ts';
import {
  type AppliedMigration,
  isBeforeRelease,
  type Migration,
  readMigrations,
  refuseOtherHistory,
} from './migration-files.ts';

/** The time that a migration waits for locks while other servers keep running. */
interface Patience {
  /** The lock timeout. All later statements queue behind a migration that waits for a lock. */
  readonly lockMs: number;
  readonly pauseMs: number;
  readonly attempts: number;
}

/** In all five and a half minutes. */
const usualPatience: Patience = { lockMs: 1_000, pauseMs: 10_000, attempts: 30 };

/**
 * Brings the database up to the last migration in the directory and returns the number that ran. Each runs in its own
 * transaction, or outside one if its first line says so. Several processes may start at once: one at a time checks and
 * migrates. Refuses, with a StartupError, a database from before 1.0, and a history that is not the beginning of the
 * directory: edited, missing or inserted migrations.
 */
export async function migrate(
  pool: Pool,
  directory: string,
  log: (line: string) => void,
  patience = usualPatience,
): Promise<number> {
  const migrations = await readMigrations(directory);
  return withMigrationLock(pool, async (client) => {
    await client.query(makeHistory);
    const applied = await readApplied(client);
    refuseOtherHistory(applied, migrations);
    const pending = migrations.slice(applied.length);
    for (const migration of pending) {
      log(`Migrating the database: ${migration.name}`);
      await runPatiently(client, migration, patience, log);
    }
    return pending.length;
  });
}

/**
 * Refuses, with a StartupError, a database that a tool which only reads finds empty, or behind the last migration in the
 * directory.
 */
export async function requireMigrated(pool: Pool, directory: string): Promise<void> {
  const { rows } = await pool.query<{ isEmpty: boolean }>(
    `SELECT to_regclass('schema_migrations') IS NULL AS "isEmpty"`,
  );
  if (rows[0]?.isEmpty) {
    throw new StartupError('This database is empty: Qist was never started on it. Run npm start first.');
  }
  const migrations = await readMigrations(directory);
  const applied = await readApplied(pool);
  refuseOtherHistory(applied, migrations);
  const next = migrations[applied.length];
  if (next) {
    throw new StartupError(
      `This database is older than this Qist: ${next.name} has not run on it. Run npm start first.`,
    );
  }
}

const makeHistory = `
  CREATE TABLE IF NOT EXISTS schema_migrations (
    name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`;

/** The migrations that ran on a database, in their order. */
export async function readApplied(client: Pool | PoolClient): Promise<AppliedMigration[]> {
  return (await client.query<AppliedMigration>('SELECT name, checksum FROM schema_migrations ORDER BY name'))
    .rows;
}

/** Any number will do, as long as it never changes. */
const lockKey = 71_836_525;
const turnPollMs = 100;

/** Changes the schema on a separate connection, while every other starting process waits. */
export async function withMigrationLock<Result>(
  pool: Pool,
  act: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await awaitTurn(client, 'pg_try_advisory_lock');
    const result = await act(client);
    await client.query('SELECT pg_advisory_unlock($1::int)', [lockKey]);
    client.release();
    return result;
  } catch (error) {
    // The lock ends with the connection.
    client.release(true);
    throw error;
  }
}

/** Polls for the lock: a waiting statement would have a snapshot, and a concurrent index build waits for the end of that. */
async function awaitTurn(
  client: PoolClient,
  lock: 'pg_try_advisory_lock' | 'pg_try_advisory_xact_lock',
): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ isMine: boolean }>(`SELECT ${lock}($1::int) AS "isMine"`, [
      lockKey,
    ]);
    if (rows[0]?.isMine) return;
    await pause(turnPollMs);
  }
}

/**
 * Repeats the history of another database on an empty one, in the caller's transaction, which blocks every starting process
 * until its end. Refuses, with a StartupError, a history from before 1.0 or unknown to the directory, and a database with
 * tables.
 */
export async function repeatMigrations(
  client: PoolClient,
  directory: string,
  history: readonly AppliedMigration[],
): Promise<void> {
  if (isBeforeRelease(history)) {
    throw new StartupError(
      'This backup was made before Qist 1.0, and this Qist can only restore later ones.',
    );
  }
  const migrations = await readMigrations(directory);
  refuseOtherHistory(history, migrations);
  await client.query('SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0');
  await awaitTurn(client, 'pg_try_advisory_xact_lock');
  const { rowCount } = await client.query(
    "SELECT FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p') LIMIT 1",
  );
  if (rowCount !== 0) throw new StartupError('The database is not empty: restore into a new one.');
  await client.query(makeHistory);
  for (const { sql, isOutside, ...migration } of migrations.slice(0, history.length)) {
    // The database is new, so nobody waits while an index locks its table.
    const repeated = isOutside ? sql.replace(/^(CREATE (UNIQUE )?INDEX) CONCURRENTLY/m, '$1') : sql;
    await runOne(client, { ...migration, sql: repeated });
    // Checks now what a migration in one transaction would check at its end.
    await client.query('SET CONSTRAINTS ALL IMMEDIATE; SET CONSTRAINTS ALL DEFERRED');
  }
}

/** A lock that took too long, and a deadlock that the database broke. */
const passingErrors = new Set(['55P03', '40P01']);

const isPassing = (error: unknown) => error instanceof DatabaseError && passingErrors.has(error.code ?? '');

/** Runs a migration again where another transaction was in its way. */
async function runPatiently(
  client: PoolClient,
  migration: Migration,
  patience: Patience,
  log: (line: string) => void,
): Promise<void> {
  const { pauseMs, attempts } = patience;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await (migration.isOutside
        ? runOutside(client, migration)
        : runInside(client, migration, patience));
    } catch (error) {
      if (!isPassing(error)) throw error;
      if (attempt === attempts) {
        throw new StartupError(
          `The migration ${migration.name} was kept waiting by something that locks what it changes: end it, or start again later.`,
        );
      }
      log(`${migration.name} waits for what locks a table that it changes.`);
    }
    await pause(pauseMs);
  }
}

async function runInside(client: PoolClient, migration: Migration, { lockMs }: Patience): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(`SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = ${lockMs}`);
    await runOne(client, migration);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

const findUnfinished = `
  SELECT c.relname AS name FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
   WHERE c.relnamespace = current_schema()::regnamespace AND NOT i.indisvalid`;

/**
 * Waits for locks without a limit, because a concurrent build blocks nobody. An index that an earlier run left unfinished is
 * built again.
 */
async function runOutside(client: PoolClient, migration: Migration): Promise<void> {
  await client.query('SET statement_timeout = 0; SET lock_timeout = 0');
  const { rows } = await client.query<{ name: string }>(findUnfinished);
  for (const { name } of rows.filter((index) => new RegExp(`\\b${index.name}\\b`).test(migration.sql)))
    await client.query(`DROP INDEX CONCURRENTLY ${pg.escapeIdentifier(name)}`);
  await runOne(client, migration);
  await client.query('RESET statement_timeout; RESET lock_timeout');
}

async function runOne(
  client: PoolClient,
  { name, sql, checksum }: Omit<Migration, 'isOutside'>,
): Promise<void> {
  try {
    await client.query(sql);
  } catch (error) {
    if (isPassing(error)) throw error;
    throw new StartupError(`The migration ${name} failed: ${explain(error, sql)}.`);
  }
  await client.query('INSERT INTO schema_migrations (name, checksum) VALUES ($1, $2)', [name, checksum]);
}

function explain(error: unknown, sql: string): string {
  if (!(error instanceof Error)) return String(error);
  const position = 'position' in error ? Number(error.position) : Number.NaN;
  const line = sql.slice(0, position).split('\n').length;
  return Number.isNaN(position) ? error.message : `${error.message} in line ${line}`;
}
