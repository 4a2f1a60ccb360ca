import { lchown, lstat, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A user of the operating system to run as; empty means the one who runs this process. */
export interface Account {
  readonly uid?: number;
  readonly gid?: number;
}

/**
 * Numbers of users that neither distributions nor systemd give to anybody (they leave 60578 to 61183 free). A user needs no
 * name and no entry in /etc/passwd to own files and to run programs.
 */
const ownNumbers = Array.from({ length: 100 }, (_, n) => 60_900 + n);

/** Shared by everything that has no user of its own, so nothing of ours is left to it. macOS counts from the other end. */
export const nobody = process.platform === 'darwin' ? 2 ** 32 - 2 : 65_534;

const isOurs = (uid: number) => uid !== 0 && uid !== nobody;

export const isRoot = () => process.getuid?.() === 0;

/**
 * Whom root runs the product and its database as: the owner of the data directory, which a person may choose by `chown`, or
 * of the database in it; of a new one, a user that belongs to nothing else on this machine.
 */
export async function ownAccount(dataDir: string): Promise<Account> {
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

/** Gives the account a file or folder and what is in it, as far as root or `nobody` own it. */
export async function giveTo(account: Account, path: string): Promise<void> {
  await giveAlone(account, path);
  const found = await lstat(path).catch(() => undefined);
  if (!found?.isDirectory()) return;
  for (const name of await readdir(path)) await giveTo(account, join(path, name));
}

/**
 * Gives the account one file, or one folder without what is in it. A link stays as it is, and so does a file with a second
 * name: they may lead to what is another's, and have been put there for root to give away.
 */
export async function giveAlone({ uid, gid }: Account, path: string): Promise<void> {
  const found = await lstat(path).catch(() => undefined);
  if (uid === undefined || gid === undefined || found === undefined || isOurs(found.uid)) return;
  if (found.isDirectory() || (found.isFile() && found.nlink === 1)) await lchown(path, uid, gid);
}
