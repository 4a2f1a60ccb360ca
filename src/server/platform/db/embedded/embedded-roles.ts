import { createHmac, randomBytes } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { chownTree } from '../../system-user.ts';
import type { Place } from './embedded-place.ts';

/** Owns the cluster and all tables. Migrations run as it. */
export const owner = 'qist';

/** The role of the server. It owns nothing and has the rights that `grantServerRights` gives it. */
export const serverRole = 'qist_server';

export type EmbeddedRole = typeof owner | typeof serverRole;

/** On Windows the server listens on 127.0.0.1, and `initdb` has set who may connect there. */
const hasSocket = process.platform !== 'win32';

export const passwordFileOf = (place: Place) => join(place.home, 'postgres-password');

/** The owner's password; undefined for a cluster of an earlier version, or one that was restored without the file. */
export function readPassword(place: Place): Promise<string | undefined> {
  return readFile(passwordFileOf(place), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}

/** The password of a role, derived from the owner's: one file is enough, and the server's does not reveal the owner's. */
export function passwordOf(role: EmbeddedRole, password: string): string {
  return role === owner ? password : createHmac('sha256', password).update(role).digest('hex');
}

export const newPassword = () => randomBytes(24).toString('hex');

/**
 * Makes the server's role and gives both roles their passwords. Returns true if the server asks for them; if not, it does so
 * from its next start on. The file is written last, so a start that was interrupted before is repeated without passwords.
 */
export async function secureRoles(
  place: Place,
  session: pg.Client,
  kept: string | undefined,
): Promise<boolean> {
  const password = kept ?? newPassword();
  const { rowCount } = await session.query('SELECT FROM pg_roles WHERE rolname = $1', [serverRole]);
  if (rowCount === 0) await session.query(`CREATE ROLE ${serverRole} LOGIN`);
  for (const role of [owner, serverRole] as const) {
    await session.query(`ALTER ROLE ${role} PASSWORD '${passwordOf(role, password)}'`);
  }
  const isClosed = !hasSocket || (await readFile(doorFile(place.cluster), 'utf8')) === closed;
  if (!isClosed) await requirePasswords(place, place.cluster);
  if (kept === undefined) await writeWhole(place, passwordFileOf(place), password);
  return isClosed;
}

const doorFile = (cluster: string) => join(cluster, 'pg_hba.conf');
const open = 'local all all trust\n';
const closed = 'local all all scram-sha-256\n';

/**
 * Accepts every connection at the socket; only the system user can enter its directory. For the moment in which a cluster of
 * an earlier version gets its first password.
 */
export async function allowAllConnections(place: Place): Promise<void> {
  if (hasSocket) await writeWhole(place, doorFile(place.cluster), open);
}

/** Makes a cluster, also an unfinished one, ask for the passwords from its next start on. */
export async function requirePasswords(place: Place, cluster: string): Promise<void> {
  if (hasSocket) await writeWhole(place, doorFile(cluster), closed);
}

/** Writes a file of the system user under a temporary name, and renames it once the disk has it. */
async function writeWhole({ systemUser }: Place, path: string, text: string): Promise<void> {
  const draft = `${path}.new-${randomBytes(6).toString('hex')}`;
  await writeFile(draft, text, { mode: 0o600, flush: true });
  chownTree(systemUser, draft);
  await rename(draft, path);
}
