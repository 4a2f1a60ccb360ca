import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findDifferences } from '#server/lending/verify/find-differences.ts';
import { takeOverRows } from '#server/platform/audit/kept-rows/take-over-rows.ts';
import { prepareDatabase } from '#server/platform/db/at-start/prepare-database.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import {
  active,
  addCustomer,
  ask,
  fillReliefFund,
  grant,
  openDesk,
  pay,
  readAgreement,
} from '#test/support/lending/lending.ts';
import { migrationsDir } from './support/paths.ts';

/** The ledgers by their agreement, and the audit by month. */
const partitioned: Readonly<Record<string, { readonly by: string; readonly parts: readonly string[] }>> = {
  ...Object.fromEntries(
    ['entries', 'receipts', 'receipt_prints', 'idempotency_keys', 'transfer_matches'].map((table) => [
      table,
      {
        by: 'HASH (agreement_id)',
        parts: [0, 1, 2, 3].map((part) => `FOR VALUES WITH (MODULUS 4, REMAINDER ${part})`),
      },
    ]),
  ),
  audit_events: {
    by: 'RANGE (recorded_at)',
    parts: [
      "FOR VALUES FROM (MINVALUE) TO ('2026-11-20')",
      "FOR VALUES FROM ('2026-11-20') TO ('2026-12-01')",
      'DEFAULT',
    ],
  },
};

/** The migration with its tables in parts; nothing else of it is changed. */
function inParts(sql: string): string {
  return Object.entries(partitioned).reduce(
    (text, [table, { by, parts }]) =>
      text.replace(new RegExp(`(CREATE TABLE ${table} \\([^;]*\\));`), (_, create: string) =>
        [
          `${create} PARTITION BY ${by};`,
          ...parts.map((values, n) => `CREATE TABLE ${table}_${n} PARTITION OF ${table} ${values};`),
        ].join('\n'),
      ),
    sql,
  );
}

let testApi: TestApi;
let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'qist-partitions-'));
  await cp(migrationsDir, directory, { recursive: true });
  for (const name of await readdir(directory)) {
    const path = join(directory, name);
    await writeFile(path, inParts(await readFile(path, 'utf8')));
  }
  testApi = await createTestApi();
  const { ownerPool, settings } = testApi.database;
  const branches = (await ownerPool.query('SELECT * FROM branches ORDER BY position')).rows;
  await ownerPool.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  await prepareDatabase(testApi.context.pool, settings.MIGRATION_DATABASE_URL, directory, () => undefined);
  await ownerPool.query('INSERT INTO branches SELECT * FROM json_populate_recordset(NULL::branches, $1)', [
    JSON.stringify(branches),
  ]);
  await takeOverRows(testApi.context.pool, new Date(testApi.clock.now()));
});
afterAll(async () => {
  await testApi.close();
  await rm(directory, { recursive: true });
});

test('payments are recorded, printed, moved, reversed and verified on partitioned ledger and audit tables', async () => {
  const desk = await openDesk(testApi);
  const as = desk.employee;
  await fillReliefFund(testApi, desk);
  const customerId = await addCustomer(testApi, desk);
  const terms = { customerId, price: 6_000, downPayment: 600, count: 5 };
  const ids: string[] = [];
  while (ids.length < 6) ids.push(await active(testApi, desk, terms));
  const [first = '', second = ''] = ids;
  const payments = await Promise.all(ids.map((id) => pay(testApi, as, id, 1_000)));
  const params = { entryId: payments[0]?.entryId ?? '' };
  await testApi.call('recordReceiptPrint', { as, params, body: { paper: 'a5', language: 'en' } });
  await pay(testApi, as, first, 5_000, { confirmed: ['payment_beyond_outstanding'] });
  const moved = { toAgreementId: second, amount: 300 };
  await testApi.call('moveOverpayment', { as, params: { id: first }, body: moved });
  await grant(testApi, desk, await ask(testApi, desk, 'requestReversal', payments[2]?.entryId ?? ''));
  const code = payments[3]?.receipt?.code ?? '';
  expect(await testApi.call('checkReceipt', { params: { code } })).toMatchObject({ amount: 1_000 });
  expect((await readAgreement(testApi, as, second)).outstanding).toBe(4_100);
  const { data } = await testApi.call('listAuditEvents', { as: desk.superadmin });
  expect(data.length).toBeGreaterThan(0);

  for (const table of Object.keys(partitioned)) {
    const { rows } = await testApi.context.pool.query<{ parts: number }>(
      'SELECT count(*) AS parts FROM pg_inherits WHERE inhparent = $1::regclass',
      [table],
    );
    expect(rows[0]?.parts, table).toBeGreaterThan(2);
  }
  const { differences, entries } = await findDifferences(testApi.context.pool);
  expect(differences).toEqual([]);
  expect(entries).toBeGreaterThan(20);
});
