import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod/mini';
import { StartupError } from '#server/platform/startup-error.ts';

/** SHA-256 of a file's bytes, in hexadecimal. */
const digest = () => z.string().check(z.regex(/^[0-9a-f]{64}$/));
const tableName = () => z.string().check(z.regex(/^[a-z_]+$/));

const manifestSchema = z.object({
  product: z.literal('qist'),
  /** When the snapshot was taken. */
  madeAt: z.iso.datetime(),
  /** The migrations that made the tables, in order. */
  migrations: z.array(z.object({ name: z.string(), checksum: digest() })),
  tables: z.array(z.object({ name: tableName(), rows: z.int(), sha256: digest() })),
  /** The number of picture files in the backup, each named by its own SHA-256. */
  pictures: z.int(),
  /** The picture files that were missing or damaged when the backup was made. */
  lostPictures: z.array(digest()),
  anchorsSha256: digest(),
});

/** The content of a backup. The manifest is written last, so a folder without it is not a backup. */
export type BackupManifest = z.output<typeof manifestSchema>;

const manifestIn = (folder: string) => join(folder, 'manifest.json');
export const anchorsIn = (folder: string) => join(folder, 'audit-anchors.jsonl');
export const tableIn = (folder: string, name: string) => join(folder, 'tables', `${name}.gz`);

/** Only the system user may read a backup: it has all personal data. */
export const folderMode = 0o700;
export const fileMode = 0o600;

export async function writeManifest(folder: string, manifest: BackupManifest): Promise<void> {
  await writeFile(manifestIn(folder), `${JSON.stringify(manifest, null, 2)}\n`, {
    mode: fileMode,
    flush: true,
  });
}

/** Reads the manifest of a folder. Refuses, with a StartupError, a folder that is not a whole backup. */
export async function readManifest(folder: string): Promise<BackupManifest> {
  const text = await readFile(manifestIn(folder), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
    throw new StartupError(
      `${folder} is not a backup: it has no manifest.json, which a backup gets when it is finished.`,
    );
  });
  try {
    return manifestSchema.parse(JSON.parse(text));
  } catch {
    throw damaged(folder, 'manifest.json');
  }
}

/**
 * Checks the digest of every file except the pictures, which are checked when they are restored. Refuses a changed or missing
 * file with a StartupError.
 */
export async function refuseDamaged(
  folder: string,
  { tables, anchorsSha256 }: BackupManifest,
): Promise<void> {
  for (const { name, sha256 } of tables) await refuseOther(folder, tableIn(folder, name), sha256);
  await refuseOther(folder, anchorsIn(folder), anchorsSha256);
}

async function refuseOther(folder: string, path: string, sha256: string): Promise<void> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  if (hash.digest('hex') !== sha256) throw damaged(folder, path);
}

export function damaged(folder: string, path: string): StartupError {
  return new StartupError(
    `The backup in ${folder} is damaged: ${path} is missing or not as it was written. Nothing was restored; take another backup.`,
  );
}

const diskReasons: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EROFS: 'the disk is read-only',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  ENOTDIR: 'part of the path is a file',
};

/** Throws a StartupError that says why a folder cannot be written. Rethrows any other error. */
export function refuseUnwritable(folder: string, thrown: unknown): never {
  const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '';
  const reason = diskReasons[code];
  if (reason === undefined) throw thrown;
  throw new StartupError(`Nothing can be written to ${folder} (${reason}).`);
}
