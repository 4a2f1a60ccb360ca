import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeSchema } from '#server/platform/db/schema/describe-schema.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/servers/database.ts';
import { keptRowsSql, missingNotesSql } from './kept-rows-sql.ts';
import { keptTables } from './kept-tables.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('the database notes rows by the list of the code', async () => {
  const { ownerPool } = database;
  const made = await describeSchema(ownerPool);
  await ownerPool.query(keptRowsSql);
  expect(made, '`npm run db:new NAME` makes a migration with what changed').toBe(
    await describeSchema(ownerPool),
  );
});

test('a table whose list has changed asks a migration for its function, and the others do not', async () => {
  const schema = await describeSchema(database.ownerPool);
  expect(missingNotesSql(schema)).toBe('');
  const changed = schema.replace('now.back_dating_days_max', 'now.joined_on');
  expect(missingNotesSql(changed).match(/CREATE OR REPLACE FUNCTION \S+/g)).toEqual([
    'CREATE OR REPLACE FUNCTION note_rows_of_employees()',
  ]);
});

const writtenAs: Readonly<Record<string, string>> = {
  'timestamp with time zone': 'instant',
  date: 'day',
  bytea: 'bytes',
};

test.each(keptTables)(
  'every column of $table is in the digest or left out with a reason, and is written by its type',
  async ({ table, key, columns, left }) => {
    const { rows } = await database.ownerPool.query<{ name: string; type: string }>(
      'SELECT column_name AS name, data_type AS type FROM information_schema.columns WHERE table_name = $1',
      [table],
    );
    const names = rows.map(({ name }) => name);
    expect([...Object.keys(columns), ...Object.keys(left)].sort()).toEqual(names.sort());
    expect(Object.keys(columns)).toEqual(expect.arrayContaining([...key]));
    for (const { name, type } of rows)
      if (name in columns) expect(columns[name], name).toBe(writtenAs[type] ?? 'plain');
  },
);
