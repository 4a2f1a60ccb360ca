import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#test/support/servers/database.ts';
import { listPublicBranches } from './branches.queries.ts';
import { seedBranchList } from './seed-branch-list.ts';
import { seedBranches } from './seed-branches.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('a new lender starts with its branches once, even if two processes start at once', async () => {
  const { pool } = database;
  await Promise.all([seedBranches(pool), seedBranches(pool)]);
  expect(await listPublicBranches(pool)).toEqual(seedBranchList);
});

test('a branch that is not public is not on the site', async () => {
  const { pool } = database;
  await pool.query("UPDATE branches SET is_public = false WHERE code = 'MUX'");
  expect((await listPublicBranches(pool)).map(({ code }) => code)).not.toContain('MUX');
});
