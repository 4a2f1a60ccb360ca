import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/support/servers/database.ts';
import { createPool } from '../db/pool.ts';
import { refusalOf } from './failure.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('a connection lost between two statements of a command is answered as an unreachable database', async () => {
  const client = await database.pool.connect();
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const lost = new Promise<void>((resolve) => client.once('end', resolve));
  await database.ownerPool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
  await lost;
  const thrown = await client.query('SELECT 1').catch((error: unknown) => error);
  client.release(true);
  expect(thrown).toBeInstanceOf(Error);
  expect(refusalOf(thrown).code).toBe('unavailable');
});

test('a statement that a busy database cannot run in time is answered as an unreachable database', async () => {
  const client = await database.pool.connect();
  await client.query("BEGIN; SET LOCAL statement_timeout = '1ms'");
  const thrown = await client
    .query('SELECT count(*) FROM generate_series(1, 100000000)')
    .catch((error: unknown) => error);
  client.release(true);
  expect(refusalOf(thrown).code).toBe('unavailable');
});

test('a write on a copy that has not taken over yet is answered as an unreachable database', async () => {
  const client = await database.pool.connect();
  await client.query('BEGIN READ ONLY');
  const thrown = await client.query('CREATE TEMP TABLE written ()').catch((error: unknown) => error);
  expect(thrown).toMatchObject({ code: '25006' });
  client.release(true);
  expect(refusalOf(thrown).code).toBe('unavailable');
});

test('a database whose name cannot be looked up is answered as an unreachable one', async () => {
  const pool = createPool('postgres://qist@no-such-host.invalid:5432/qist', pino({ level: 'silent' }));
  const thrown = await pool.query('SELECT 1').catch((error: unknown) => error);
  await pool.end();
  expect(['ENOTFOUND', 'EAI_AGAIN']).toContain((thrown as { code?: unknown }).code);
  expect(refusalOf(thrown).code).toBe('unavailable');
});

test('an internal error is answered as one, without any detail of it', () => {
  expect(refusalOf(new TypeError('x is not a function')).code).toBe('internal');
});
