import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { sweepExpired } from './sweep-expired.ts';

let testApi: TestApi;
let userId: string;
let now: number;

beforeAll(async () => {
  testApi = await createTestApi();
  userId = (await testApi.addUser('superadmin')).id;
  now = testApi.clock.now();
});
afterAll(() => testApi.close());

const dayMs = 24 * 60 * 60 * 1000;
const tables = [
  'sessions',
  'sign_in_codes',
  'google_returns',
  'known_browsers',
  'rate_limits',
  'notice_reads',
  'idempotency_keys',
] as const;

beforeEach(async () => {
  for (const table of tables) await testApi.context.pool.query(`DELETE FROM ${table}`);
});

/** Inserts one row into every table that expires, of the given age; or that many. */
async function addExpired(agoMs: number, count = 1): Promise<void> {
  const { pool } = testApi.context;
  const ended = new Date(now - agoMs);
  await pool.query(
    `INSERT INTO sessions (id, user_id, token_hash, cookie_hash, created_at, last_used_at, expires_at, ends_at)
     SELECT gen_random_uuid(), $1, sha256(gen_random_uuid()::text::bytea), sha256(''), $2, $2, $2, $2
       FROM generate_series(1, $3)`,
    [userId, ended, count],
  );
  await pool.query(
    `INSERT INTO sign_in_codes (id, purpose, code_hash, created_at, expires_at)
     SELECT gen_random_uuid(), 'set_up_link', sha256(gen_random_uuid()::text::bytea), $1, $1 FROM generate_series(1, $2)`,
    [ended, count],
  );
  await pool.query(
    `INSERT INTO google_returns (secret_hash, user_id, subject, expires_at)
     SELECT sha256(gen_random_uuid()::text::bytea), $1, 'a subject', $2 FROM generate_series(1, $3)`,
    [userId, ended, count],
  );
  await pool.query(
    `INSERT INTO known_browsers (secret_hash, user_id, expires_at)
     SELECT sha256(gen_random_uuid()::text::bytea), $1, $2 FROM generate_series(1, $3)`,
    [userId, ended, count],
  );
  await pool.query(
    'INSERT INTO rate_limits (key, points, expires_at) SELECT gen_random_uuid(), 1, $1 FROM generate_series(1, $2)',
    [ended, count],
  );
  await pool.query(
    `INSERT INTO notice_reads (user_id, kind, subject_id, read_at)
     SELECT $1, 'decision_taken', gen_random_uuid(), $2 FROM generate_series(1, $3)`,
    [userId, ended, count],
  );
  // Kept for 90 days, and 59 days old when the others end.
  await pool.query(
    `INSERT INTO idempotency_keys (agreement_id, user_id, key, made_id, request_hash, recorded_at)
     SELECT gen_random_uuid(), $1, gen_random_uuid(), gen_random_uuid(), sha256(''), $2::timestamptz - interval '59 days'
       FROM generate_series(1, $3)`,
    [userId, ended, count],
  );
}

async function rowsLeft(): Promise<Record<string, number>> {
  const { rows } = await testApi.context.pool.query(
    `SELECT ${tables.map((table) => `(SELECT count(*) FROM ${table}) AS ${table}`).join(', ')}`,
  );
  return rows[0];
}

const sweep = () => sweepExpired(testApi.context.pool, new Date(now));
const all = (count: number) => Object.fromEntries(tables.map((table) => [table, count]));

test('expired rows are deleted, and valid ones stay', async () => {
  await addExpired(32 * dayMs);
  await addExpired(-1000);
  expect(await sweep()).toEqual(all(1));
  expect(await rowsLeft()).toEqual(all(1));
});

test('a recently expired code is kept, so that a person who enters it learns why it fails', async () => {
  await addExpired(dayMs);
  await sweep();
  expect(await rowsLeft()).toEqual({ ...all(0), sign_in_codes: 1, notice_reads: 1, idempotency_keys: 1 });
});

test('an expired session is deleted at once', async () => {
  await addExpired(-dayMs);
  await testApi.context.pool.query('UPDATE sessions SET expires_at = $1', [new Date(now - 1)]);
  await sweep();
  expect((await rowsLeft()).sessions).toBe(1);
});

test('an open session survives a sweep', async () => {
  const user = await testApi.addUser('superadmin');
  const as = await testApi.signIn(user.email);
  await sweep();
  await testApi.call('getSession', { as });
});

test('one sweep deletes a bounded number of rows, and the next ones the rest', async () => {
  await addExpired(32 * dayMs, 20_500);
  expect(await sweep()).toEqual(all(20_000));
  expect(await sweep()).toEqual(all(500));
});

test('several processes that sweep at once delete each row once and do not wait for each other', async () => {
  await addExpired(32 * dayMs, 2_500);
  const { pool } = testApi.context;
  const client = await pool.connect();
  await client.query('BEGIN');
  await client.query('SELECT FROM sessions LIMIT 10 FOR UPDATE');
  const swept = await Promise.all([sweep(), sweep(), sweep()]);
  const sum = (table: (typeof tables)[number]) => swept.reduce((total, one) => total + one[table], 0);
  expect(tables.map(sum)).toEqual([2_490, ...Array(6).fill(2_500)]);
  await client.query('ROLLBACK');
  client.release();
});
