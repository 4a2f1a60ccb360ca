import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/support/database.ts';
import { constraintRefusals } from './constraint-refusals.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('every constraint that means something to a caller is one of the database', async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `SELECT conname AS name FROM pg_constraint WHERE connamespace = 'public'::regnamespace
      UNION SELECT indexrelid::regclass::text FROM pg_index WHERE indisunique`,
  );
  const names = rows.map(({ name }) => name);
  expect(Object.keys(constraintRefusals).filter((name) => !names.includes(name))).toEqual([]);
});
