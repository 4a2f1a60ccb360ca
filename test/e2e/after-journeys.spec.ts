import { pino } from 'pino';
import { findDifferences } from '#server/lending/verify/find-differences.ts';
import { createPool } from '#server/platform/db/pool.ts';
import { expect, test } from './support/fixtures.ts';

test('after all journeys, whatever they did in the office, the books are what `npm run verify` calls clean', async () => {
  // The setting comes from the server's ready message.
  const { QIST_BOOKS: books = '' } = process.env;
  const pool = createPool(books, pino({ level: 'silent' }));
  const { differences } = await findDifferences(pool);
  await pool.end();
  expect(differences).toEqual([]);
});
