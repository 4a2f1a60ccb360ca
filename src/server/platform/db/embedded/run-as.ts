import { execFile } from 'node:child_process';
import type { SystemUser } from '../../system-user.ts';

/** PostgreSQL reads many settings from its environment, so it gets one without ours. */
const environment = process.platform === 'win32' ? process.env : { PATH: process.env.PATH, TZ: 'UTC' };

/** Runs a program as the system user and returns its output and its success. */
export function runAs(systemUser: SystemUser, program: string, args: readonly string[]): Promise<RunResult> {
  return new Promise((resolve) => {
    try {
      const child = execFile(program, args, spawnOptions(systemUser), (error, stdout, stderr) => {
        resolve({ ok: error === null, output: stderr || stdout || error?.message || '' });
      });
      child.stdin?.end();
    } catch (error) {
      // A user id that this container cannot take on is thrown, not reported.
      resolve({ ok: false, output: String(error) });
    }
  });
}

interface RunResult {
  readonly ok: boolean;
  readonly output: string;
}

/** The root directory as the working directory: a system user that can't enter ours must still be able to start. */
export function spawnOptions(systemUser: SystemUser) {
  return { ...systemUser, cwd: process.platform === 'win32' ? undefined : '/', env: environment };
}

/** True if the system user itself can read a file (`r`) or enter a directory (`x`), whatever rule decides it. */
export async function canAccess(systemUser: SystemUser, right: 'r' | 'x', path: string): Promise<boolean> {
  if (systemUser.uid === undefined) return true;
  return (await runAs(systemUser, '/bin/sh', ['-c', `test -${right} "$0"`, path])).ok;
}
