import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeSchema } from '#server/platform/db/schema/describe-schema.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/servers/database.ts';
import { describeTables } from '#tools/schema-types.ts';
import { root } from './support/paths.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const remedy = 'run `npm run db:dump` and read what changed';

test('db/schema.sql is the result of the migrations', async () => {
  const written = await readFile(join(root, 'db/schema.sql'), 'utf8');
  expect(await describeSchema(database.ownerPool), remedy).toBe(written);
});

test('the table types match the migrations', async () => {
  const written = await readFile(join(root, 'src/server/platform/db/tables.ts'), 'utf8');
  expect(await describeTables(database.ownerPool), remedy).toBe(written);
});

test('every CHECK has the name of its rule', async () => {
  const { rows } = await database.ownerPool.query<{ name: string }>(
    `SELECT conname AS name FROM pg_constraint
      WHERE connamespace = 'public'::regnamespace AND contype = 'c' AND conname ~ '_check[0-9]*$'`,
  );
  expect(rows).toEqual([]);
});

test('every table has a comment', async () => {
  const { rows } = await database.ownerPool.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> 'schema_migrations'
        AND obj_description(oid, 'pg_class') IS NULL`,
  );
  expect(rows).toEqual([]);
});

test('the dump reports an object that it cannot describe', async () => {
  await database.ownerPool.query("CREATE TYPE mood AS ENUM ('glad')");
  await expect(describeSchema(database.ownerPool)).rejects.toThrow('mood');
  await database.ownerPool.query('DROP TYPE mood');
});

test('the dump shows every kind of change', async () => {
  const changes = [
    'ALTER TABLE users ADD COLUMN nickname text',
    "ALTER TABLE users ALTER COLUMN language SET DEFAULT 'ur'",
    'ALTER TABLE users ALTER COLUMN role DROP NOT NULL',
    'ALTER TABLE users DROP CONSTRAINT users_role_known',
    'CREATE INDEX users_role ON users (role)',
    'ALTER TABLE branches DISABLE TRIGGER branches_notify_site_content',
    'GRANT SELECT ON users TO PUBLIC',
    "CREATE OR REPLACE FUNCTION notify_site_content() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'",
    'CREATE SEQUENCE tickets',
    "COMMENT ON TABLE users IS 'Everybody.'",
    "COMMENT ON COLUMN users.role IS 'What they may do.'",
    "COMMENT ON FUNCTION refuse_change IS 'No.'",
    'CREATE VIEW people AS SELECT id FROM users',
  ];
  let before = await describeSchema(database.ownerPool);
  for (const change of changes) {
    await database.ownerPool.query(change);
    const after = await describeSchema(database.ownerPool);
    expect(after, change).not.toBe(before);
    before = after;
  }
});
