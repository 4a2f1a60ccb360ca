import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/support/servers/database.ts';
import { StartupError } from '../startup-error.ts';
import { inTransaction } from './in-transaction.ts';
import { migrate, repeatMigrations, requireMigrated } from './migrate.ts';
import { readMigrations } from './migration-files.ts';

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

test('every migration runs once, in order, and its name is logged', async () => {
  const lines: string[] = [];
  expect(await migrate(database.ownerPool, directory, (line) => lines.push(line))).toBe(2);
  expect(lines).toEqual(['Migrating the database: 0001-goats.sql', 'Migrating the database: 0002-sheep.sql']);
  expect(await run()).toBe(0);

  await write('0003-herd.sql', 'CREATE VIEW herd AS SELECT name FROM goats UNION ALL SELECT name FROM sheep');
  expect(await run()).toBe(1);
});

test('a tool that only reads refuses an empty database and one with pending migrations', async () => {
  const required = () => requireMigrated(database.ownerPool, directory);
  await expect(required()).rejects.toThrow('Qist was never started on it. Run npm start first.');
  expect(await tables()).toEqual([]);
  await run();
  await expect(required()).resolves.toBeUndefined();
  await write('0003-cows.sql', 'CREATE TABLE cows (name text);');
  await expect(required()).rejects.toThrow('0003-cows.sql has not run on it. Run npm start first.');
  expect(await tables()).toEqual(['goats', 'sheep']);
});

test('several processes that start at once run each migration once', async () => {
  const counts = await Promise.all([run(), run(), run()]);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2);
  expect(await tables()).toEqual(['goats', 'sheep']);
});

test('a failed migration leaves nothing behind and says where it failed', async () => {
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

describe('while other sessions use the same tables', () => {
  const rows = 2_500;

  beforeEach(async () => {
    await run();
    await database.ownerPool.query(
      `INSERT INTO goats SELECT 'goat ' || n FROM generate_series(1, ${rows}) n`,
    );
  });

  /** Delays the end of a transaction that reads the goats. */
  async function readGoats(): Promise<() => Promise<void>> {
    const client = await database.ownerPool.connect();
    await client.query('BEGIN; SELECT FROM goats LIMIT 1');
    return async () => {
      await client.query('COMMIT');
      client.release();
    };
  }

  const index = '-- outside a transaction\nCREATE UNIQUE INDEX CONCURRENTLY goats_name ON goats (name);\n';

  async function indexes(): Promise<{ name: string; isWhole: boolean }[]> {
    const { rows: found } = await database.ownerPool.query<{ name: string; isWhole: boolean }>(
      `SELECT indexrelid::regclass::text AS name, indisvalid AS "isWhole" FROM pg_index WHERE indrelid = 'goats'::regclass`,
    );
    return found;
  }

  test('a migration gives up a lock it waits for and retries, so that no query queues behind it', async () => {
    await write('0003-ages.sql', 'ALTER TABLE goats ADD age int;\n');
    const letGo = await readGoats();
    const lines: string[] = [];
    let others: Promise<void> | undefined;
    const readOnce = async () => {
      await database.ownerPool.query('SELECT FROM goats LIMIT 1');
      await letGo();
    };
    const log = (line: string) => {
      lines.push(line);
      if (lines.length === 3) others = readOnce();
    };
    const patience = { lockMs: 50, pauseMs: 50, attempts: 1_000 };
    expect(await migrate(database.ownerPool, directory, log, patience)).toBe(1);
    await others;
    expect(lines.slice(0, 3)).toEqual([
      'Migrating the database: 0003-ages.sql',
      ...Array(2).fill('0003-ages.sql waits for what locks a table that it changes.'),
    ]);
  });

  test('a migration that never gets its lock is refused in one sentence and has changed nothing', async () => {
    await write('0003-ages.sql', 'CREATE TABLE kids ();\nALTER TABLE goats ADD age int;\n');
    const letGo = await readGoats();
    const patience = { lockMs: 10, pauseMs: 0, attempts: 3 };
    const started = migrate(database.ownerPool, directory, () => undefined, patience);
    await expect(started).rejects.toThrow(
      /^The migration 0003-ages\.sql was kept waiting by something that locks what it changes: .*\.$/,
    );
    await letGo();
    expect(await tables()).toEqual(['goats', 'sheep']);
    expect(await run()).toBe(1);
  });

  test('an index is built outside a transaction, once by several processes that start at once', async () => {
    await write('0003-names.sql', index);
    const counts = await Promise.all([run(), run(), run()]);
    expect(counts.toSorted()).toEqual([0, 0, 1]);
    expect(await indexes()).toEqual([{ name: 'goats_name', isWhole: true }]);
  });

  test('an index that an interrupted run left invalid is rebuilt by the next', async () => {
    await write('0003-names.sql', index);
    await database.ownerPool.query("INSERT INTO goats VALUES ('goat 1')");
    expect(await refusal()).toBe(
      'The migration 0003-names.sql failed: could not create unique index "goats_name".',
    );
    expect(await indexes()).toEqual([{ name: 'goats_name', isWhole: false }]);
    await database.ownerPool.query("DELETE FROM goats WHERE name = 'goat 1'");
    expect(await run()).toBe(1);
    expect(await indexes()).toEqual([{ name: 'goats_name', isWhole: true }]);
  });

  /** The way to fill a column according to `docs/operations.md`. */
  const backfill = `-- outside a transaction
DO $$
DECLARE
  filled integer;
BEGIN
  LOOP
    UPDATE goats SET length = length(name)
     WHERE ctid = ANY (ARRAY(SELECT ctid FROM goats WHERE length IS NULL ORDER BY name LIMIT 1000));
    GET DIAGNOSTICS filled = ROW_COUNT;
    EXIT WHEN filled = 0;
    COMMIT;
  END LOOP;
END
$$;
`;

  test('a column is filled in batches, and an interrupted run is resumed', async () => {
    await write(
      '0003-lengths.sql',
      'ALTER TABLE goats ADD length int CONSTRAINT short CHECK (length < 10);\n',
    );
    await write('0004-fill.sql', backfill);
    // It comes in the last of three batches.
    await database.ownerPool.query("INSERT INTO goats VALUES ('the last goat')");
    expect(await refusal()).toMatch(
      /^The migration 0004-fill\.sql failed: .* violates check constraint "short"/,
    );
    const unfilled = 'SELECT count(*) AS goats FROM goats WHERE length IS NULL';
    expect((await database.ownerPool.query(unfilled)).rows).toEqual([{ goats: rows + 1 - 2_000 }]);
    await database.ownerPool.query("DELETE FROM goats WHERE name = 'the last goat'");
    expect(await run()).toBe(1);
    expect((await database.ownerPool.query(unfilled)).rows).toEqual([{ goats: 0 }]);
  });

  test('a restore runs inside its one transaction what else runs outside one', async () => {
    await write('0003-names.sql', index);
    await write('0004-lengths.sql', 'ALTER TABLE goats ADD length int;\n');
    await write('0005-fill.sql', backfill);
    await database.ownerPool.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
    const history = await readMigrations(directory);
    await inTransaction(database.ownerPool, (client) => repeatMigrations(client, directory, history));
    expect(await indexes()).toEqual([{ name: 'goats_name', isWhole: true }]);
    expect(await run()).toBe(0);
  });
});

describe('a migration history that does not match the directory is refused:', () => {
  beforeEach(run);

  test('a migration edited after it ran', async () => {
    await write('0001-goats.sql', 'CREATE TABLE goats (name text, age int);\n');
    expect(await refusal()).toMatch(/^The migration 0001-goats\.sql was edited after it ran/);
  });

  test('but not for different line endings', async () => {
    await write('0001-goats.sql', 'CREATE TABLE goats (name text);\r\n');
    expect(await run()).toBe(0);
  });

  test('a missing migration', async () => {
    await rm(join(directory, '0002-sheep.sql'));
    expect(await refusal()).toMatch(
      /^The migration 0002-sheep\.sql ran on this database but is missing here/,
    );
  });

  test('a migration inserted before one that ran', async () => {
    await rename(join(directory, '0002-sheep.sql'), join(directory, '0003-sheep.sql'));
    await write('0002-rams.sql', 'CREATE TABLE rams ();');
    expect(await refusal()).toMatch(
      /^The migration 0002-sheep\.sql ran on this database but is missing here/,
    );
  });

  test('a skipped migration', async () => {
    await database.ownerPool.query("DELETE FROM schema_migrations WHERE name = '0001-goats.sql'");
    expect(await refusal()).toMatch(/^The migration 0001-goats\.sql is out of order: 0002-sheep\.sql ran/);
  });

  test('a history of a Qist before 1.0, in one plain sentence', async () => {
    const sentence = 'This database was made before Qist 1.0: this Qist needs a new, empty one.';
    await database.ownerPool.query(
      "UPDATE schema_migrations SET name = '0001-people.sql' WHERE name = '0001-goats.sql'",
    );
    expect(await refusal()).toBe(sentence);
    await expect(requireMigrated(database.ownerPool, directory)).rejects.toThrow(sentence);
  });

  test('numbers with a gap, a duplicate, or none', async () => {
    for (const name of ['0004-hens.sql', '0002-hens.sql', 'hens.sql']) {
      await write(name, 'CREATE TABLE hens ();');
      expect(await refusal()).toMatch(/is out of order: migrations are named 0001-name\.sql/);
      await rm(join(directory, name));
    }
    expect(await tables()).toEqual(['goats', 'sheep']);
  });
});
