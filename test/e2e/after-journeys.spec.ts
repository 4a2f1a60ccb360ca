import { pino } from 'pino';
import { findDifferences } from '#server/lending/verify/find-differences.ts';
import { createPool } from '#server/platform/db/pool.ts';
import { databaseUrl } from '#test/support/postgres-setup.ts';
import { expect, ownServer, test } from './fixtures.ts';

test('after all journeys, whatever they did in the office, the books are what `npm run verify` calls clean', async () => {
  // What the servers said when they were ready.
  const { QIST_BOOKS: books = '' } = process.env;
  const { port } = new URL(ownServer());
  const pool = createPool(databaseUrl(books, `lender_${port}`), pino({ level: 'silent' }));
  const { differences } = await findDifferences(pool);
  await pool.end();
  expect(differences).toEqual([]);
});
