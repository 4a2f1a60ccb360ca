import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeSchema } from '#server/platform/db/schema/describe-schema.ts';
import { serverRights } from '#server/platform/db/server-rights.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { addContactRequest } from '#test/support/desk/contact-requests.ts';
import { count, handOver, openDrawer } from '#test/support/lending/cash.ts';
import {
  active,
  approved,
  ask,
  type Desk,
  draft,
  fillReliefFund,
  grant,
  openDesk,
  pay,
} from '#test/support/lending/lending.ts';
import { findDifferences } from '../verify/find-differences.ts';
import { type KeptSum, recomputeSums, rowsOf } from './kept-sum.ts';
import { keptSums } from './kept-sums.ts';
import { keptSumsSql, missingSumsSql, rowKeys, sqlOfSums } from './kept-sums-sql.ts';

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
  await fillReliefFund(testApi, desk);
});
afterAll(() => testApi.close());

/** Without the digests of a contact request and a movement of cash that are added while their triggers are off. */
const differences = async () =>
  (await findDifferences(testApi.context.pool)).differences.filter(
    (line) => !/^(contact request|movement of cash) /.test(line),
  );

test('the triggers of the database match the declared sums', async () => {
  const { ownerPool } = testApi.database;
  const made = await describeSchema(ownerPool);
  await ownerPool.query(keptSumsSql);
  expect(made, '`npm run db:new NAME` makes a migration with what changed').toBe(
    await describeSchema(ownerPool),
  );
});

test('the migration for a new sum counts it and keeps it up to date, and touches no other sum', async () => {
  const schema = await describeSchema(testApi.database.ownerPool);
  expect(missingSumsSql(schema)).toBe('');
  const [days] = keptSums.filter(({ table }) => table === 'collection_days');
  const more = missingSumsSql(schema, [
    ...keptSums,
    ...(days ? [{ ...days, table: 'blog_days' as never }] : []),
  ]);
  expect(more.match(/^(INSERT INTO|CREATE OR REPLACE FUNCTION) \S+|^ +INSERT INTO blog_days/gm)).toEqual([
    '    INSERT INTO blog_days',
    'CREATE OR REPLACE FUNCTION keep_sums_of_entries_added()',
    '  INSERT INTO blog_days',
  ]);
});

test('triggers write only declared sums, audit chains, late cash entries and outcomes of promises', () => {
  const written = Object.entries(serverRights).flatMap(([table, rights]) =>
    rights.length === 0 ? [table] : [],
  );
  const views = [
    'agreement_rows',
    'cash_books',
    'reported_due_days',
    'reported_officer_due_days',
    'standing_closes',
  ];
  const others = [...views, 'audit_chains', 'cash_late_entries', 'promise_outcomes'];
  const declared = new Set(keptSums.map(({ table }) => table));
  // The server sets the budget of the fund.
  declared.delete('relief_fund');
  expect(written.filter((table) => !others.includes(table)).sort()).toEqual([...declared].sort());
});

/** The columns of a table that the rows of a sum are made of, as the database knows them. */
const usedColumns = `
  SELECT DISTINCT a.attname AS name
    FROM pg_depend d JOIN pg_rewrite r ON r.oid = d.objid JOIN pg_attribute a ON a.attrelid = d.refobjid AND a.attnum = d.refobjsubid
   WHERE r.ev_class = 'rows_of_sum'::regclass AND d.refobjid = $1::regclass`;

test.each(keptSums.map((sum) => [nameOf(sum), sum] as const))(
  '%s declares each column that its rows are made of',
  async (_, sum) => {
    const client = await testApi.database.ownerPool.connect();
    try {
      await client.query(`CREATE TEMPORARY VIEW rows_of_sum AS ${rowsOf(sum)}`);
      for (const [table, columns] of Object.entries(sum.of)) {
        const { rows: used } = await client.query<{ name: string }>(usedColumns, [table]);
        const names = used.map(({ name }) => name).sort();
        if (columns !== 'only added') expect([...columns].sort(), table).toEqual(names);
      }
    } finally {
      client.release(true);
    }
  },
);

test('rows that a sum counts as append-only are never changed or removed', async () => {
  for (const [table, [column]] of Object.entries(rowKeys) as [keyof typeof rowKeys, readonly string[]][]) {
    if (keptSums.some(({ of }) => of[table] === 'only added')) {
      const change = testApi.database.ownerPool.query(`UPDATE ${table} SET ${column} = ${column}`);
      await expect(change, table).rejects.toThrow('only ever added to');
    }
  }
});

test('the server deletes no row that a sum is made of', () => {
  for (const table of keptSums.flatMap(({ of }) => Object.keys(of) as (keyof typeof serverRights)[]))
    expect(serverRights[table], table).not.toContain('DELETE');
});

/** Moves every sum. */
async function work(): Promise<void> {
  const { pool } = testApi.context;
  const branchId = await openDrawer(testApi, desk, 500);
  const relieved = await draft(testApi, desk);
  await grant(testApi, desk, await ask(testApi, desk, 'requestRelief', relieved, { amount: 200 }));
  const id = await active(testApi, desk);
  await pay(testApi, desk.employee, id, 1_000);
  await grant(testApi, desk, await ask(testApi, desk, 'requestRelief', id, { amount: 100 }));
  await count(testApi, desk.superadmin, await handOver(testApi, desk.employee, branchId, 1_000), 990);
  await addContactRequest(pool, {});
}

function nameOf({ table, figures }: KeptSum): string {
  return table === 'relief_fund' ? `${table}, ${figures.join()}` : table;
}

test.each(keptSums.map((sum) => [nameOf(sum), sum] as const))(
  '%s is wrong without its triggers, verify reports it, and a recount repairs it',
  async (_, sum) => {
    const { ownerPool } = testApi.database;
    await approved(testApi, desk);
    expect(await differences()).toEqual([]);
    await ownerPool.query(sqlOfSums(keptSums.filter((other) => other !== sum)));
    for (const table of Object.keys(sum.of))
      if (!keptSums.some((other) => other !== sum && table in other.of))
        await ownerPool.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
    await work();
    const found = await differences();
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter((line) => !line.startsWith(sum.table))).toEqual([]);
    for (const table of Object.keys(sum.of))
      await ownerPool.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
    await ownerPool.query(keptSumsSql);
    await ownerPool.query(recomputeSums(sum));
    expect(await differences()).toEqual([]);
  },
);

test.each(keptSums.flatMap(({ table, figures }) => figures.map((figure) => [table, figure] as const)))(
  'a wrong %s.%s is reported',
  async (table, figure) => {
    await work();
    const { ownerPool } = testApi.database;
    const { rowCount } = await ownerPool.query(`UPDATE ${table} SET ${figure} = ${figure} + 1`);
    const found = await differences();
    expect(found).toHaveLength(rowCount ?? 0);
    for (const line of found)
      expect(line).toMatch(new RegExp(`^${table}\\b.*: ${figure} -?[0-9]+ kept, -?[0-9]+ in the rows$`));
    await ownerPool.query(`UPDATE ${table} SET ${figure} = ${figure} - 1`);
  },
);
