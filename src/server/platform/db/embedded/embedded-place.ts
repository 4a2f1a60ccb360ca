import { createHash } from 'node:crypto';
import { constants, existsSync } from 'node:fs';
import {
  access,
  chmod,
  chown,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rmdir,
  stat,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { StartupError } from '../../startup-error.ts';
import { ownSystemUser, type SystemUser } from '../../system-user.ts';
import { canAccess } from './run-as.ts';

/** The place of one embedded PostgreSQL on the disk, and its owner. */
export interface Place {
  /** The data directory as the person named it in the settings. */
  readonly dataDir: string;
  /** The folder of the cluster and, if they had to be copied, the binaries. */
  readonly home: string;
  readonly cluster: string;
  readonly systemUser: SystemUser;
}

/** Finds or makes the directory for the cluster; refuses one that can't be written or belongs to someone else. */
export async function choosePlace(dataDir: string, log: (line: string) => void): Promise<Place> {
  await makeWritable(dataDir);
  const asked = await realpath(dataDir);
  const note = join(asked, 'database-home');
  const inside = await placeIn(asked, asked);
  if (!existsSync(note) && (await canAccess(inside.systemUser, 'x', asked))) return refuseForeign(inside);
  const home = await homeElsewhere(note);
  log(
    `The database is in ${home}, which ${note} names, because the database's user could not enter the directory of that file.`,
  );
  return refuseForeign(await placeIn(asked, home));
}

async function placeIn(dataDir: string, home: string): Promise<Place> {
  return { dataDir, home, cluster: join(home, 'postgres'), systemUser: await ownSystemUser(home) };
}

/**
 * A home outside the data directory, named in a note inside it. If the data directory is deleted, the product begins again;
 * if it is moved, it keeps the database.
 */
async function homeElsewhere(note: string): Promise<string> {
  if (!existsSync(note)) {
    await makeWritable(parentElsewhere);
    const made = await mkdtemp(`${parentElsewhere}/`);
    // Of two first starts one writes the note; both then use its home.
    await writeFile(note, made, { flag: 'wx' }).catch(() => rmdir(made));
  }
  const home = await readFile(note, 'utf8');
  await makeWritable(home);
  return home;
}

const parentElsewhere = '/var/lib/qist';

/** Other users may pass through, so that root's database user reaches its cluster, but not list the files. */
const passable = 0o711;

/** Makes a directory that this process can write to, or says in a sentence why it can't. */
export async function makeWritable(directory: string): Promise<void> {
  try {
    await mkdir(directory, { recursive: true, mode: passable });
    await access(directory, constants.W_OK | constants.X_OK);
    // A directory prepared for us, perhaps closed to other users. If it has content, it may have other uses.
    const isFresh = (await readdir(directory)).length === 0;
    if (isFresh && process.getuid?.() === 0) await chmod(directory, passable);
  } catch (error) {
    throw new StartupError(
      `Qist can't write to its data directory ${directory} (${reasonOf(error)}): make it writable, or set DATA_DIR to another directory.`,
    );
  }
}

async function refuseForeign(place: Place): Promise<Place> {
  const owner = await stat(place.cluster).catch(() => undefined);
  const me = process.getuid?.();
  if (owner && me !== undefined && me !== 0 && owner.uid !== me) {
    throw new StartupError(
      `The database in ${place.cluster} belongs to another user (uid ${owner.uid}): start Qist as that user, or set DATA_DIR to another directory.`,
    );
  }
  return place;
}

/**
 * The directory of the server's socket. Only the system user can enter it, so the server may trust every connection. It is
 * in /tmp because a socket's path has a limit of about 100 bytes.
 */
export async function makeSocketDirectory(place: Place): Promise<string> {
  const owner = place.systemUser.uid ?? process.getuid?.();
  const directory = `/tmp/qist-${shortHash(`${owner} ${place.cluster}`)}`;
  const made = await mkdir(directory, { mode: 0o700 }).then(
    () => true,
    () => false,
  );
  if (made && place.systemUser.uid !== undefined && place.systemUser.gid !== undefined) {
    await chown(directory, place.systemUser.uid, place.systemUser.gid);
  }
  const found = await lstat(directory).catch(() => undefined);
  if (!found?.isDirectory() || found.uid !== owner || (found.mode & 0o077) !== 0) {
    throw new StartupError(
      `${directory} must be a private directory of the database's user, but it is not: remove it and start again.`,
    );
  }
  return directory;
}

function shortHash(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 12);
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reasons: Record<string, string> = {
    EACCES: 'permission denied',
    EPERM: 'permission denied',
    EROFS: 'the disk is read-only',
    ENOSPC: 'the disk is full',
    EEXIST: 'it is a file',
    ENOTDIR: 'part of the path is a file',
  };
  return reasons[code] ?? String(error);
}
