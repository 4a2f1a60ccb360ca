import { type CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/support/servers/database.ts';
import { askPrepared } from './ask-prepared.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('a connection prepares each text once, and asks it again with other values', async () => {
  const { pool } = database;
  const db = new Kysely<never>({ dialect: new PostgresDialect({ pool }) });
  const client = await pool.connect();
  const ask = (statement: CompiledQuery<{ value: number }>) => askPrepared(client, statement);
  const plus = (value: number) => sql<{ value: number }>`SELECT ${value}::integer + 1 AS value`.compile(db);
  const minus = (value: number) => sql<{ value: number }>`SELECT ${value}::integer - 1 AS value`.compile(db);
  const answers = [await ask(plus(1)), await ask(plus(41)), await ask(minus(1))];
  const { rows } = await client.query('SELECT FROM pg_prepared_statements');
  client.release();
  expect(answers).toEqual([[{ value: 2 }], [{ value: 42 }], [{ value: 0 }]]);
  expect(rows).toHaveLength(2);
});
