import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/support/servers/database.ts';
import { createPool, createPooledPool, createReadingPool } from './pool.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function read(expression: string): Promise<unknown> {
  const { rows } = await database.pool.query(`SELECT ${expression} AS value`);
  return rows[0].value;
}

test('integers are read exactly or refused', async () => {
  expect(await read('150000::bigint')).toBe(150_000);
  expect(await read('9007199254740991::bigint')).toBe(Number.MAX_SAFE_INTEGER);
  expect(await read("'{1,NULL,-3}'::bigint[]")).toEqual([1, null, -3]);
  await expect(read('9007199254740993::bigint')).rejects.toThrow('9007199254740993 is too large');
  await expect(read("'{9007199254740993}'::bigint[]")).rejects.toThrow('too large');
});

test('a date is read as stored, whatever the time zone of the process', async () => {
  expect(await read("'2026-03-01'::date")).toBe('2026-03-01');
  expect(await read("'{2026-03-01,NULL}'::date[]")).toEqual(['2026-03-01', null]);
  expect(await read("'{}'::date[]")).toEqual([]);
});

test('a statement or a lock wait that takes too long is cancelled', async () => {
  expect(await read("current_setting('statement_timeout')")).toBe('30s');
  expect(await read("current_setting('lock_timeout')")).toBe('10s');
  expect(await read("current_setting('idle_in_transaction_session_timeout')")).toBe('30s');
});

test('JIT compilation is off: it would take longer than the statements', async () => {
  expect(await read("current_setting('jit')")).toBe('off');
});

test('a connection closed by the database is replaced and logged without its settings', async () => {
  const notes: unknown[] = [];
  const noted = Promise.withResolvers<void>();
  const warn = (note: unknown) => {
    notes.push(note);
    noted.resolve();
  };
  const pool = createPool(database.settings.DATABASE_URL, { warn });
  const { rows } = await pool.query('SELECT pg_backend_pid() AS pid');
  await database.pool.query('SELECT pg_terminate_backend($1)', [rows[0].pid]);
  await noted.promise;
  expect(notes).toEqual([{ reason: 'terminating connection due to administrator command' }]);
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  await pool.end();
});

test('a connection lost during a command fails the next statement, not the process', async () => {
  const pool = createPool(database.settings.DATABASE_URL, { warn: () => undefined });
  const client = await pool.connect();
  const { rows } = await client.query('SELECT pg_backend_pid() AS pid');
  const ended = new Promise((resolve) => client.once('end', resolve));
  await database.pool.query('SELECT pg_terminate_backend($1)', [rows[0].pid]);
  await ended;
  await expect(client.query('SELECT 1')).rejects.toThrow();
  client.release(true);
  expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  await pool.end();
});

test('behind a pooler no statement is prepared by name: the next may run in another session', async () => {
  const pool = createPooledPool(database.settings.DATABASE_URL, { warn: () => undefined });
  const prepared = { text: 'SELECT name, $1::int AS given FROM pg_prepared_statements' };
  const client = await pool.connect();
  expect((await client.query({ name: 'any', text: 'SELECT $1::int AS given', values: [7] })).rows).toEqual([
    { given: 7 },
  ]);
  expect((await client.query(prepared.text, [1])).rows).toEqual([]);
  client.release();
  await pool.end();
});

test('a copy for reports is read-only', async () => {
  const pool = createReadingPool(database.settings.DATABASE_URL, { warn: () => undefined });
  await expect(pool.query('DELETE FROM rate_limits')).rejects.toThrow('read-only transaction');
  await pool.end();
});
