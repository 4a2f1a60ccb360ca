import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import pg, { type Pool, type PoolClient } from 'pg';
import { readKnownFiles } from '#server/lending/verify/verify-files.ts';
import type { AnchorPlace } from '#server/platform/audit/anchor-place.ts';
import { refuseOtherAnchors } from '#server/platform/audit/audit-anchors.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { repeatMigrations } from '#server/platform/db/migrate.ts';
import { createFileStore, type FileStore } from '#server/platform/files/file-store.ts';
import {
  anchorsIn,
  type BackupManifest,
  damaged,
  readManifest,
  refuseDamaged,
  tableIn,
} from './backup-folder.ts';
import { tablesOfBackup } from './make-backup.ts';
import { fixedFormats, writeRows } from './table-rows.ts';

interface RestoreTarget {
  /** As the owner of a database that has no tables yet. */
  readonly owner: Pool;
  /** The place for the audit anchors. */
  readonly anchorPlace: AnchorPlace;
  /** The store for the pictures. */
  readonly files: FileStore;
  readonly migrationsDir: string;
}

/**
 * Restores a backup into an empty database, in one transaction: all of it, or nothing, even if the process is killed. The
 * database has the version of the backup afterwards. Refuses with a sentence, before it writes, a backup that is damaged,
 * unfinished or of a newer Qist, a database with tables, and a place with other anchors.
 */
export async function restoreBackup(
  { owner, anchorPlace, files, migrationsDir }: RestoreTarget,
  folder: string,
): Promise<BackupManifest> {
  const manifest = await readManifest(folder);
  await refuseDamaged(folder, manifest);
  const anchors = await readFile(anchorsIn(folder), 'utf8');
  await inTransaction(owner, async (client) => {
    await repeatMigrations(client, migrationsDir, manifest.migrations);
    await refuseOtherAnchors(anchorPlace, anchors);
    await client.query('SET LOCAL idle_in_transaction_session_timeout = 0');
    await client.query(fixedFormats);
    await withoutChecks(client, folder, () => loadTables(client, folder, manifest));
    await copyPictures(client, files, folder, manifest);
    if (anchors !== '') await anchorPlace.restore(anchors);
  });
  return manifest;
}

interface Check {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

const findTables = `
  SELECT oid::regclass::text AS table FROM pg_class
   WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> 'schema_migrations'`;

const findForeignKeys = `
  SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(oid) AS definition
    FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace ORDER BY oid`;

/**
 * Loads rows without the triggers, which checked them at their first write and would now check or audit them again. Foreign
 * keys are created afterwards, so each is checked, whatever the order of the tables.
 */
async function withoutChecks(client: PoolClient, folder: string, load: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<{ table: string }>(findTables);
  const tables = rows.map(({ table }) => table);
  const { rows: foreignKeys } = await client.query<Check>(findForeignKeys);
  for (const { table, name } of foreignKeys)
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${pg.escapeIdentifier(name)}`);
  for (const table of tables) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
  // The backup has its own version of the rows that migrations insert.
  await client.query(`TRUNCATE ${tables.join(', ')}`);
  await load();
  for (const { table, name, definition } of foreignKeys)
    await client
      .query(`ALTER TABLE ${table} ADD CONSTRAINT ${pg.escapeIdentifier(name)} ${definition}`)
      .catch(refuseContent(folder, tableIn(folder, table)));
  for (const table of tables) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  for (const table of tables) await client.query(`ANALYZE ${table}`);
}

async function loadTables(client: PoolClient, folder: string, { tables }: BackupManifest): Promise<void> {
  // Another table could be one of PostgreSQL's own, which would make a user of the database.
  const [own, named] = [await tablesOfBackup(client), tables.map(({ name }) => name).sort()];
  if (named.join() !== own.sort().join()) throw damaged(folder, 'manifest.json');
  for (const { name, rows } of tables) {
    const path = tableIn(folder, name);
    const written = await writeRows(client, name, readLines(path)).catch(refuseContent(folder, path));
    if (written !== rows) throw damaged(folder, path);
  }
}

/** The classes of PostgreSQL's errors for a value, a reference, or a name that is none. */
const ofContent = /^(?:Z_|22|23|42)/;

/**
 * Refuses a file whose digest is right and whose content is not what a backup writes: no archive, no lines of JSON, the rows of
 * another table, references to nothing. Any other error is rethrown.
 */
function refuseContent(folder: string, path: string): (thrown: unknown) => never {
  return (thrown) => {
    const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '';
    throw thrown instanceof SyntaxError || ofContent.test(code) ? damaged(folder, path) : thrown;
  };
}

async function* readLines(path: string): AsyncGenerator<string> {
  const unzipped = createReadStream(path).pipe(createGunzip());
  for await (const line of createInterface({ input: unzipped, crlfDelay: Number.POSITIVE_INFINITY }))
    yield JSON.parse(line);
}

/** Files are named by their bytes, so those of an interrupted restore are the same ones, and belong to no row until then. */
async function copyPictures(
  client: PoolClient,
  to: FileStore,
  folder: string,
  { lostPictures }: BackupManifest,
): Promise<void> {
  const from = createFileStore(folder);
  const lost = new Set(lostPictures);
  for (const { hash } of await readKnownFiles(client)) {
    if (lost.has(hash)) continue;
    const state = await from.look(hash);
    if (state !== 'whole') throw damaged(folder, `the picture ${hash}`);
    await to.put(await from.read(hash));
  }
}
