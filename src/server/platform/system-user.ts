import { lchownSync, lstatSync, readdirSync, type Stats } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A user of the operating system to run as; empty means the user of this process. */
export interface SystemUser {
  readonly uid?: number;
  readonly gid?: number;
}

/**
 * Numbers of users that neither distributions nor systemd give to anybody (they leave 60578 to 61183 free). A user needs no
 * name and no entry in /etc/passwd to own files and to run programs.
 */
const ownNumbers = Array.from({ length: 100 }, (_, n) => 60_900 + n);

/** The shared user of programs without their own, so none of our files belongs to it. macOS counts from the other end. */
export const nobody = process.platform === 'darwin' ? 2 ** 32 - 2 : 65_534;

const isOurs = (uid: number) => uid !== 0 && uid !== nobody;

export const isRoot = () => process.getuid?.() === 0;

/**
 * The user as which root runs the product and its database: the owner of the data directory, which an operator can choose by
 * `chown`, or of the database in it; for a new directory, a user that nothing else on this machine uses.
 */
export async function ownSystemUser(dataDir: string): Promise<SystemUser> {
  if (!isRoot()) return {};
  for (const path of [dataDir, join(dataDir, 'postgres')]) {
    const owner = await stat(path).catch(() => undefined);
    if (owner !== undefined && isOurs(owner.uid)) return { uid: owner.uid, gid: owner.gid };
  }
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const taken = new Set(passwd.split('\n').map((line) => Number(line.split(':')[2])));
  const number = ownNumbers.find((candidate) => !taken.has(candidate)) ?? 60_900;
  return { uid: number, gid: number };
}

/**
 * Makes a system user the owner of a file or folder with its content, as far as root or `nobody` own it. Synchronous, because
 * it runs before the first request and takes a tenth of the time without a promise for each of a thousand files.
 */
export function chownTree(systemUser: SystemUser, path: string): void {
  chownOne(systemUser, path);
  if (!seen(path)?.isDirectory()) return;
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const inside = join(path, entry.name);
    if (entry.isDirectory()) chownTree(systemUser, inside);
    else chownOne(systemUser, inside);
  }
}

/** The file at a path; undefined if it is missing or not accessible. */
function seen(path: string): Stats | undefined {
  try {
    return lstatSync(path);
  } catch {
    return undefined;
  }
}

/**
 * Makes a system user the owner of one file, or of one folder without its content. Skips links and files with a second name:
 * they may be traps that lead root to another user's files.
 */
export function chownOne({ uid, gid }: SystemUser, path: string): void {
  const found = seen(path);
  if (uid === undefined || gid === undefined || found === undefined || isOurs(found.uid)) return;
  if (found.isDirectory() || (found.isFile() && found.nlink === 1)) lchownSync(path, uid, gid);
}
