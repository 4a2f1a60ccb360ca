import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const described = join(import.meta.dirname, '../../docs/high-availability');

/** The three machines of the manual, as addresses of the loopback. */
export const machines = [1, 2, 3] as const;
export type Machine = (typeof machines)[number];

/** The machines that run Qist, each with its HAProxy and PgBouncer. */
export const qistMachines = [1, 2] as const satisfies Machine[];

export const addressOf = (machine: Machine) => `127.20.0.1${machine}`;
/** The address that only the machine itself reaches. */
export const ownAddressOf = (machine: Machine) => `127.20.0.2${machine}`;

/** The files of the manual, and their places on a machine. */
const files = {
  'etcd.yml': '/etc/etcd/etcd.yml',
  'patroni.yml': '/etc/patroni/config.yml',
  'haproxy.cfg': '/etc/haproxy/haproxy.cfg',
  'unavailable.http': '/etc/haproxy/unavailable.http',
  'unavailable.json': '/etc/haproxy/unavailable.json',
  'pgbouncer.ini': '/etc/pgbouncer/pgbouncer.ini',
  'users.txt': '/etc/pgbouncer/users.txt',
} as const;
type ManualFile = keyof typeof files;

/** The folder that stands for the disk of a machine. */
export const diskOf = (folder: string, machine: Machine) => join(folder, `machine${machine}`);

export const placeOf = (folder: string, machine: Machine, file: ManualFile) =>
  join(diskOf(folder, machine), files[file]);

/** Writes the files of the manual for each machine. Only addresses and folders differ from what an administrator copies. */
export async function writeMachineFiles(folder: string): Promise<void> {
  for (const machine of machines)
    for (const file of Object.keys(files) as ManualFile[]) {
      const place = placeOf(folder, machine, file);
      await mkdir(dirname(place), { recursive: true });
      await writeFile(place, onLoopback(await readManual(file), folder, machine));
    }
}

/** The settings of Qist on a machine. */
export async function readSettings(folder: string, machine: Machine): Promise<Record<string, string>> {
  const lines = onLoopback(await readManual('qist.env'), folder, machine).split('\n');
  const set = lines.filter((line) => line.includes('=') && !line.startsWith('#'));
  return Object.fromEntries(set.map((line) => [line.split('=', 1)[0], line.slice(line.indexOf('=') + 1)]));
}

export const readManual = (file: string) => readFile(join(described, file), 'utf8');

/** Lines that the manual marks have the name and the address of the machine; on the others every machine says the same. */
function onLoopback(text: string, folder: string, machine: Machine): string {
  const own = text
    .split('\n')
    .map((line) =>
      line.includes('# this machine')
        ? line.replaceAll('node1', `node${machine}`).replaceAll('10.20.0.11', `10.20.0.1${machine}`)
        : line,
    )
    .join('\n');
  return own
    .replaceAll('127.0.0.1', ownAddressOf(machine))
    .replaceAll('10.20.0.0/24', '127.0.0.0/8')
    .replaceAll(/\b10\.20\.0\.1(?=\d)/g, '127.20.0.1')
    .replaceAll(/\/(?:var\/lib|etc)\//g, (path) => `${diskOf(folder, machine)}${path}`);
}
