import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadSampleLender } from '#sample/load-sample-lender.ts';
import { seedBranches } from '#server/lender/branches/seed-branches.ts';
import { findDifferences } from '#server/lending/verify/find-differences.ts';
import { TestClock } from '#test/support/calls/api.ts';
import { noFiles } from '#test/support/files/no-files.ts';
import { thorough } from '#test/support/runs/thorough.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/servers/database.ts';
import {
  agreementIdOf,
  agreementIdSql,
  entriesPerAgreement,
  fillLargeLender,
} from '../bench/large/fill-large-lender.ts';

const size = 500;
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await seedBranches(database.pool);
});
afterAll(() => database.drop());

test('the lender of the benchmarks agrees with its entries', async () => {
  // As `npm run bench:large` does.
  if (thorough) await loadSampleLender(database.pool, new TestClock(), noFiles);
  const before = await counted();
  await fillLargeLender(database.ownerPool, size);
  const { differences, months } = await findDifferences(database.pool, { months: 'all' });
  expect(differences).toEqual([]);
  expect(months).not.toEqual([]);
  expect(await counted()).toEqual({
    agreements: before.agreements + size,
    entries: before.entries + size * entriesPerAgreement,
  });
});

async function counted(): Promise<{ agreements: number; entries: number }> {
  const { rows } = await database.pool.query(
    'SELECT (SELECT count(*) FROM agreements) AS agreements, (SELECT count(*) FROM entries) AS entries',
  );
  return rows[0];
}

test('in the lender of the benchmarks, which no check watched, goods equal prices and installments add up', async () => {
  // An update of a row runs its constraints and its deferred triggers.
  await database.pool.query('UPDATE agreements SET price = price');
});

test('the database and the tools give the nth agreement the same id', async () => {
  const { rows } = await database.pool.query<{ id: string }>(`SELECT ${agreementIdSql('499')} AS id`);
  expect(rows).toEqual([{ id: agreementIdOf(499) }]);
});
