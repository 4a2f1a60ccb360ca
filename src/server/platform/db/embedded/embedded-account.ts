import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { StartupError } from '../../startup-error.ts';

/** The operating system's user that PostgreSQL runs as; empty means the user who runs this process. */
export interface Account {
  readonly uid?: number;
  readonly gid?: number;
}

const isRoot = process.getuid?.() === 0;

/** PostgreSQL reads many settings from its environment, so it gets one in which none of ours can mislead it. */
const environment = process.platform === 'win32' ? process.env : { PATH: process.env.PATH, TZ: 'UTC' };

/**
 * PostgreSQL refuses to run as root. For root it runs as the owner of an existing cluster, so that a cluster
 * made by an ordinary user stays usable, and as `nobody` for a new one.
 */
export async function accountFor(cluster: string): Promise<Account> {
  if (!isRoot) return {};
  const owner = await stat(cluster).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return nobody();
}

async function nobody(): Promise<Account> {
  const passwd = await readFile('/etc/passwd', 'utf8').catch(() => '');
  const [, uid, gid] = /^nobody:[^:]*:(-?\d+):(-?\d+):/m.exec(passwd) ?? [];
  if (uid === undefined || gid === undefined) {
    throw new StartupError(
      'PostgreSQL does not run as root and this machine has no user "nobody": start Qist as an ordinary user, or set DATABASE_URL.',
    );
  }
  // macOS writes -2 where the system calls want the same 32 bits unsigned.
  return { uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 };
}

/** Runs a program as the account and returns what it wrote and whether it succeeded. */
export function runAs(account: Account, program: string, args: readonly string[]): Promise<RunResult> {
  return new Promise((resolve) => {
    try {
      const child = execFile(program, args, spawnOptions(account), (error, stdout, stderr) => {
        resolve({ ok: error === null, output: stderr || stdout || error?.message || '' });
      });
      child.stdin?.end();
    } catch (error) {
      // A user id that this container may not take on is thrown, not reported.
      resolve({ ok: false, output: String(error) });
    }
  });
}

interface RunResult {
  readonly ok: boolean;
  readonly output: string;
}

/** The root directory as the working directory: an account that can't enter ours must still be able to start. */
export function spawnOptions(account: Account) {
  return { ...account, cwd: process.platform === 'win32' ? undefined : '/', env: environment };
}

/** Whether the account itself can read a file (`r`) or enter a directory (`x`), whatever rule decides it. */
export async function canAccess(account: Account, right: 'r' | 'x', path: string): Promise<boolean> {
  if (account.uid === undefined) return true;
  return (await runAs(account, '/bin/sh', ['-c', `test -${right} "$0"`, path])).ok;
}
