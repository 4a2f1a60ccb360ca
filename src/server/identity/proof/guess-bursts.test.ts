import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { createPool } from '#server/platform/db/pool.ts';
import { createRateLimits } from '#server/platform/rate-limits.ts';
import { createTestApi, type TestApi, testPassword } from '#test/support/api.ts';
import { addCustomer, type Desk, openDesk } from '#test/support/lending.ts';
import { ServerProcess } from '#test/support/process.ts';
import { turnTotpOn } from '#test/support/turn-totp-on.ts';

/** Anyone who guesses sends everything at once, spread over every process of the product. */
type Send = (path: string, body: object, address?: string) => Promise<number>;

/** As many wrong guesses as are judged before the user has to wait. */
const judgedMax = 5;

let testApi: TestApi;
let desk: Desk;
let send: Send;
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
  send = async (path, body, address = crypto.randomUUID()) => {
    sent += 1;
    const response = await apps[sent % apps.length]?.request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': address },
      body: JSON.stringify(body),
    });
    return response?.status ?? 0;
  };
});
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
  await testApi.close();
});

const notJudged = 429;

function expectFewJudged(statuses: readonly number[]): void {
  const judged = statuses.filter((status) => status !== notJudged);
  expect(judged.length).toBeLessThanOrEqual(judgedMax);
  // Something was judged: a product that refuses everybody would pass otherwise.
  expect(judged.length).toBeGreaterThan(0);
}

/** The guesses of a burst, the right one near its end. */
function guessesAt(count: number, wrong: string, right: string): string[] {
  return Array.from({ length: count }, (_, place) => (place === count - 10 ? right : wrong));
}

test('of 300 passwords that are guessed at once, from as many addresses, five are judged', async () => {
  const { email } = await testApi.addUser('customer');
  const guesses = guessesAt(300, 'a wrong password', testPassword);
  const statuses = await Promise.all(
    guesses.map((password) => send('/api/auth/login', { identifier: email, password })),
  );
  expectFewJudged(statuses);
  expect(statuses).not.toContain(200);
});

test('of 1,000 codes of the app that are guessed at once by one who knows the password, five are judged', async () => {
  const { email } = await testApi.addUser('employee');
  const { generate } = await turnTotpOn(testApi, await testApi.signIn(email));
  testApi.clock.advance(60_000);
  const guesses = guessesAt(1_000, '000000', generate());
  const statuses = await Promise.all(
    guesses.map((totpCode) =>
      send('/api/auth/login', { identifier: email, password: testPassword, totpCode }),
    ),
  );
  expectFewJudged(statuses);
  expect(statuses).not.toContain(200);
});

test('of 100 recovery codes that are guessed at once, five are judged', async () => {
  const { email } = await testApi.addUser('employee');
  const { recoveryCodes } = await turnTotpOn(testApi, await testApi.signIn(email));
  const guesses = guessesAt(100, 'AAAA-AAAA-AAAA', recoveryCodes[0] ?? '');
  const statuses = await Promise.all(
    guesses.map((totpCode) =>
      send('/api/auth/login', { identifier: email, password: testPassword, totpCode }),
    ),
  );
  expectFewJudged(statuses);
  expect(statuses).not.toContain(200);
});

test('of 100 codes for a new password that one address guesses at once, five are judged', async () => {
  const customerId = await addCustomer(testApi, desk);
  const { id, email } = await testApi.addUser('customer');
  await testApi.context.pool.query('UPDATE customers SET user_id = $2 WHERE id = $1', [customerId, id]);
  const issued = await testApi.send('POST', `/api/customers/${customerId}/password-reset-code`, {
    as: desk.employee,
  });
  const { data } = (await issued.json()) as { data: { code: string } };
  const guesses = guessesAt(100, 'AAAA-AAAA', data.code);
  const statuses = await Promise.all(
    guesses.map((code) =>
      send(
        '/api/auth/reset-password',
        { identifier: email, code, password: 'tea and blue rivers' },
        '203.0.113.1',
      ),
    ),
  );
  expectFewJudged(statuses);
  expect(statuses).not.toContain(200);
});

test('of 50 activation codes that one address guesses at once, five are judged', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 50 }, (_, place) =>
      send(
        '/api/auth/signup',
        {
          fullName: 'Sidra Munir',
          phone: `0344${String(place).padStart(7, '0')}`,
          password: 'tea and blue rivers',
          activationCode: 'AAAA-AAAA',
        },
        '203.0.113.2',
      ),
    ),
  );
  expectFewJudged(statuses);
});

test('of 100 passwords that are guessed at once from a session left open, five are judged', async () => {
  const { email } = await testApi.addUser('superadmin');
  const session = await testApi.signIn(email);
  const guesses = guessesAt(100, 'a wrong password', testPassword);
  const statuses = await Promise.all(
    guesses.map(async (currentPassword) => {
      const body = { currentPassword };
      return (await testApi.send('POST', '/api/profile/totp/start', { as: session, body })).status;
    }),
  );
  expectFewJudged(statuses);
  expect(statuses).not.toContain(200);
});

test('of 100 passwords that are guessed at once at two servers of the product, five are judged', async () => {
  const { email } = await testApi.addUser('customer');
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
    guesses.map(async (password, place) => {
      const response = await fetch(`${addresses[place % addresses.length]}/api/auth/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ identifier: email, password }),
      });
      return response.status;
    }),
  );
  // The servers' own clocks go on meanwhile: one more for each wait of 1, 2, 4 … seconds that is over.
  const waitsOver = Math.floor(Math.log2((performance.now() - startedAt) / 1000 + 1));
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
  const judged = statuses.filter((status) => status !== notJudged).length;
  expect(judged).toBeLessThanOrEqual(judgedMax + waitsOver);
  expect(judged).toBeGreaterThanOrEqual(judgedMax);
});
