import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, readFile, rm, stat, watch, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { StartupError } from '../../startup-error.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';

/** The cluster that the first test made. Most tests use it. */
let dataDir: string;
/** Stops the servers of a test when it ends. */
let running: (() => unknown)[] = [];
const directories: string[] = [];

beforeAll(async () => {
  dataDir = await freshDirectory();
});
afterEach(async () => {
  for (const stop of running.reverse()) await stop();
  running = [];
});
afterAll(() => Promise.all(directories.map((path) => rm(path, { recursive: true, force: true }))));

async function freshDirectory(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'qist-embedded-'));
  directories.push(path);
  await chmod(path, 0o755);
  return path;
}

async function start(directory = dataDir) {
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  const postgres = await startEmbeddedPostgres({ dataDir: directory, settings: { fsync: 'off' }, log });
  running.push(postgres.stop);
  return { ...postgres, lines };
}

type Running = Awaited<ReturnType<typeof start>>;

/** Another Qist that starts on a directory, in a process that can be killed. */
function startElsewhere(directory = dataDir) {
  const code = `
    import { startEmbeddedPostgres } from '${new URL('./embedded-postgres.ts', import.meta.url)}';
    const options = { dataDir: '${directory}', settings: { fsync: 'off' }, log() {} };
    startEmbeddedPostgres(options).then(
      ({ ownerConnectionString }) => console.log(ownerConnectionString),
      ({ message }) => { console.log(message); process.exitCode = 1; },
    );`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  const exited = once(child, 'exit');
  /** Kills it with the programs it waits for; its server is not among them. */
  const kill = async () => {
    if (child.exitCode === null && child.signalCode === null) process.kill(-Number(child.pid), 'SIGKILL');
    await exited;
  };
  running.push(kill);
  /** The address of its server, or the reason why it did not start. */
  const said = once(child.stdout, 'data').then(([chunk]) => String(chunk).trim());
  return { said, kill };
}

/** Stores a unique value, and returns the query for it. */
async function keep(connectionString: string): Promise<string> {
  const value = randomUUID();
  await query(connectionString, 'CREATE TABLE IF NOT EXISTS kept (value text)');
  await query(connectionString, `INSERT INTO kept VALUES ('${value}')`);
  return `SELECT count(*)::int FROM kept WHERE value = '${value}'`;
}

async function query(connectionString: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { rows } = await client.query({ text: sql, rowMode: 'array' });
  await client.end();
  return rows.flat();
}

const lockFile = () => join(dataDir, 'postgres/postmaster.pid');
const serverProcess = async () => Number.parseInt(await readFile(lockFile(), 'utf8'), 10);

describe('committed data is there at the next start', () => {
  test('after a clean stop, which leaves no lock and no socket', async () => {
    const first = await start();
    const isKept = await keep(first.ownerConnectionString);
    const socket = new URL(first.ownerConnectionString).searchParams.get('host') ?? '';
    await first.stop();
    expect([existsSync(lockFile()), existsSync(socket)]).toEqual([false, false]);

    const second = await start();
    expect(await query(second.ownerConnectionString, isKept)).toEqual([1]);
  });

  test('after the product was killed while PostgreSQL kept running', async () => {
    const killed = startElsewhere();
    const isKept = await keep(await killed.said);
    await killed.kill();

    const { ownerConnectionString, lines } = await start();
    expect(await query(ownerConnectionString, isKept)).toEqual([1]);
    expect(lines).toEqual(['Stopping the database that a killed Qist left running…']);
  });

  test('after both were killed', async () => {
    const killed = startElsewhere();
    const isKept = await keep(await killed.said);
    process.kill(await serverProcess(), 'SIGKILL');
    await killed.kill();

    const { ownerConnectionString } = await start();
    expect(await query(ownerConnectionString, isKept)).toEqual([1]);
  });

  test('after a crash whose process id now belongs to another process', async () => {
    const first = await start();
    const isKept = await keep(first.ownerConnectionString);
    const lock = await readFile(lockFile(), 'utf8');
    await first.stop();
    // PostgreSQL itself only checks for processes of its own user.
    const { uid, gid } = await stat(join(dataDir, 'postgres'));
    const bystander = spawn('sleep', ['1000'], process.getuid?.() === 0 ? { uid, gid } : {});
    running.push(() => bystander.kill());
    await writeFile(lockFile(), lock.replace(/^\d+/, String(bystander.pid)));

    const second = await start();
    expect(await query(second.ownerConnectionString, isKept)).toEqual([1]);
    expect(bystander.exitCode).toBeNull();
  });
});

describe('a data directory belongs to one running Qist', () => {
  test('a second start is refused and the first keeps running', async () => {
    const { ownerConnectionString } = await start();
    expect(await startElsewhere().said).toBe(
      `Qist process ${process.pid} is already using ${dataDir}: stop it first, or give this one another DATA_DIR.`,
    );
    expect(await query(ownerConnectionString, 'SELECT 1')).toEqual([1]);
  });

  test('of two first starts at the same moment exactly one succeeds', async () => {
    const fresh = await freshDirectory();
    const said = await Promise.all([startElsewhere(fresh).said, startElsewhere(fresh).said]);
    const [ready, refused] = said.sort((a, b) => Number(a.includes('using')) - Number(b.includes('using')));
    expect(ready).toMatch(/^postgres:/);
    expect(await query(ready ?? '', 'SELECT 1')).toEqual([1]);
    expect(refused).toContain(`is already using ${fresh}`);
  });

  test('its lock survives a crash inside PostgreSQL', async () => {
    const { ownerConnectionString } = await start();
    const sessions = "SELECT pid FROM pg_stat_activity WHERE application_name LIKE 'Qist process%'";
    const [session] = await query(ownerConnectionString, sessions);
    process.kill(Number(session), 'SIGKILL');
    expect(await startElsewhere().said).toContain('is already using');
  });
});

test('an interrupted first start is repeated from the beginning', async () => {
  const fresh = await freshDirectory();
  const changes = watch(fresh);
  const killed = startElsewhere(fresh);
  for await (const { filename } of changes) if (filename?.startsWith('postgres.new-')) break;
  await killed.kill();
  expect(await readdir(fresh)).not.toContain('postgres');

  const { ownerConnectionString } = await start(fresh);
  expect(await query(ownerConnectionString, 'SELECT 1')).toEqual([1]);
  expect(await readdir(fresh)).toEqual(['postgres', 'postgres-password']);
});

test('the cluster sorts texts the same on every machine, checks its pages and syncs to disk', async () => {
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  running.push(postgres.stop);
  const facts = `SELECT unnest(ARRAY[datcollate, datctype, datlocale, pg_encoding_to_char(encoding),
                   current_setting('data_checksums'), current_setting('fsync'), current_setting('listen_addresses')])
                   FROM pg_database WHERE datname = current_database()`;
  expect(await query(postgres.ownerConnectionString, facts)).toEqual(
    process.platform === 'linux'
      ? ['C.UTF-8', 'C.UTF-8', 'C.UTF-8', 'UTF8', 'on', 'on', '']
      : ['C', 'C', 'C.UTF-8', 'UTF8', 'on', 'on', expect.any(String)],
  );
});

describe('both database roles need their passwords', () => {
  const without = (connectionString: string) => {
    const url = new URL(connectionString);
    url.password = 'a guess';
    return query(url.href, 'SELECT 1');
  };
  const expectLocked = async ({ connectionString, ownerConnectionString }: Running) => {
    expect(await query(connectionString, 'SELECT current_user')).toEqual(['qist_server']);
    expect(await query(ownerConnectionString, 'SELECT current_user')).toEqual(['qist']);
    await expect(without(connectionString)).rejects.toThrow('password authentication failed');
    await expect(without(ownerConnectionString)).rejects.toThrow('password authentication failed');
  };

  test('kept in a file that no other user can read', async () => {
    await expectLocked(await start());
    const { mode } = await stat(join(dataDir, 'postgres-password'));
    expect(mode & 0o777).toBe(process.platform === 'win32' ? 0o666 : 0o600);
  });

  test('even after a start on a cluster of an older version, which let everybody in', async () => {
    const first = await start();
    const isKept = await keep(first.ownerConnectionString);
    await query(first.ownerConnectionString, 'DROP ROLE qist_server');
    await query(first.ownerConnectionString, 'ALTER ROLE qist PASSWORD NULL');
    await first.stop();
    await writeFile(join(dataDir, 'postgres/pg_hba.conf'), 'local all all trust\n');
    await rm(join(dataDir, 'postgres-password'));

    const second = await start();
    await expectLocked(second);
    expect(await query(second.ownerConnectionString, isKept)).toEqual([1]);
  });

  test('which are replaced when the file is lost', async () => {
    const first = await start();
    const isKept = await keep(first.ownerConnectionString);
    await first.stop();
    await rm(join(dataDir, 'postgres-password'));

    const second = await start();
    expect(second.ownerConnectionString).not.toBe(first.ownerConnectionString);
    await expectLocked(second);
    expect(await query(second.ownerConnectionString, isKept)).toEqual([1]);
  });

  test('and the file of another database is recognized and refused', async () => {
    await (await start()).stop();
    const right = await readFile(join(dataDir, 'postgres-password'));
    await writeFile(join(dataDir, 'postgres-password'), 'of another');
    await expect(start()).rejects.toThrow(/^The password in the file postgres-password .* start again\.$/);
    await writeFile(join(dataDir, 'postgres-password'), right);
    await expectLocked(await start());
  });
});

test('a PostgreSQL server that dies by itself is reported', async () => {
  const { lost } = await start();
  process.kill(await serverProcess(), 'SIGKILL');
  expect(await lost).toMatch(/^The database server stopped by itself/);
});

describe("a directory that can't be used is refused in one sentence", () => {
  const refusal = async (directory: string) => {
    const error = await start(directory).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StartupError);
    return (error as StartupError).message;
  };

  test('when a file is there', async () => {
    const file = join(await freshDirectory(), 'file');
    await writeFile(file, '');
    expect(await refusal(file)).toMatch(/^Qist can't write to its data directory .*\(it is a file\)/);
  });

  test('when the directory of the database holds something else', async () => {
    const fresh = await freshDirectory();
    await writeFile(join(fresh, 'postgres'), '');
    expect(await refusal(fresh)).toMatch(/^.*\/postgres is in the way/);
  });

  test('when another version of PostgreSQL created the database', async () => {
    await (await start()).stop();
    await writeFile(join(dataDir, 'postgres/PG_VERSION'), '17\n');
    expect(await refusal(dataDir)).toContain('was made by PostgreSQL 17, which does not run on this machine');
    await writeFile(join(dataDir, 'postgres/PG_VERSION'), '18\n');
  });
});
