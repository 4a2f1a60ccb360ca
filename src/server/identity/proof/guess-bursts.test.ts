import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Role } from '#domain/rights/role.ts';
import { createApp } from '#server/app.ts';
import { createPool } from '#server/platform/db/pool.ts';
import { createRateLimits } from '#server/platform/rate-limits.ts';
import { createTestApi, hashAsProduct, type TestApi, testPassword } from '#test/support/calls/api.ts';
import { type Calls, callsAt, createCalls } from '#test/support/calls/calls.ts';
import { fetchOptions } from '#test/support/calls/raw-request.ts';
import { turnTotpOn } from '#test/support/calls/turn-totp-on.ts';
import { addCustomer, type Desk, openDesk } from '#test/support/lending/lending.ts';
import { thorough } from '#test/support/runs/thorough.ts';
import { ServerProcess } from '#test/support/servers/process.ts';

/** The most wrong guesses that are checked before the user has to wait. */
const judgedMax = 5;

let testApi: TestApi;
let desk: Desk;
/** An attacker sends all guesses at once, spread over every process of the product. */
let processes: Calls;
const pools: ReturnType<typeof createPool>[] = [];

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
  const apps = Array.from({ length: 3 }, () => {
    const pool = createPool(testApi.database.settings.DATABASE_URL, pino({ level: 'silent' }));
    pools.push(pool);
    return createApp({ ...testApi.context, pool, rateLimits: createRateLimits(pool, testApi.clock) });
  });
  let sent = 0;
  processes = createCalls(async (method, path, { address = crypto.randomUUID(), ...request } = {}) => {
    sent += 1;
    const app = apps[sent % apps.length] ?? testApi.app;
    const headers = { 'X-Forwarded-For': address, ...request.headers };
    return app.request(path, fetchOptions(method, { ...request, headers }));
  });
});
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
  await testApi.close();
});

/** A user whose password takes time to check, so that the other guesses arrive in between. */
async function addGuessed(role: Role): Promise<{ id: string; email: string }> {
  const user = await testApi.addUser(role);
  await hashAsProduct(testApi, user.id);
  return user;
}

const statusOf = async (answer: Promise<Response>) => (await answer).status;

/** Refused without a check: after too many guesses, or on a busy machine because no database connection was free in time. */
const notJudged = [429, 503];

function expectFewJudged(statuses: readonly number[], judgedAtMost = judgedMax): void {
  const judged = statuses.filter((status) => !notJudged.includes(status));
  expect(judged.length).toBeLessThanOrEqual(judgedAtMost);
  // At least one guess was checked: otherwise a product that refuses everybody would pass.
  expect(judged.length).toBeGreaterThan(0);
}

/** The guesses of a burst, the right one near its end. */
function guessesAt(count: number, wrong: string, right: string): string[] {
  return Array.from({ length: count }, (_, place) => (place === count - 10 ? right : wrong));
}

test('of 150 or more passwords guessed at once, each from another address, at most five are checked', async () => {
  const { email } = await addGuessed('customer');
  const guesses = guessesAt(thorough ? 300 : 150, 'a wrong password', testPassword);
  const statuses = await Promise.all(
    guesses.map((password) =>
      statusOf(processes.request('signIn', { body: { identifier: email, password } })),
    ),
  );
  expectFewJudged(statuses);
  expect(statuses).not.toContain(200);
});

test('of 300 or more codes of the app guessed at once with the right password, at most five are checked', async () => {
  const { email } = await addGuessed('employee');
  const { generate } = await turnTotpOn(testApi, await testApi.signIn(email));
  testApi.clock.advance(60_000);
  const guesses = guessesAt(thorough ? 1_000 : 300, '000000', generate());
  const statuses = await Promise.all(
    guesses.map((totpCode) => {
      const body = { identifier: email, password: testPassword, totpCode };
      return statusOf(processes.request('signIn', { body }));
    }),
  );
  expectFewJudged(statuses);
  expect(statuses).not.toContain(200);
});

test('of 100 recovery codes guessed at once, at most five are checked', async () => {
  const { email } = await addGuessed('employee');
  const { recoveryCodes } = await turnTotpOn(testApi, await testApi.signIn(email));
  const guesses = guessesAt(100, 'AAAA-AAAA-AAAA', recoveryCodes[0] ?? '');
  const statuses = await Promise.all(
    guesses.map((totpCode) => {
      const body = { identifier: email, password: testPassword, totpCode };
      return statusOf(processes.request('signIn', { body }));
    }),
  );
  expectFewJudged(statuses);
  expect(statuses).not.toContain(200);
});

test('of 100 codes for a new password guessed at once from one address, at most five are checked', async () => {
  const customerId = await addCustomer(testApi, desk);
  const { id, email } = await addGuessed('customer');
  await testApi.context.pool.query('UPDATE customers SET user_id = $2 WHERE id = $1', [customerId, id]);
  const issued = await testApi.call('issueCustomerPasswordResetCode', {
    as: desk.employee,
    params: { id: customerId },
  });
  const guesses = guessesAt(100, 'AAAA-AAAA', issued.code);
  const statuses = await Promise.all(
    guesses.map((code) => {
      const body = { identifier: email, code, password: 'tea and blue rivers' };
      return statusOf(processes.request('resetPassword', { body, address: '203.0.113.1' }));
    }),
  );
  expectFewJudged(statuses);
  expect(statuses).not.toContain(200);
});

test('of 50 activation codes guessed at once from one address, at most five are checked', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 50 }, (_, place) => {
      const body = {
        fullName: 'Sidra Munir',
        phone: `0344${String(place).padStart(7, '0')}`,
        password: 'tea and blue rivers',
        activationCode: 'AAAA-AAAA',
      };
      return statusOf(processes.request('signUp', { body, address: '203.0.113.2' }));
    }),
  );
  expectFewJudged(statuses);
});

test('of 100 passwords guessed at once in an open session, at most five are checked', async () => {
  const { email } = await addGuessed('superadmin');
  const session = await testApi.signIn(email);
  const guesses = guessesAt(100, 'a wrong password', testPassword);
  const statuses = await Promise.all(
    guesses.map((currentPassword) =>
      statusOf(testApi.request('startTotp', { as: session, body: { currentPassword } })),
    ),
  );
  expectFewJudged(statuses);
  expect(statuses).not.toContain(200);
});

test('of 100 passwords guessed at once at two servers, at most five are checked', async () => {
  const { email } = await addGuessed('customer');
  const settings = {
    PORT: '0',
    DATA_DIR: testApi.context.config.dataDir,
    ...testApi.database.settings,
  };
  const servers = [new ServerProcess(settings), new ServerProcess(settings)];
  const addresses = await Promise.all(servers.map((server) => server.ready()));
  const guesses = guessesAt(100, 'a wrong password', testPassword);
  const startedAt = performance.now();
  const statuses = await Promise.all(
    guesses.map((password, place) => {
      const server = callsAt(addresses[place % addresses.length] ?? '');
      return statusOf(server.request('signIn', { body: { identifier: email, password } }));
    }),
  );
  // The servers' own clocks run on: one more guess for each wait of 1, 2, 4 … seconds that is over.
  const waitsOver = Math.floor(Math.log2((performance.now() - startedAt) / 1000 + 1));
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
  expectFewJudged(statuses, judgedMax + waitsOver);
});
