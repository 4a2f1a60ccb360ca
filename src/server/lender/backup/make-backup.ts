import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Pool, PoolClient } from 'pg';
import { inOneSnapshot } from '#server/lending/verify/one-snapshot.ts';
import { readKnownFiles } from '#server/lending/verify/verify-files.ts';
import type { AnchorPlace } from '#server/platform/audit/anchor-place.ts';
import { readAnchorsAsOf } from '#server/platform/audit/audit-anchors.ts';
import { readApplied } from '#server/platform/db/migrate.ts';
import { serverRights } from '#server/platform/db/server-rights.ts';
import { createFileStore, type FileStore } from '#server/platform/files/file-store.ts';
import { withErasurePaused } from '#server/platform/files/lock-file.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import {
  anchorsIn,
  type BackupManifest,
  fileMode,
  folderMode,
  refuseUnwritable,
  tableIn,
  writeManifest,
} from './backup-folder.ts';
import { fixedFormats, readRows } from './table-rows.ts';

interface BackupSource {
  /** As the owner of the tables, to a database that is up to date. */
  readonly owner: Pool;
  /** With the audit anchors. */
  readonly anchorPlace: AnchorPlace;
  /** With the pictures. */
  readonly files: FileStore;
  /** The time of the start. */
  readonly at: Date;
}

/** Tables that a backup leaves out: a session that ended since would be open again after a restore. */
const leftOut = new Set(['sessions', 'google_returns', 'rate_limits']);

/**
 * Makes a backup while the product runs: every table in one snapshot, the audit anchors that the database knew at that
 * moment, and the pictures. The folder gets its name after everything in it is on the disk; until then it is called
 * `….unfinished`. Refuses, with a StartupError, an existing folder.
 */
export async function makeBackup(source: BackupSource, folder: string): Promise<BackupManifest> {
  if (await stat(folder).catch(() => undefined)) {
    throw new StartupError(`${folder} is there already: a backup needs a folder of its own.`);
  }
  const unfinished = `${folder}.unfinished`;
  try {
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(join(unfinished, 'tables'), { recursive: true, mode: folderMode });
    const manifest = await readInto(unfinished, source);
    await writeManifest(unfinished, manifest);
    await rename(unfinished, folder);
    await syncFolder(dirname(folder));
    return manifest;
  } catch (error) {
    return refuseUnwritable(folder, error);
  }
}

function readInto(folder: string, { owner, ...source }: BackupSource): Promise<BackupManifest> {
  return withErasurePaused(owner, () =>
    inOneSnapshot(owner, 1, async ([client]) => {
      if (client === undefined) throw new Error('a snapshot has its connection');
      return writeParts(client, { ...source, folder });
    }),
  );
}

interface Parts extends Omit<BackupSource, 'owner'> {
  readonly folder: string;
}

async function writeParts(
  client: PoolClient,
  { anchorPlace, files, at, folder }: Parts,
): Promise<BackupManifest> {
  await client.query(fixedFormats);
  const tables: BackupManifest['tables'] = [];
  for (const name of await tablesOfBackup(client)) tables.push(await writeTable(client, folder, name));
  const anchors = await readAnchorsAsOf(client, anchorPlace);
  await writeFile(anchorsIn(folder), anchors, { mode: fileMode, flush: true });
  const known = (await readKnownFiles(client)).map(({ hash }) => hash);
  const lostPictures = await copyPictures(files, createFileStore(folder), known);
  return {
    product: 'qist',
    madeAt: at.toISOString(),
    migrations: (await readApplied(client)).map(({ name, checksum }) => ({ name, checksum })),
    tables,
    pictures: known.length - lostPictures.length,
    lostPictures,
    anchorsSha256: createHash('sha256').update(anchors).digest('hex'),
  };
}

/** The tables that a backup of this database has. Only our own: a lender may have others in the same database. */
export async function tablesOfBackup(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname = ANY ($1) ORDER BY relname`,
    [Object.keys(serverRights).filter((name) => !leftOut.has(name))],
  );
  return rows.map(({ name }) => name);
}

async function writeTable(client: PoolClient, folder: string, name: string) {
  let rows = 0;
  async function* lines() {
    for await (const some of readRows(client, name)) {
      rows += some.length;
      yield some.map((line) => `${JSON.stringify(line)}\n`).join('');
    }
  }
  const hash = createHash('sha256');
  await pipeline(
    Readable.from(lines()),
    createGzip({ level: 1 }),
    async function* noting(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        yield chunk;
      }
    },
    createWriteStream(tableIn(folder, name), { mode: fileMode, flush: true }),
  );
  return { name, rows, sha256: hash.digest('hex') };
}

/** Returns the missing and damaged pictures. The others are still saved. */
async function copyPictures(from: FileStore, to: FileStore, hashes: readonly string[]): Promise<string[]> {
  const lost: string[] = [];
  for (const hash of hashes) {
    if ((await from.look(hash)) === 'whole') await to.put(await from.read(hash));
    else lost.push(hash);
  }
  return lost;
}

/** The new name must survive a power failure too. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path);
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
