import { type ChildProcess, spawn } from 'node:child_process';
import { chown, mkdir, open, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import {
  addressOf,
  diskOf,
  type Machine,
  machines,
  ownAddressOf,
  placeOf,
  qistMachines,
  readManual,
  writeMachineFiles,
} from './machine-files.ts';

/** The programs of a machine, and the file that each is started with. */
const programs = {
  etcd: { command: 'etcd', file: 'etcd.yml', options: ['--config-file'] },
  patroni: { command: 'patroni', file: 'patroni.yml', options: [] },
  haproxy: { command: 'haproxy', file: 'haproxy.cfg', options: ['-db', '-f'] },
  pgbouncer: { command: 'pgbouncer', file: 'pgbouncer.ini', options: [] },
} as const;
export type Program = keyof typeof programs;

const superuser = 'postgres:change-me-postgres';
const healthySecondsMax = 120;

/** Three machines with etcd and Patroni, two of them with HAProxy and PgBouncer, as the manual describes them. */
export class Cluster {
  readonly #folder: string;
  readonly #user: SystemUser;
  readonly #running = new Map<string, ChildProcess>();

  private constructor(folder: string, user: SystemUser) {
    this.#folder = folder;
    this.#user = user;
  }

  /** Sets up the machines in an empty folder; resolves once one leads and two follow. */
  static async create(folder: string): Promise<Cluster> {
    const user = await systemUserOfPostgres();
    await writeMachineFiles(folder);
    for (const machine of machines) await giveTo(user, diskOf(folder, machine));
    const cluster = new Cluster(folder, user);
    for (const machine of machines) await cluster.start('etcd', machine);
    // The first makes the database, and the others copy it.
    await cluster.start('patroni', 1);
    while ((await cluster.leader()) !== 1) await pause(500);
    for (const machine of [2, 3] as const) await cluster.start('patroni', machine);
    await cluster.startProxies();
    await cluster.isWhole();
    await cluster.#makeRoles();
    return cluster;
  }

  async startProxies(): Promise<void> {
    for (const machine of qistMachines) {
      await this.start('haproxy', machine);
      await this.start('pgbouncer', machine);
    }
  }

  async start(program: Program, machine: Machine): Promise<void> {
    const { command, file, options } = programs[program];
    const log = await open(join(this.#folder, `${program}${machine}.log`), 'a');
    const child = spawn(command, [...options, placeOf(this.#folder, machine, file)], {
      ...this.#user,
      cwd: diskOf(this.#folder, machine),
      env: { PATH: '/usr/sbin:/usr/bin:/bin', LC_ALL: 'C.UTF-8' },
      stdio: ['ignore', log.fd, log.fd],
    });
    child.once('error', () => undefined);
    await log.close();
    this.#running.set(`${program}${machine}`, child);
  }

  /** The process of a program. */
  pidOf(program: Program, machine: Machine): number {
    return this.#running.get(`${program}${machine}`)?.pid ?? Number.NaN;
  }

  /** Ends a program and waits until it has. */
  async end(program: Program, machine: Machine, signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const child = this.#running.get(`${program}${machine}`);
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  }

  /** PostgreSQL of a machine: its first process, and those that it has started. */
  async postgresPids(machine: Machine): Promise<number[]> {
    const data = join(diskOf(this.#folder, machine), 'var/lib/postgresql/15/qist');
    const [first = ''] = (await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n');
    const started = await childrenOf(Number(first));
    return [Number(first), ...started];
  }

  /** The machine whose Patroni says that it leads; null while none does. */
  async leader(): Promise<Machine | null> {
    const said = await Promise.all(machines.map((machine) => this.#statusOf(machine, 'primary')));
    const place = said.indexOf(200);
    return machines[place] ?? null;
  }

  /** Settles once one machine leads, one follows it synchronously, and the third follows too. */
  async isWhole(): Promise<void> {
    for (let waited = 0; waited < healthySecondsMax; waited += 0.5) {
      const states = await Promise.all(
        machines.map(async (machine) => [
          await this.#statusOf(machine, 'primary'),
          await this.#statusOf(machine, 'synchronous'),
          await this.#statusOf(machine, 'replica?lag=1MB'),
        ]),
      );
      const counts = [0, 1, 2].map((kind) => states.filter((state) => state[kind] === 200).length);
      if (counts.join() === '1,1,2') return;
      await pause(500);
    }
    throw new Error(`the machines are not whole after ${healthySecondsMax} s: see ${this.#folder}/*.log`);
  }

  /** Runs `patronictl` as an administrator of the leading machine would. */
  async patronictl(machine: Machine, ...options: string[]): Promise<void> {
    const config = placeOf(this.#folder, machine, 'patroni.yml');
    const child = spawn('patronictl', ['-c', config, ...options], { ...this.#user, stdio: 'ignore' });
    await new Promise((resolve) => child.once('close', resolve));
  }

  async stop(): Promise<void> {
    for (const program of ['pgbouncer', 'haproxy', 'patroni', 'etcd'] as const)
      await Promise.all(machines.map((machine) => this.end(program, machine)));
  }

  async #statusOf(machine: Machine, question: string): Promise<number> {
    try {
      const at = `http://${addressOf(machine)}:8008/${question}`;
      return (await fetch(at, { signal: AbortSignal.timeout(2_000) })).status;
    } catch {
      return 0;
    }
  }

  async #makeRoles(): Promise<void> {
    const client = new pg.Client(`postgres://${superuser}@${ownAddressOf(1)}:5000/postgres`);
    await client.connect();
    // CREATE DATABASE stands in no transaction, so each statement is sent by itself.
    const statements = (await readManual('roles.sql')).replaceAll(/^--.*$/gm, '').split(';\n');
    for (const statement of statements) if (statement.trim() !== '') await client.query(statement);
    await client.end();
  }
}

interface SystemUser {
  readonly uid?: number;
  readonly gid?: number;
}

/** PostgreSQL refuses to run as root. */
async function systemUserOfPostgres(): Promise<SystemUser> {
  if (process.getuid?.() !== 0) return {};
  const { uid, gid } = await stat('/var/lib/postgresql');
  return { uid, gid };
}

async function giveTo({ uid, gid }: SystemUser, folder: string): Promise<void> {
  await mkdir(join(folder, 'var/lib/postgresql'), { recursive: true });
  await mkdir(join(folder, 'var/lib/etcd'), { recursive: true });
  if (uid === undefined || gid === undefined) return;
  const entries = await readdir(folder, { recursive: true });
  for (const entry of ['.', ...entries]) await chown(join(folder, entry), uid, gid);
}

async function childrenOf(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return text.split(' ').filter(Boolean).map(Number);
}
