import { execFile } from 'node:child_process';
import type { Account } from '../../own-account.ts';

/** PostgreSQL reads many settings from its environment, so it gets one in which none of ours can mislead it. */
const environment = process.platform === 'win32' ? process.env : { PATH: process.env.PATH, TZ: 'UTC' };

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
