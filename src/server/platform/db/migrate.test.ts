import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/support/servers/database.ts';
import { StartupError } from '../startup-error.ts';
import { migrate, requireMigrated } from './migrate.ts';

let database: TestDatabase;
let directory: string;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

beforeEach(async () => {
  await database.ownerPool.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  directory = await mkdtemp(join(tmpdir(), 'qist-migrations-'));
  await write('0001-goats.sql', 'CREATE TABLE goats (name text);\n');
  await write('0002-sheep.sql', 'CREATE TABLE sheep (name text);\n');
});
afterEach(() => rm(directory, { recursive: true }));

const write = (name: string, sql: string) => writeFile(join(directory, name), sql);
const run = () => migrate(database.ownerPool, directory, () => undefined);

async function tables(): Promise<string[]> {
  const { rows } = await database.ownerPool.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> 'schema_migrations' ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
}

/** The sentence with which a start is refused. */
async function refusal(): Promise<string> {
  const error = await run().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(StartupError);
  return (error as StartupError).message;
}

test('every migration runs once, in order, and is named while it does', async () => {
  const lines: string[] = [];
  expect(await migrate(database.ownerPool, directory, (line) => lines.push(line))).toBe(2);
  expect(lines).toEqual(['Migrating the database: 0001-goats.sql', 'Migrating the database: 0002-sheep.sql']);
  expect(await run()).toBe(0);

  await write('0003-herd.sql', 'CREATE VIEW herd AS SELECT name FROM goats UNION ALL SELECT name FROM sheep');
  expect(await run()).toBe(1);
});

test('a tool that only reads is refused an empty database, and one that is behind', async () => {
  const required = () => requireMigrated(database.ownerPool, directory);
  await expect(required()).rejects.toThrow('Qist was never started on it. Run npm start first.');
  expect(await tables()).toEqual([]);
  await run();
  await expect(required()).resolves.toBeUndefined();
  await write('0003-cows.sql', 'CREATE TABLE cows (name text);');
  await expect(required()).rejects.toThrow('0003-cows.sql has not run on it. Run npm start first.');
  expect(await tables()).toEqual(['goats', 'sheep']);
});

test('of several processes that start at once each migration is run by one', async () => {
  const counts = await Promise.all([run(), run(), run()]);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2);
  expect(await tables()).toEqual(['goats', 'sheep']);
});

test('a migration that fails leaves nothing of itself and says where it went wrong', async () => {
  await write('0003-cows.sql', 'CREATE TABLE cows (name text);\nALTER TABLE oxen\n  ADD age int;\n');
  await write('0004-hens.sql', 'CREATE TABLE hens (name text);\n');
  expect(await refusal()).toBe('The migration 0003-cows.sql failed: relation "oxen" does not exist.');
  expect(await tables()).toEqual(['goats', 'sheep']);

  await write('0003-cows.sql', 'CREATE TABLE cows (name text);\nCREATE TABEL oxen ();\n');
  expect(await refusal()).toBe(
    'The migration 0003-cows.sql failed: syntax error at or near "TABEL" in line 2.',
  );

  await write('0003-cows.sql', 'CREATE TABLE cows (name text);\n');
  expect(await run()).toBe(2);
});

describe('a history that is not the beginning of the directory is refused:', () => {
  beforeEach(run);

  test('a migration that was edited after it ran', async () => {
    await write('0001-goats.sql', 'CREATE TABLE goats (name text, age int);\n');
    expect(await refusal()).toMatch(/^The migration 0001-goats\.sql was edited after it ran/);
  });

  test('but other line ends are no edit', async () => {
    await write('0001-goats.sql', 'CREATE TABLE goats (name text);\r\n');
    expect(await run()).toBe(0);
  });

  test('a migration that is missing', async () => {
    await rm(join(directory, '0002-sheep.sql'));
    expect(await refusal()).toMatch(
      /^The migration 0002-sheep\.sql ran on this database but is missing here/,
    );
  });

  test('a migration put before one that ran', async () => {
    await rename(join(directory, '0002-sheep.sql'), join(directory, '0003-sheep.sql'));
    await write('0002-rams.sql', 'CREATE TABLE rams ();');
    expect(await refusal()).toMatch(
      /^The migration 0002-sheep\.sql ran on this database but is missing here/,
    );
  });

  test('a migration that was passed over', async () => {
    await database.ownerPool.query("DELETE FROM schema_migrations WHERE name = '0001-goats.sql'");
    expect(await refusal()).toMatch(/^The migration 0001-goats\.sql is out of order: 0002-sheep\.sql ran/);
  });

  test('that of a Qist before 1.0, in one plain sentence', async () => {
    const sentence = 'This database was made before Qist 1.0: this Qist needs a new, empty one.';
    await database.ownerPool.query(
      "UPDATE schema_migrations SET name = '0001-people.sql' WHERE name = '0001-goats.sql'",
    );
    expect(await refusal()).toBe(sentence);
    await expect(requireMigrated(database.ownerPool, directory)).rejects.toThrow(sentence);
  });

  test('numbers with a gap, given twice, or none', async () => {
    for (const name of ['0004-hens.sql', '0002-hens.sql', 'hens.sql']) {
      await write(name, 'CREATE TABLE hens ();');
      expect(await refusal()).toMatch(/is out of order: migrations are named 0001-name\.sql/);
      await rm(join(directory, name));
    }
    expect(await tables()).toEqual(['goats', 'sheep']);
  });
});
