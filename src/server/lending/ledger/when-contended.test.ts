import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/support/servers/database.ts';
import { whenContended } from './when-contended.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.ownerPool.query('CREATE TABLE drawers (id integer PRIMARY KEY, rupees bigint NOT NULL)');
  await database.ownerPool.query('INSERT INTO drawers VALUES (1, 0), (2, 0)');
});
afterAll(() => database.drop());

const put = (client: PoolClient, drawer: number) =>
  client.query(`UPDATE drawers SET rupees = 1 WHERE id = ${drawer}`);

async function twoAtWork(work: (one: PoolClient, other: PoolClient) => Promise<void>): Promise<void> {
  const [one, other] = await Promise.all([database.ownerPool.connect(), database.ownerPool.connect()]);
  await one.query('BEGIN');
  await other.query('BEGIN');
  await work(one, other);
  await one.query('ROLLBACK');
  await other.query('ROLLBACK');
  one.release();
  other.release();
}

test('waiting too long for another posting is answered as still running', async () => {
  await twoAtWork(async (one, other) => {
    await put(one, 1);
    await other.query("SET LOCAL lock_timeout = '20ms'");
    await expect(whenContended(() => put(other, 1))).rejects.toMatchObject({ code: 'still_running' });
  });
});

test('of two postings in a deadlock, one succeeds and the other may be retried', async () => {
  await twoAtWork(async (one, other) => {
    await one.query("SET LOCAL deadlock_timeout = '20ms'");
    await put(one, 1);
    await put(other, 2);
    const crossing = [whenContended(() => put(one, 2)), whenContended(() => put(other, 1))];
    // The one that retries releases its locks, as every rolled back transaction does.
    const first = await Promise.race(crossing.map(async (ended, index) => ({ result: await ended, index })));
    expect(first.result).toBeNull();
    await (first.index === 0 ? one : other).query('ROLLBACK');
    const results = await Promise.all(crossing);
    expect(results.filter((result) => result === null)).toHaveLength(1);
  });
});
