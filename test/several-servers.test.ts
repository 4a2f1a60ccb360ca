import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplePassword } from '#sample/sample-sign-ins.ts';
import { openSession } from '#test/support/calls/api.ts';
import { type Calls, callsAt } from '#test/support/calls/calls.ts';
import { follow } from '#test/support/calls/follow-live-changes.ts';
import { branchBody } from '#test/support/desk/office.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/servers/database.ts';
import { ServerProcess } from '#test/support/servers/process.ts';

/** Two servers on one database and one data directory, as behind a proxy. */
interface Server {
  readonly process: ServerProcess;
  readonly address: string;
  readonly calls: Calls;
}

let dataDir: string;
let database: TestDatabase;
let one: Server;
let other: Server;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'qist-several-'));
  database = await createTestDatabase();
  await database.ownerPool.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  [one, other] = await Promise.all([startServer(), startServer()]);
});
afterAll(async () => {
  for (const { process } of [one, other]) await process.end('SIGTERM');
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

async function startServer(): Promise<Server> {
  const settings = { PORT: '0', DATA_DIR: dataDir, SAMPLE_DATA: 'on', ...database.settings };
  const server = new ServerProcess(settings);
  const address = await server.ready();
  return { process: server, address, calls: callsAt(address) };
}

const signIn = ({ calls }: Server, role: string) => openSession(calls, `${role}@example.pk`, samplePassword);

const formOf = (fullName: string) =>
  ({ formType: 'contact_us', fullName, phoneNumber: '0300-1234567', address: 'Sargodha' }) as const;

test('two servers that start at once on an empty database create its tables and its sample lender once', async () => {
  const { rows } = await database.ownerPool.query(
    `SELECT (SELECT count(*)::int FROM branches) AS branches,
            (SELECT count(*)::int FROM users WHERE email = 'superadmin@example.pk') AS superadmins`,
  );
  expect(rows).toEqual([{ branches: 7, superadmins: 1 }]);
});

test('a session from one server is valid at the other, and ends at both', async () => {
  const session = await signIn(one, 'employee');
  await other.calls.call('getProfile', { as: session });
  await other.calls.call('signOut', { as: session });
  expect(await one.calls.refusal('getProfile', { as: session })).toMatchObject({ status: 401 });
});

test('a change at one server is announced to followers at the other', async () => {
  const follower = await follow(fetch, await signIn(other, 'superadmin'), other.address);
  await one.calls.call('submitContactForm', { body: formOf('Zainab') });
  expect(await follower.until('contact_requests')).toContain('contact_requests');
  await follower.leave();
});

test('a rate limit counts the requests to both', async () => {
  const outcomes: boolean[] = [];
  for (let sent = 0; sent < 60; sent += 1) {
    const { calls } = sent % 2 === 0 ? other : one;
    outcomes.push((await calls.attempt('submitContactForm', { body: formOf(`Zainab ${sent}`) })).ok);
  }
  // The last is the sixty-first of this address.
  expect(outcomes).toEqual([...Array(59).fill(true), false]);
});

test('a branch created at one is on the site of both, byte for byte the same', async () => {
  const superadmin = await signIn(one, 'superadmin');
  await one.calls.call('createBranch', { as: superadmin, body: branchBody() });
  const page = async ({ address }: Server) => (await fetch(address)).text();
  for (const server of [one, other]) await expect.poll(() => page(server)).toContain('Aziz Bhatti Road');
  expect(await page(one)).toBe(await page(other));
});
