import { spawn } from 'node:child_process';
import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cp, lchown, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '#server/platform/db/migrate.ts';
import { createPool } from '#server/platform/db/pool.ts';
import { openSession, testAuditKey } from '#test/support/calls/api.ts';
import { callsAt } from '#test/support/calls/calls.ts';
import { openCutOffDatabase } from '#test/support/servers/cut-off-database.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/servers/database.ts';
import { ServerProcess } from '#test/support/servers/process.ts';
import { migrationsDir, root } from './support/paths.ts';

let dataDir: string;
let database: TestDatabase;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'qist-startup-'));
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const start = (environment: Record<string, string> = {}) =>
  new ServerProcess({ PORT: '0', DATA_DIR: dataDir, SAMPLE_DATA: 'off', ...environment });

const submission = {
  body: {
    formType: 'contact_us',
    fullName: 'Survivor',
    phoneNumber: '0300-1234567',
    address: 'Sargodha',
  },
  idempotencyKey: randomUUID(),
} as const;

/** A stranger's account, which a new lender stores before it has a branch. */
async function signUp(address: string) {
  const person = {
    fullName: 'Survivor',
    phone: `03${randomInt(1e8, 1e9)}`,
    email: `${randomUUID()}@example.pk`,
    password: 'tea and blue rivers',
  };
  await callsAt(address).call('signUp', { body: { ...person, language: 'en' } });
  return person;
}

test('stored data survives kill -9, and a stop leaves nothing that blocks the next start', async () => {
  const first = start();
  const person = await signUp(await first.ready());
  await first.end('SIGKILL');

  const second = start();
  await openSession(callsAt(await second.ready()), person.email, person.password);
  const refused = await start().ended();
  expect(refused.code).toBe(1);
  expect(refused.output).toMatch(/is already using .*: stop it first/);

  expect(await second.end('SIGTERM')).toMatchObject({
    code: 0,
    output: expect.stringMatching(/Stopping…\n$/),
  });
  const third = start();
  await third.ready();
  expect(await third.end('SIGINT')).toMatchObject({ code: 0 });
});

test('`npm start` that is stopped by SIGTERM leaves no process behind', async () => {
  const { PATH, HOME } = process.env;
  const npm = spawn('npm', ['start', '--ignore-scripts'], {
    cwd: root,
    env: { PATH, HOME, PORT: '0', DATA_DIR: dataDir, SAMPLE_DATA: 'off' },
  });
  let output = '';
  const ready = new Promise<void>((resolve) => {
    npm.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Qist is ready')) resolve();
    });
  });
  // The output closes only when every process that writes to it has ended.
  const closed = once(npm, 'close');
  await Promise.race([ready, closed]);
  npm.kill('SIGTERM');
  await closed;
  expect(output).toMatch(/Stopping…\n$/);
});

test('with a key of the audit every event is signed from the first start on, beside the sample lender too', async () => {
  const own = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'qist-signed-'));
  const environment = { ...own.settings, DATA_DIR: folder, SAMPLE_DATA: 'on', AUDIT_KEY: testAuditKey };
  const server = start(environment);
  await callsAt(await server.ready()).call('submitContactForm', submission);
  await server.end('SIGTERM');
  const again = start(environment);
  await again.ready();
  await again.end('SIGTERM');
  const { rows } = await own.pool.query(
    "SELECT count(*) AS starts, count(DISTINCT chain_id) AS chains FROM audit_events WHERE action = 'start_signing'",
  );
  expect(rows[0].starts).toBe(rows[0].chains);
  const verified = await new ServerProcess(environment, 'tools/verify.ts').ended();
  expect(verified.output).toMatch(/^Signatures: \d+ .*, checked with the key 2026\.$/m);
  expect(verified).toMatchObject({ code: 0, output: expect.stringMatching(/: nothing differs\.\n$/) });
  await own.drop();
  await rm(folder, { recursive: true, force: true });
});

/** The warning for a user whom the database can refuse nothing. */
const ownerLine = /The user of DATABASE_URL owns the tables.*MIGRATION_DATABASE_URL keeps the two apart\./;

test("a lender's own database gets a link for the first superadmin, and no link once there is one", async () => {
  const own = await createTestDatabase();
  const environment = own.settings;
  const first = start(environment);
  const address = await first.ready();
  const { output } = await first.end('SIGTERM');
  expect(output).toContain('PUBLIC_URL is not set: receipts and messages carry the address of this machine');
  expect(output).toMatch(
    /There is no superadmin yet.*\n {2}http:\/\/localhost:0\/sign-in#set-up=[\w-]{43}\n/,
  );
  expect(address).toMatch(/^http:\/\/localhost:\d+$/);
  expect(output).not.toMatch(ownerLine);

  const created = new ServerProcess(
    {
      ...environment,
      DATA_DIR: dataDir,
      ADMIN_NAME: 'Sana Malik',
      ADMIN_PHONE: '0300-1112223',
      ADMIN_EMAIL: '',
      ADMIN_PASSWORD: 'tea and blue rivers',
    },
    'tools/create-admin.ts',
  );
  expect(await created.ended()).toEqual({ code: 0, output: 'The superadmin can sign in now.\n' });
  const second = start({ ...environment, PUBLIC_URL: 'https://qist.example.pk' });
  await openSession(callsAt(await second.ready()), '03001112223', 'tea and blue rivers');
  expect((await second.end('SIGTERM')).output).not.toMatch(/set-up|PUBLIC_URL/);
  await own.drop();
});

test("a DATABASE_URL of the tables' owner gets a one-line warning that the database refuses it nothing", async () => {
  const asOwner = start({ DATABASE_URL: database.settings.MIGRATION_DATABASE_URL });
  await asOwner.ready();
  expect((await asOwner.end('SIGTERM')).output).toMatch(ownerLine);
});

test('behind a pooler the timeouts must be set on the role, and a start without them says what to run', async () => {
  const { DATABASE_URL } = database.settings;
  const pooled = { ...database.settings, POOLED_DATABASE_URL: DATABASE_URL };
  const { code, output } = await start(pooled).ended();
  expect(output).toMatch(/Behind POOLED_DATABASE_URL .*ALTER ROLE \w+ SET statement_timeout = '30s';/);
  expect(code).toBe(1);

  const role = new URL(DATABASE_URL).username;
  const name = new URL(DATABASE_URL).pathname.slice(1);
  for (const limit of ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'])
    await database.ownerPool.query(`ALTER ROLE ${role} IN DATABASE ${name} SET ${limit} = '30s'`);
  const limited = start(pooled);
  await signUp(await limited.ready());
  expect(await limited.end('SIGTERM')).toMatchObject({ code: 0 });
});

test('a machine with a clock behind the newest audit event fails the start with the difference', async () => {
  const ahead = await createTestDatabase();
  await ahead.ownerPool.query(
    `INSERT INTO audit_events (chain_id, recorded_at, action, subject, subject_id)
     VALUES (gen_random_uuid(), now() + interval '5 hours', 'sign_in', 'user', gen_random_uuid())`,
  );
  const { code, output } = await start(ahead.settings).ended();
  expect(output).toMatch(/The clock of this machine is 300 minutes behind the newest audit event/);
  expect(code).toBe(1);
  await ahead.drop();
});

test("a database user without rights, and without an owner's URL, is asked for MIGRATION_DATABASE_URL", async () => {
  const { DATABASE_URL } = database.settings;
  const { code, output } = await start({ DATABASE_URL }).ended();
  expect(output).toMatch(/not allowed to create tables there; .*MIGRATION_DATABASE_URL/);
  expect(code).toBe(1);
});

describe('root does not run the product:', () => {
  const isRoot = process.getuid?.() === 0;
  /** The system user that the product and its database run as, by what they have written. */
  const owners = async (directory: string) =>
    Promise.all(
      ['.', 'audit-anchors.jsonl', 'postgres', 'postgres-password', 'postgres/PG_VERSION'].map(
        async (name) => (await stat(join(directory, name))).uid,
      ),
    );

  test('a user without other groups does, also after an older version ran as root; an ordinary user stays itself', async () => {
    const first = start();
    const person = await signUp(await first.ready());
    const { output } = await first.end('SIGTERM');
    const [user] = new Set(await owners(dataDir));
    expect(await owners(dataDir)).toEqual(Array(5).fill(user));
    expect(output.includes(`Started as root: going on as user ${user}`)).toBe(isRoot);
    expect(user === process.getuid?.()).toBe(!isRoot);
    expect((await stat(join(dataDir, 'audit-anchors.jsonl'))).mode & 0o777).toBe(0o600);

    await rm(join(dataDir, 'postgres-password'));
    await writeFile(join(dataDir, 'postgres/pg_hba.conf'), 'local all all trust\n');
    if (isRoot) await asBefore(dataDir);

    const second = start();
    await openSession(callsAt(await second.ready()), person.email, person.password);
    await second.end('SIGTERM');
    expect(new Set(await owners(dataDir)).size).toBe(1);
    expect(await readFile(join(dataDir, 'postgres/pg_hba.conf'), 'utf8')).not.toContain('trust');
  });

  /** Root's files were root's, and the cluster was nobody's. */
  async function asBefore(directory: string): Promise<void> {
    const cluster = join(directory, 'postgres');
    const names = await readdir(cluster, { recursive: true });
    for (const path of [cluster, ...names.map((name) => join(cluster, name))])
      await lchown(path, 65_534, 65_534);
    for (const name of ['.', 'audit-anchors.jsonl']) await lchown(join(directory, name), 0, 0);
  }
});

test('a start waits for a database that is not there yet, says so, and ends at once when it is asked to', async () => {
  const server = start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
  await server.waiting();
  const { code, output } = await server.end('SIGTERM');
  expect(output).toMatch(/^Waiting for the database at 127\.0\.0\.1:1\/none \(nothing answers there\)\.$/m);
  expect(output).not.toMatch(/^\s+at /m);
  expect(code).toBe(0);
});

describe('a start that fails says why in one sentence and exits with 1', () => {
  const expectSentence = async (environment: Record<string, string>, sentence: RegExp) => {
    const { code, output } = await start(environment).ended();
    expect(output.trimEnd().split('\n').at(-1)).toMatch(sentence);
    expect(output).not.toMatch(/^\s+at /m);
    expect(code).toBe(1);
  };

  test('when the database refuses the user', async () => {
    const url = new URL(database.settings.MIGRATION_DATABASE_URL);
    url.username = 'nobody_such';
    await expectSentence(
      { DATABASE_URL: url.href },
      /^Qist can't use the database .*the user or the password is wrong/,
    );
  });

  test('when the database goes away meanwhile', async () => {
    const { DATABASE_URL, MIGRATION_DATABASE_URL } = database.settings;
    const { through, cutOff } = await openCutOffDatabase(DATABASE_URL);
    const server = start({
      DATABASE_URL: through(DATABASE_URL),
      MIGRATION_DATABASE_URL: through(MIGRATION_DATABASE_URL),
    });
    await server.publishing();
    await cutOff();
    const { code, output } = await server.ended();
    expect(output).toContain('\nThe database went away while Qist started. Start it again.\n');
    expect(output).not.toMatch(/^\s+at /m);
    expect(code).toBe(1);
  });

  test('when the port is taken', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const address = taken.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    await expectSentence({ ...database.settings, PORT: String(port) }, /^Port \d+ is already in use/);
    taken.close();
  });

  test('when a setting is invalid', () => expectSentence({ PORT: 'many' }, /^The setting PORT must be/));

  test('when a Qist before 1.0 created the database', async () => {
    const older = await createTestDatabase();
    await older.ownerPool.query(
      "UPDATE schema_migrations SET name = '0001-people.sql' WHERE name LIKE '0001-%'",
    );
    await expectSentence(older.settings, /^This database was made before Qist 1\.0: .*\.$/);
    await older.drop();
  });

  test('when a migration was edited after it ran', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'qist-migrations-'));
    await cp(migrationsDir, directory, { recursive: true });
    const first = join(directory, '0001-names-and-numbers.sql');
    await writeFile(first, `${await readFile(first, 'utf8')}\n-- edited`);
    const pool = createPool(database.settings.MIGRATION_DATABASE_URL, pino({ level: 'silent' }));
    await expect(migrate(pool, directory, () => {})).rejects.toThrow(/0001-names-and-numbers\.sql .*edited/);
    await pool.end();
    await rm(directory, { recursive: true });
  });
});
