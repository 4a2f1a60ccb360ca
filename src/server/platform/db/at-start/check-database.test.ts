import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/support/servers/database.ts';
import { StartupError } from '../../startup-error.ts';
import { createPool } from '../pool.ts';
import { checkDatabase } from './check-database.ts';

let database: TestDatabase;
/** A unique name, because the whole server shares it with other test runs. */
const name = `qist_check_${randomBytes(6).toString('hex')}`;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.ownerPool.query(`CREATE ROLE ${name} LOGIN PASSWORD '${name}'`);
});
afterAll(async () => {
  await database.ownerPool.query(`DROP DATABASE IF EXISTS ${name}`);
  await database.ownerPool.query(`DROP ROLE ${name}`);
  await database.drop();
});

/** The sentence about the database that the test's own address leads to after these changes. */
async function verdict(change: (url: URL) => void): Promise<string> {
  const url = new URL(database.settings.MIGRATION_DATABASE_URL);
  change(url);
  const pool = createPool(url.href, { warn: () => undefined });
  const error = await checkDatabase(pool).catch((reason: unknown) => reason);
  await pool.end();
  expect(error).toBeInstanceOf(StartupError);
  return (error as StartupError).message;
}

test('a database that is not there', async () => {
  const sentence = await verdict((url) => {
    url.pathname = '/none';
  });
  expect(sentence).toMatch(
    /^Qist can't use the database at .*\/none \(the server has no such database\): check DATABASE_URL\.$/,
  );
});

test('a user without the right to create tables, whose password is not shown', async () => {
  const sentence = await verdict((url) => {
    url.username = name;
    url.password = name;
  });
  expect(sentence).toContain(
    'its user is not allowed to create tables there; make it the owner of the database',
  );
  expect(sentence).not.toContain(name);
});

test('a database whose encoding cannot hold Urdu', async () => {
  await database.ownerPool.query(
    `CREATE DATABASE ${name} ENCODING 'SQL_ASCII' LOCALE 'C' TEMPLATE template0`,
  );
  const sentence = await verdict((url) => {
    url.pathname = `/${name}`;
  });
  expect(sentence).toContain('its encoding is SQL_ASCII, and Urdu needs UTF8');
});
