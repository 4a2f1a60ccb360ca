import { readFile, statfs } from 'node:fs/promises';

/** A folder of Linux that is kept in memory. */
const inMemory = '/dev/shm';

const gibibyte = 2 ** 30;

/** The server's tests were seen to keep 0.3 gibibytes of files at once. The rest is for browsers, servers and databases. */
const needed = { files: 2 * gibibyte, memory: 6 * gibibyte };

interface Machine {
  /** As in `/proc/mounts`, a line for each. */
  readonly mounts: string;
  /** Bytes that the folder in memory may still take, and that programs may. */
  readonly free: { readonly files: number; readonly memory: number };
}

/**
 * The folder in memory, if tests may keep their files there: to copy, empty and remove a database is quicker there than on a
 * disk. Programs must be allowed to run from it, because PostgreSQL is copied to where its user can read it.
 */
export function roomInMemory({ mounts, free }: Machine): string | undefined {
  const options = mounts
    .split('\n')
    .map((line) => line.split(' '))
    .findLast(([, place, kind]) => place === inMemory && kind === 'tmpfs')?.[3]
    ?.split(',');
  const isOpen = options?.includes('rw') === true && !options.includes('noexec');
  return isOpen && free.files >= needed.files && free.memory >= needed.memory ? inMemory : undefined;
}

export async function machineHere(): Promise<Machine> {
  const mounts = await readFile('/proc/mounts', 'utf8').catch(() => '');
  const files = await statfs(inMemory).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return { mounts, free: { files, memory: process.availableMemory() } };
}
