import { pino } from 'pino';
import { findDifferences } from '#server/lending/verify/find-differences.ts';
import { createPool } from '#server/platform/db/pool.ts';
import { expect, test } from './support/fixtures.ts';

test('after all journeys `npm run verify` finds no difference in the books', async () => {
  // The setting comes from the server's ready message.
  const { QIST_BOOKS: books = '' } = process.env;
  const pool = createPool(books, pino({ level: 'silent' }));
  const { differences } = await findDifferences(pool);
  await pool.end();
  expect(differences).toEqual([]);
});
