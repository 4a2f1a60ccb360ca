import { execFile, spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import type { Binaries } from './embedded-binaries.ts';
import type { Place } from './embedded-place.ts';
import { spawnOptions } from './run-as.ts';

/** A server that this process started. */
export interface Postmaster {
  isRunning(): boolean;
  /** Settles after the server has ended and all its output has been read. */
  readonly exited: Promise<void>;
  /** The last lines it wrote, oldest first. */
  readonly lines: readonly string[];
  interrupt(): void;
}

/** The facts in the data directory's own lock file about the server that wrote it. */
export interface RunningServer {
  readonly pid: number;
  readonly port: number;
}

const keptLines = 20;

/**
 * Starts the server in a new session: Ctrl-C in the terminal must reach only this process, which finishes its requests
 * before it stops the server.
 */
export function launch(
  place: Place,
  binaries: Binaries,
  settings: Readonly<Record<string, string>>,
): Postmaster {
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(binaries.postgres, ['-D', place.cluster, ...options], {
    ...spawnOptions(place.systemUser),
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const lines: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => {
    lines.push(line);
    if (lines.length > keptLines) lines.shift();
  });
  let running = true;
  const stop = () => child.pid && interrupt(child.pid, binaries);
  // Every end of this process except a kill also ends the server.
  process.once('exit', stop);
  const exited = new Promise<void>((resolve) => {
    const end = () => {
      running = false;
      process.off('exit', stop);
      resolve();
    };
    child.once('error', (error) => {
      lines.push(`FATAL:  ${error.message}`);
      end();
    });
    // Not `exit`: the last lines may still be in the pipe when the process has ended.
    child.once('close', end);
  });
  return { isRunning: () => running, exited, lines, interrupt: stop };
}

/** The server that runs on this cluster, whoever started it. A lock file is stale if its process is another program now. */
export async function findRunning(place: Place): Promise<RunningServer | undefined> {
  const file = join(place.cluster, 'postmaster.pid');
  const text = await readFile(file, 'utf8').catch(() => '');
  const [pid, , , port] = text.split('\n').map(Number);
  if (!pid || !isAlive(pid)) return undefined;
  if (await isServerOf(pid, place.cluster)) return { pid, port: port ?? 0 };
  // PostgreSQL would take any living process of that number for a server and refuse to start.
  // Another start may have replaced the file in the meantime; then it is not the stale one.
  if ((await readFile(file, 'utf8').catch(() => '')) === text) await rm(file, { force: true });
  return undefined;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** A system that can't tell a process's command is believed: the caller then learns from the connection. */
async function isServerOf(pid: number, cluster: string): Promise<boolean> {
  if (process.platform === 'win32') return true;
  const command =
    process.platform === 'linux'
      ? await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
      : await promisify(execFile)('ps', ['-o', 'command=', '-p', String(pid)]).then(
          ({ stdout }) => stdout,
          () => '',
        );
  return command.includes(cluster);
}

/** A fast shutdown: connections are ended, everything is written, the next start needs no recovery. */
export function interrupt(pid: number, binaries: Binaries): void {
  if (!isAlive(pid)) return;
  // Windows has no signals; PostgreSQL's own tool speaks its replacement for them.
  if (process.platform === 'win32') execFile(binaries.pgCtl, ['kill', 'INT', String(pid)]);
  else process.kill(pid, 'SIGINT');
}
