import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeSchema } from '#server/platform/db/schema/describe-schema.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import {
  active,
  agreementBody,
  ask,
  draft,
  fillReliefFund,
  grant,
  openDesk,
  pay,
} from '#test/support/lending/lending.ts';
import { findDifferences } from '../verify/find-differences.ts';
import { agreementRowsSql, digestedColumns, digestSql } from './row-digests.ts';

let testApi: TestApi;

beforeAll(async () => {
  testApi = await createTestApi();
  const desk = await openDesk(testApi);
  await fillReliefFund(testApi, desk);
  const id = await active(testApi, desk);
  const { entryId } = await pay(testApi, desk.employee, id, 1_000);
  const body = { paper: 'a5', language: 'en' } as const;
  await testApi.call('recordReceiptPrint', { as: desk.employee, params: { entryId }, body });
  await grant(testApi, desk, await ask(testApi, desk, 'requestRelief', id, { amount: 100 }));
  const promise = { amount: 5_000, promisedFor: '2026-12-01' };
  await testApi.call('recordPaymentPromise', { as: desk.employee, params: { id }, body: promise });
  const contact = { channel: 'visit', result: 'reached' } as const;
  await testApi.call('logContact', { as: desk.employee, params: { id }, body: contact });
  const edited = {
    params: { id: await draft(testApi, desk) },
    body: { ...agreementBody(''), termsVersion: 1 },
  };
  await testApi.call('editDraft', { as: desk.employee, ...edited });
});
afterAll(() => testApi.close());

const tables = Object.keys(digestedColumns);

test('the digest functions of the database match the list in the code', async () => {
  const { ownerPool } = testApi.database;
  const made = await describeSchema(ownerPool);
  await ownerPool.query(digestSql);
  expect(made, 'put `digestSql` into a new migration').toBe(await describeSchema(ownerPool));
});

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly PlanNode[];
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** The few rows of branches are read whole. Any other table would grow too large for it. */
const isReadWhole = (node: PlanNode, leading: ReadonlyMap<string, string>) =>
  node['Relation Name'] !== 'branches' &&
  (node['Node Type'] === 'Seq Scan' ||
    (node['Index Name'] !== undefined &&
      node['Index Cond']?.includes(leading.get(node['Index Name']) ?? '') !== true));

test.each([
  ['the view', 'agreement_rows'],
  ['verify', agreementRowsSql],
])('%s finds the rows of one agreement by the first column of an index', async (_, source) => {
  const client = await testApi.database.ownerPool.connect();
  await client.query('SET enable_seqscan = off');
  const { rows: indexes } = await client.query<{ name: string; first: string }>(
    'SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid, 1, true) AS first FROM pg_index',
  );
  const leading = new Map(indexes.map(({ name, first }) => [name, first]));
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    `EXPLAIN (FORMAT JSON) SELECT * FROM ${source} WHERE agreement_id = '00000000-0000-7000-8000-000000000000'`,
  );
  client.release(true);
  const nodes = rows.flatMap((row) => nodesOf(row['QUERY PLAN'][0].Plan));
  const read = new Set(nodes.map((node) => node['Relation Name']).filter(Boolean));
  expect([...read].sort()).toEqual([...tables, 'branches'].sort());
  expect(nodes.filter((node) => isReadWhole(node, leading))).toEqual([]);
});

/** Columns that the database computes from digested columns, or that verify derives from entries and schedules. */
const inNoDigest = [
  'agreements.financed',
  'installments.agreement_id',
  'installments.paid',
  'installments.relieved',
  'installments.schedule_number',
  'installments.stays_due',
];

const writtenAs: Readonly<Record<string, string>> = {
  'timestamp with time zone': 'instant',
  date: 'day',
  bytea: 'bytes',
};

test('every column of the books is in a digest or listed as excluded, and is hashed by its type', async () => {
  const { rows } = await testApi.database.ownerPool.query<{ name: string; type: string }>(
    `SELECT table_name || '.' || column_name AS name, data_type AS type FROM information_schema.columns
      WHERE table_name = ANY ($1)`,
    [tables],
  );
  const digested = new Map<string, string>(
    Object.entries(digestedColumns).flatMap(([table, columns]) =>
      Object.entries(columns).map(([column, written]) => [`${table}.${column}`, written] as const),
    ),
  );
  const left = rows.map(({ name }) => name).filter((name) => !digested.has(name));
  expect(left.sort()).toEqual(inNoDigest);
  for (const [name, written] of digested) {
    const type = rows.find((row) => row.name === name)?.type ?? '';
    expect(written, name).toBe(writtenAs[type] ?? 'plain');
  }
});

async function digests(): Promise<unknown[]> {
  const { rows } = await testApi.database.ownerPool.query(
    'SELECT agreement_id, part, digest FROM agreement_rows ORDER BY agreement_id, part COLLATE "C"',
  );
  return rows;
}

test('adding and filling a column changes no digest', async () => {
  const before = await digests();
  const client = await testApi.database.ownerPool.connect();
  await client.query('SET session_replication_role = replica');
  for (const table of tables) {
    await client.query(`ALTER TABLE ${table} ADD COLUMN voucher text`);
    const { rowCount } = await client.query(`UPDATE ${table} SET voucher = 'SGD-V-000012'`);
    expect(rowCount, table).toBeGreaterThan(0);
  }
  client.release(true);
  expect(await digests()).toEqual(before);
  expect((await findDifferences(testApi.context.pool)).differences).toEqual([]);
});
