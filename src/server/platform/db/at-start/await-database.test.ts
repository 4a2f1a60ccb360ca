import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/support/servers/database.ts';
import { createPool } from '../pool.ts';
import { awaitDatabase } from './await-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const silent = { warn: () => undefined };
const never = new AbortController().signal;

/** A port of this machine at which nothing answers, and the server that will. */
async function freePort(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

test('a start goes on as soon as the database answers, and says once in ten seconds that it waits', async () => {
  const url = new URL(database.settings.DATABASE_URL);
  const { port: portOf } = url;
  const socketFolder = url.searchParams.get('host');
  const relay = createServer((near) => {
    const far = socketFolder
      ? connect(`${socketFolder}/.s.PGSQL.${portOf || 5432}`)
      : connect(Number(portOf || 5432), url.hostname);
    near.pipe(far).pipe(near);
    for (const end of [near, far]) end.on('error', () => [near, far].map((other) => other.destroy()));
  });
  const port = await freePort(relay);
  url.searchParams.delete('host');
  url.host = `127.0.0.1:${port}`;
  const pool = createPool(url.href, silent);
  const said: string[] = [];
  await awaitDatabase(
    pool,
    (line) => {
      said.push(line);
      relay.listen(port, '127.0.0.1');
    },
    never,
  );
  expect(said).toEqual([
    `Waiting for the database at 127.0.0.1:${port}${url.pathname} (nothing answers there).`,
  ]);
  await pool.end();
  await new Promise((closed) => relay.close(closed));
});

test('a wrong name of a database is no reason to wait', async () => {
  const url = new URL(database.settings.DATABASE_URL);
  url.pathname = '/none';
  const pool = createPool(url.href, silent);
  await awaitDatabase(pool, expect.unreachable, never);
  await pool.end();
});
