import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/support/servers/database.ts';
import { ask, askPrepared } from './ask.ts';
import { allOf, joined, literal, raw, sql } from './sql.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('nested parts keep their own values, in whatever order they were built', async () => {
  const sum = sql`${1}::integer + ${2}::integer`;
  const words = joined([sql`${'a'}::text`, literal("o'clock"), sql`${'b'}::text`], ' || ');
  const asked = sql`SELECT ${sum} AS sum, ${words} AS words, ${'last'}::text AS last`;
  expect(await ask(database.pool, asked)).toEqual([{ sum: 3, words: "ao'clockb", last: 'last' }]);
});

test('typed text is always a value, whatever it looks like', async () => {
  const typed = "'; DROP TABLE users; --";
  expect(await ask(database.pool, sql`SELECT ${typed}::text AS typed`)).toEqual([{ typed }]);
});

test.each<[Parameters<typeof allOf>[0], boolean]>([
  [[], true],
  [[null, false, undefined], true],
  [[sql`${1} = 1`, null], true],
  [[sql`${1} = 1`, raw('false')], false],
])('conditions are joined with AND, and absent ones are skipped', async (conditions, holds) => {
  expect(await ask(database.pool, sql`SELECT ${allOf(conditions)} AS holds`)).toEqual([{ holds }]);
});

test('a connection prepares each text once and reuses it with other values', async () => {
  const client = await database.pool.connect();
  const plus = (value: number) => sql`SELECT ${value}::integer + 1 AS value`;
  const minus = (value: number) => sql`SELECT ${value}::integer - 1 AS value`;
  const answers = [];
  for (const asked of [plus(1), plus(41), minus(1)]) answers.push(await askPrepared(client, asked));
  const { rows } = await client.query('SELECT FROM pg_prepared_statements');
  client.release();
  expect(answers).toEqual([[{ value: 2 }], [{ value: 42 }], [{ value: 0 }]]);
  expect(rows).toHaveLength(2);
});
