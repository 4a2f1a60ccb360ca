import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool, PoolClient } from 'pg';
import { StartupError } from '../startup-error.ts';

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

/** A migration that ran, as the database keeps it. */
export interface AppliedMigration {
  readonly name: string;
  readonly checksum: string;
}

/** The first migration of everything that was made before version 1.0, whose own migrations begin anew. */
const firstBeforeRelease = '0001-people.sql';

/** Any number will do, as long as it never changes. */
export const migrationLockKey = 71_836_525;

/**
 * Brings the database up to the last migration in the directory, each in a transaction of its own, and returns
 * how many ran. Several processes may start at once: one at a time looks and acts. Refuses, with a StartupError,
 * a database from before 1.0, and a history that is not the beginning of the directory: edited, missing or squeezed in migrations.
 */
export async function migrate(pool: Pool, directory: string, log: (line: string) => void): Promise<number> {
  const migrations = await readMigrations(directory);
  const client = await pool.connect();
  try {
    let ran = 0;
    while (await runNext(client, migrations, log)) ran += 1;
    client.release();
    return ran;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** Refuses, with a StartupError, a database that a tool which only reads finds empty, or behind the last migration in the directory. */
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

async function readMigrations(directory: string): Promise<Migration[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort();
  const misnumbered = names.find((name, index) => {
    const number = /^(\d{4})-[a-z0-9-]+\.sql$/.exec(name)?.[1];
    return Number(number) !== index + 1;
  });
  if (misnumbered) {
    throw new StartupError(
      `The migration ${misnumbered} is out of order: migrations are named 0001-name.sql, 0002-name.sql and so on, without a gap.`,
    );
  }
  return Promise.all(names.map((name) => readMigration(directory, name)));
}

async function readMigration(directory: string, name: string): Promise<Migration> {
  const sql = await readFile(join(directory, name), 'utf8');
  // Git may write other line ends on Windows; they are not an edit.
  const checksum = createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex');
  return { name, sql, checksum };
}

const makeHistory = `
  CREATE TABLE IF NOT EXISTS schema_migrations (
    name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`;

/** A migration may take its time, and so may the wait for the process that runs it. */
async function lockMigrations(client: PoolClient): Promise<void> {
  await client.query('SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = 0');
  await client.query('SELECT pg_advisory_xact_lock($1::int)', [migrationLockKey]);
}

/**
 * Repeats the history of another database on an empty one, in the transaction of the caller, which until its end keeps out every
 * process that starts. Refuses, with a StartupError, a history from before 1.0 or that the directory does not have, and a database
 * that has tables.
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
  await lockMigrations(client);
  const { rowCount } = await client.query(
    "SELECT FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p') LIMIT 1",
  );
  if (rowCount !== 0) throw new StartupError('The database is not empty: restore into a new one.');
  await client.query(makeHistory);
  for (const migration of migrations.slice(0, history.length)) {
    await runOne(client, migration);
    // What one transaction of a migration would have checked at its end.
    await client.query('SET CONSTRAINTS ALL IMMEDIATE; SET CONSTRAINTS ALL DEFERRED');
  }
}

/** Runs the first migration that has not run yet; false when there is none. */
async function runNext(
  client: PoolClient,
  migrations: readonly Migration[],
  log: (line: string) => void,
): Promise<boolean> {
  await client.query('BEGIN');
  await lockMigrations(client);
  await client.query(makeHistory);
  const applied = await readApplied(client);
  refuseOtherHistory(applied, migrations);

  const next = migrations[applied.length];
  if (next) {
    log(`Migrating the database: ${next.name}`);
    await runOne(client, next);
  }
  await client.query('COMMIT');
  return next !== undefined;
}

/** The migrations that ran on a database, in their order. */
export async function readApplied(client: Pool | PoolClient): Promise<AppliedMigration[]> {
  return (await client.query<AppliedMigration>('SELECT name, checksum FROM schema_migrations ORDER BY name'))
    .rows;
}

const isBeforeRelease = ([first]: readonly AppliedMigration[]) => first?.name === firstBeforeRelease;

function refuseOtherHistory(applied: readonly AppliedMigration[], migrations: readonly Migration[]): void {
  if (isBeforeRelease(applied)) {
    throw new StartupError('This database was made before Qist 1.0: this Qist needs a new, empty one.');
  }
  const known = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  for (const [index, { name, checksum }] of applied.entries()) {
    if (!known.has(name)) {
      throw new StartupError(
        `The migration ${name} ran on this database but is missing here: this Qist is older than its database, or the file was removed.`,
      );
    }
    if (known.get(name) !== checksum) {
      throw new StartupError(
        `The migration ${name} was edited after it ran on this database: restore it and make the change in a new one.`,
      );
    }
    const expected = migrations[index]?.name;
    if (expected !== name) {
      throw new StartupError(
        `The migration ${expected} is out of order: ${name} ran on this database before it.`,
      );
    }
  }
}

async function runOne(client: PoolClient, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query(sql);
  } catch (error) {
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
