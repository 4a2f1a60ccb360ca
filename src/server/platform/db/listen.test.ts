import type { Socket } from 'node:net';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/support/servers/database.ts';
import { listen } from './listen.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** Connections of which some break at their first statement, as when the database is killed. */
class BreakingPool extends pg.Pool {
  readonly givenOut: pg.PoolClient[] = [];
  readonly broken = new Set<number>();

  override async connect(): Promise<pg.PoolClient> {
    const client = await super.connect();
    this.givenOut.push(client);
    if (this.broken.has(this.givenOut.length)) breakAtFirstStatement(client);
    return client;
  }
}

function breakAtFirstStatement(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (text: string) => Promise<unknown>;
  const { connection } = client as unknown as { connection: { stream: Socket } };
  const broken = (text: string) => {
    const asked = query(text);
    connection.stream.destroy();
    return asked;
  };
  Object.assign(client, { query: broken });
}

test('a connection lost while it starts to listen is retried once, and none is leaked', async () => {
  const pool = new BreakingPool({ connectionString: database.settings.DATABASE_URL });
  pool.on('error', () => undefined);
  pool.broken.add(2);
  const regained = Promise.withResolvers<void>();
  const heard = Promise.withResolvers<string>();
  const listener = { channel: 'listen_test', onNotification: heard.resolve, onReconnect: regained.resolve };
  const stop = await listen(pool, pino({ level: 'silent' }), [listener]);
  await pool.givenOut[0]?.query('SELECT pg_terminate_backend(pg_backend_pid())').catch(() => undefined);
  await regained.promise;
  await database.ownerPool.query("SELECT pg_notify('listen_test', 'news')");
  expect(await heard.promise).toBe('news');
  await stop();
  await pool.end();
  expect(pool.givenOut).toHaveLength(3);
});
