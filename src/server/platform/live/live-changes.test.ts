import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '#contract/api.ts';
import { minuteMs } from '#domain/instant.ts';
import type { Role } from '#domain/rights/role.ts';
import { createApp } from '#server/app.ts';
import { createStoppableServer } from '#server/stoppable-server.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { type Follower, follow } from '#test/support/calls/follow-live-changes.ts';
import { fetchOptions, type Session } from '#test/support/calls/raw-request.ts';
import { addEmployee, branchId, formOf } from '#test/support/desk/office.ts';
import type { AppContext } from '../context.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { listen } from '../db/listen.ts';
import { createPool } from '../db/pool.ts';
import { announce, type LiveChange } from './announce.ts';
import { hearLiveChanges, keepStreamsAlive } from './follow-live-changes.ts';
import { createLiveStreams } from './live-streams.ts';

let testApi: TestApi;
let stopListening: () => Promise<void>;

beforeAll(async () => {
  testApi = await createTestApi();
  stopListening = await listenFor(testApi.context);
});
afterAll(async () => {
  await stopListening();
  await testApi.close();
});

const listenFor = (context: AppContext) => listen(context.pool, context.log, [hearLiveChanges(context.live)]);

async function signedIn(role: Role, branch = 'SGD'): Promise<{ id: string; session: Session }> {
  const { id, email } = await testApi.addUser(role, branch);
  return { id, session: await testApi.signIn(email) };
}

const followAs = (session: Session, app = testApi.app): Promise<Follower> => follow(app.request, session);

const tell = (...changes: LiveChange[]) =>
  inTransaction(testApi.context.pool, async (client) => {
    for (const change of changes) await announce(client, change);
  });

/** A change that everyone gets, after all earlier ones. */
const everyones: LiveChange = { kind: 'approvals' };

test('a follower hears of changes within reach, and not even that anything changed elsewhere', async () => {
  const superadmin = await signedIn('superadmin');
  const clerk = await signedIn('employee', 'SGD');
  const elsewhere = await signedIn('employee', 'LHE');
  const followers = await Promise.all([superadmin, clerk, elsewhere].map(({ session }) => followAs(session)));
  const toldOf = async (change: LiveChange) => {
    await tell(change, everyones);
    const told = await Promise.all(followers.map((follower) => follower.until('approvals')));
    return told.map((kinds) => kinds.includes('contact_requests'));
  };
  const kind = 'contact_requests';
  expect(await toldOf({ kind })).toEqual([true, true, true]);
  expect(await toldOf({ kind, branchId: await branchId(testApi, 'SGD') })).toEqual([true, true, false]);
  expect(await toldOf({ kind, userId: elsewhere.id })).toEqual([true, false, true]);
  const both = { kind, branchId: await branchId(testApi, 'SGD'), userId: elsewhere.id } as const;
  expect(await toldOf(both)).toEqual([true, true, true]);
  expect(await toldOf({ kind, branchId: await branchId(testApi, 'KHI') })).toEqual([true, false, false]);
  await Promise.all(followers.map((follower) => follower.leave()));
});

test('a rolled-back change is not announced, and a command that announces twice is heard once', async () => {
  const { session } = await signedIn('superadmin');
  const follower = await followAs(session);
  const failing = inTransaction(testApi.context.pool, async (client) => {
    await announce(client, { kind: 'contact_requests' });
    throw new Error('given up');
  });
  await expect(failing).rejects.toThrow('given up');
  await tell(everyones);
  expect(await follower.until('approvals')).toEqual(['approvals']);
  await tell({ kind: 'contact_requests' }, { kind: 'contact_requests' }, everyones);
  expect(await follower.until('approvals')).toEqual(['contact_requests', 'approvals']);
  await follower.leave();
});

test('pages of one process hear of changes in another, and reconnect after it loses the database', async () => {
  const { context, database, clock } = testApi;
  const pool = createPool(database.settings.DATABASE_URL, context.log);
  const second: AppContext = { ...context, pool, live: createLiveStreams(clock) };
  const stop = await listenFor(second);
  const app = createApp(second);
  const { session } = await signedIn('superadmin');
  const follower = await followAs(session, app);
  await tell(everyones);
  expect(await follower.until('approvals')).toEqual(['approvals']);

  const { rows } = await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  await database.ownerPool.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND query LIKE 'LISTEN%' AND pid <> $1`,
    [rows[0]?.pid],
  );
  expect(await follower.untilEnd()).toEqual([]);
  const refused = await app.request(api.followLiveChanges.path, fetchOptions('GET', { as: session }));
  expect(refused.status).toBe(503);
  // Both processes were cut off, and each comes back in its own time.
  for (const server of [app, testApi.app]) {
    const isBack = () => followAs(session, server).catch(() => null);
    await expect.poll(async () => (await isBack())?.response.status).toBe(200);
  }
  await stop();
  await pool.end();
});

test("a stream ends when its session ends and when the user's reach changes", async () => {
  const superadmin = await signedIn('superadmin');
  const other = await followAs(superadmin.session);

  const leaving = await signedIn('employee');
  const left = await followAs(leaving.session);
  await testApi.call('signOut', { as: leaving.session });
  expect(await left.untilEnd()).toEqual([]);

  const employee = await addEmployee(testApi, superadmin.session);
  const { pool } = testApi.context;
  const session = await sessionOf(employee.id);
  const before = await followAs(session);
  const moved = { ...formOf(employee), branchId: await branchId(testApi, 'LHE') };
  await testApi.call('editEmployee', { as: superadmin.session, params: { id: employee.id }, body: moved });
  expect(await before.untilEnd()).toEqual([]);

  // A beat at this moment forgets nothing of it.
  testApi.context.live.beat();
  const early = await testApi.request('followLiveChanges', { as: session });
  expect(early.status).toBe(503);
  testApi.clock.advance(3_000);
  const after = await followAs(session);
  await pool.query("UPDATE users SET role = 'superadmin' WHERE id = $1", [employee.id]);
  expect(await after.untilEnd()).toEqual([]);

  testApi.clock.advance(3_000);
  const last = await followAs(session);
  await testApi.call('deactivateEmployee', {
    as: superadmin.session,
    params: { id: employee.id },
    body: {},
  });
  expect(await last.untilEnd()).toEqual([]);

  await tell(everyones);
  expect(await other.until('approvals')).toEqual(['approvals']);
  await other.leave();
});

/** A session of a member of staff who has not chosen a password yet. */
async function sessionOf(userId: string): Promise<Session> {
  const { pool } = testApi.context;
  await pool.query(
    'UPDATE users SET password_hash = (SELECT password_hash FROM users WHERE password_hash IS NOT NULL LIMIT 1) WHERE id = $1',
    [userId],
  );
  const { rows } = await pool.query<{ phone: string }>('SELECT phone FROM users WHERE id = $1', [userId]);
  return testApi.signIn(rows[0]?.phone ?? '');
}

test('following does not extend a session: it expires on time, and its stream with it', async () => {
  const { session } = await signedIn('employee');
  const idle = await followAs(session);
  testApi.clock.advance(20 * minuteMs);
  const again = await followAs(session);
  testApi.clock.advance(11 * minuteMs);
  testApi.context.live.beat();
  expect(await idle.untilEnd()).toEqual([]);
  expect(await again.untilEnd()).toEqual([]);
  expect((await testApi.request('followLiveChanges', { as: session })).status).toBe(401);
});

test('a session has at most four streams, and closing one frees its place', async () => {
  const { session } = await signedIn('employee');
  const followers = await Promise.all([1, 2, 3, 4].map(() => followAs(session)));
  expect(await testApi.refusal('followLiveChanges', { as: session })).toMatchObject({ code: 'busy' });
  await followers[0]?.leave();
  followers.push(await followAs(session));
  await Promise.all(followers.map((follower) => follower.leave()));
});

test('a user has at most twenty streams over all sessions, and others have theirs', async () => {
  const { email } = await testApi.addUser('employee');
  const sessions = await Promise.all(Array.from({ length: 6 }, () => testApi.signIn(email)));
  const [last, ...others] = sessions as [Session, ...Session[]];
  const followers = await Promise.all(others.flatMap((session) => [1, 2, 3, 4].map(() => followAs(session))));
  expect(await testApi.refusal('followLiveChanges', { as: last })).toMatchObject({ code: 'busy' });
  followers.push(await followAs((await signedIn('employee')).session));
  await followers[0]?.leave();
  followers.push(await followAs(last));
  await Promise.all(followers.map((follower) => follower.leave()));
});

test('open streams use no connection of the database and take no place from other requests', async () => {
  const { session } = await signedIn('superadmin');
  const users = await Promise.all(Array.from({ length: 17 }, () => signedIn('employee')));
  const followers = await Promise.all(
    users.flatMap((user) => [1, 2, 3, 4].map(() => followAs(user.session))),
  );
  expect((await testApi.request('getSession', { as: session })).status).toBe(200);
  let taken = 0;
  const count = () => {
    taken += 1;
  };
  const { pool } = testApi.context;
  pool.on('acquire', count);
  await tell(everyones);
  await Promise.all(followers.map((follower) => follower.until('approvals')));
  pool.off('acquire', count);
  // One for the announcement, and none for those who get it.
  expect(taken).toBe(1);
  await Promise.all(followers.map((follower) => follower.leave()));
});

test('a client that does not read its stream is disconnected, and the others go on', async () => {
  const { session } = await signedIn('employee');
  const [slow, quick] = [await followAs(session), await followAs(session)];
  const before = testApi.context.live.count();
  for (let n = 0; n < 200; n += 1) {
    testApi.context.live.tell(everyones);
    await quick.until('approvals');
  }
  expect(testApi.context.live.count()).toBe(before - 1);
  expect((await slow.untilEnd()).length).toBeLessThan(200);
  await quick.leave();
});

test('a stopping server ends its streams first, so none delays it', async () => {
  const { context, clock } = testApi;
  const serving: AppContext = { ...context, live: createLiveStreams(clock) };
  // The other tests of this process keep the platform's own Request and Response.
  const listener = getRequestListener(createApp(serving).fetch, { overrideGlobalObjects: false });
  const { server, stop } = createStoppableServer({}, listener);
  const stopStreams = keepStreamsAlive(serving.live);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const { session } = await signedIn('superadmin');
  const follower = await follow(fetch, session, `http://127.0.0.1:${port}`);
  expect(Object.fromEntries(follower.response.headers)).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  let isBrokenOff = false;
  server.closeAllConnections = () => {
    isBrokenOff = true;
  };
  const ended = follower.untilEnd();
  await stopStreams();
  await stop();
  expect(await ended).toEqual([]);
  expect(isBrokenOff).toBe(false);
});
