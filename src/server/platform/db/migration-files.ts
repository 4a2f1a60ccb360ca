import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '../startup-error.ts';

/** A migration of the directory. */
export interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
  /** Its one statement does not run in a transaction. */
  readonly isOutside: boolean;
}

/** An applied migration, as stored in the database. */
export type AppliedMigration = Pick<Migration, 'name' | 'checksum'>;

/** The first line of a migration that does not run in a transaction. */
const outsideMarker = '-- outside a transaction\n';

/** The first migration before version 1.0. Since then the migrations are numbered anew. */
const firstBeforeRelease = '0001-people.sql';

/** The migrations of a directory in their order. Refuses, with a StartupError, numbers that are not 0001, 0002 and so on. */
export async function readMigrations(directory: string): Promise<Migration[]> {
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
  // Git may write other line ends on Windows; they are not an edit.
  const sql = (await readFile(join(directory, name), 'utf8')).replaceAll('\r\n', '\n');
  const checksum = createHash('sha256').update(sql).digest('hex');
  return { name, sql, checksum, isOutside: sql.startsWith(outsideMarker) };
}

export const isBeforeRelease = ([first]: readonly AppliedMigration[]) => first?.name === firstBeforeRelease;

/** Refuses, with a StartupError, a database from before 1.0, and a history that is not the beginning of the directory. */
export function refuseOtherHistory(
  applied: readonly AppliedMigration[],
  migrations: readonly Migration[],
): void {
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
