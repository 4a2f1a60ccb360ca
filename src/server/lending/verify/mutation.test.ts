import type { PoolClient } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { createTestApi, type TestApi, testAuditKey } from '#test/support/calls/api.ts';
import { addContactRequest } from '#test/support/desk/contact-requests.ts';
import { otherValues } from '#test/support/ledger/other-values.ts';
import {
  count,
  deposit,
  handOver,
  leaveInDrawer,
  openAccount,
  openDrawer,
  payExpense,
  settleDifference,
} from '#test/support/lending/cash.ts';
import {
  active,
  addCustomer,
  agreementBody,
  ask,
  fillReliefFund,
  grant,
  openDesk,
  pay,
} from '#test/support/lending/lending.ts';
import { fc } from '#test/support/runs/properties.ts';
import { keptSums } from '../sums/kept-sums.ts';
import { verifyBooks } from './find-differences.ts';

/** All tables about debts, payments and decisions, and their audit. */
const tables = [
  'agreement_counters',
  'agreement_guarantors',
  'agreement_items',
  'agreements',
  'approvals',
  'audit_chains',
  'audit_events',
  'contact_log',
  'cost_evidence',
  'entries',
  'idempotency_keys',
  'installments',
  'payment_promises',
  'promise_outcomes',
  'receipt_counters',
  'receipt_prints',
  'receipts',
  'schedules',
  'taken_slips',
  ...new Set(keptSums.map(({ table }) => table)),
];

/** The words by which verify names a row of each table; a kept sum is named by its table. */
const namedBy: Readonly<Record<string, RegExp>> = {
  agreement_counters: /were numbered$/,
  agreement_guarantors: /: the list of items and guarantors is /,
  agreement_items: /: the list of items and guarantors is /,
  agreements: /: its row of terms and figures is |: no audit event says how it was written$/,
  approvals: /: approval \S+ is /,
  audit_chains: /^audit chain /,
  audit_events: /^audit chain /,
  contact_log: /: contact \S+ is /,
  cost_evidence: /: invoice \d+ is /,
  entries: /: entry \d+ is /,
  idempotency_keys: /: the key of a request at /,
  installments:
    /: (replaced )?schedule |installment|: terms: the day the down payment is |^(officer_)?due_days, /,
  payment_promises: /: promise \S+ is /,
  promise_outcomes: /: the outcome of promise /,
  receipt_counters: /^(receipt|voucher)\w* of branch /,
  receipt_prints: /: print \S+ is /,
  receipts: /: receipt\S* \S+ is /,
  relief_fund: /^relief.fund/,
  schedules: /: (replaced )?schedule \d+ is /,
  taken_slips: /: the slip of entry \S+ is /,
};

const rowOf = (table: string) => namedBy[table] ?? new RegExp(`^${table}, `);

/**
 * Columns outside the proof: the officer at the time of a promise, and the hash of a request, which only decides on a repeated
 * answer.
 */
const unproven: readonly string[] = ['promise_outcomes.officer_id', 'idempotency_keys.request_hash'];

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
}

let testApi: TestApi;
let columns: Column[];

beforeAll(async () => {
  testApi = await createTestApi({ AUDIT_KEY: testAuditKey });
  await writeBooks();
  const { ownerPool } = testApi.database;
  ({ rows: columns } = await ownerPool.query<Column>(
    `SELECT table_name AS "table", column_name AS name, data_type AS type FROM information_schema.columns
      WHERE table_name = ANY ($1) AND is_generated = 'NEVER' ORDER BY table_name, ordinal_position`,
    [tables],
  ));
  // Drops the constraints that are in the way, as the owner could.
  const { rows: checks } = await ownerPool.query<{ drop: string }>(
    `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop
       FROM pg_constraint WHERE contype = 'c' AND conrelid::regclass::text = ANY ($1)`,
    [tables],
  );
  for (const { drop } of checks) await ownerPool.query(drop);
});
afterAll(() => testApi.close());

/** Books in which every table has rows. */
async function writeBooks(): Promise<void> {
  const desk = await openDesk(testApi);
  await addContactRequest(testApi.context.pool, {});
  const as = desk.employee;
  await fillReliefFund(testApi, desk);
  const branchId = await openDrawer(testApi, desk);
  const customerId = await addCustomer(testApi, desk);
  const terms = { customerId, price: 6_000, downPayment: 600, count: 5 };
  const [first, second] = [await active(testApi, desk, terms), await active(testApi, desk, terms)];
  const { entryId } = await pay(testApi, as, first, 1_000, { method: 'bank', reference: 'TRX-1' });
  await testApi.call('recordReceiptPrint', {
    as,
    params: { entryId },
    body: { paper: 'a5', language: 'en' },
  });
  await pay(testApi, as, first, 5_000, { confirmed: ['payment_beyond_outstanding'] });
  const moved = { toAgreementId: second, amount: 300 };
  await testApi.call('moveOverpayment', { as, params: { id: first }, body: moved });
  await grant(testApi, desk, await ask(testApi, desk, 'requestRelief', second, { amount: 100 }));
  const frequency = { unit: 'months', every: 1 } as const;
  const later = {
    firstDueOn: '2027-05-31',
    openCount: 3,
    roundingStep: 1,
    consentHow: 'signed',
    frequency,
  } as const;
  await grant(testApi, desk, await ask(testApi, desk, 'requestReschedule', second, later));
  await testApi.call('logContact', {
    as,
    params: { id: second },
    body: {
      channel: 'visit',
      result: 'promised',
      promise: { amount: 5_000, promisedFor: '2026-12-02' },
    },
  });
  const guarantor = await testApi.call('saveGuarantor', {
    as,
    body: {
      fullName: { own: 'Abdul Ghafoor' },
      cnic: '3840312345679',
      phone: '03000000102',
      address: 'Sargodha',
    },
  });
  const guarantors = [{ guarantorId: guarantor.id, relation: 'neighbor' }];
  await testApi.call('draftAgreement', { as, body: { ...agreementBody(customerId), guarantors } });
  await count(testApi, desk.superadmin, await handOver(testApi, as, branchId, 500), 500);
  const depositedOn = businessDateOf(testApi.clock.now());
  const { id: accountId } = await openAccount(testApi, desk);
  await deposit(testApi, desk.superadmin, branchId, { accountId, amount: 10, depositedOn });
  await payExpense(testApi, desk.superadmin, branchId, 10);
  const short = await count(testApi, desk.superadmin, await handOver(testApi, as, branchId, 500), 400);
  await settleDifference(testApi, await openDesk(testApi), short.id);
  const taken = await pay(testApi, as, second, 600);
  const { held } = await testApi.call('getMyCash', { as });
  await count(testApi, desk.superadmin, await handOver(testApi, as, branchId, held), held);
  await grant(testApi, desk, await ask(testApi, desk, 'requestReversal', taken.entryId));
  await leaveInDrawer(testApi, desk, taken.entryId);
}

/** Changes a column of a row without constraints, and restores it. Returns the differences found in between. */
async function changedMeanwhile({ table, name, type }: Column, nth: number): Promise<readonly string[]> {
  const other = otherValues[type]?.(`"${name}"`);
  if (other === undefined) throw new Error(`say what another ${type} is`);
  const client: PoolClient = await testApi.database.ownerPool.connect();
  await client.query('BEGIN');
  try {
    await client.query('SET LOCAL session_replication_role = replica');
    const { rowCount } = await client.query(
      `UPDATE ${table} SET "${name}" = ${other} WHERE ctid = (
         SELECT ctid FROM ${table} ORDER BY ctid OFFSET $1 % (SELECT count(*) FROM ${table}) LIMIT 1)`,
      [nth],
    );
    expect(rowCount, `${table} has rows`).toBe(1);
    return (await verifyBooks([client], { keys: testApi.context.config.auditKeys })).differences;
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

test('verify accepts untouched books', async () => {
  const client = await testApi.database.ownerPool.connect();
  await client.query('BEGIN');
  expect((await verifyBooks([client], { keys: testApi.context.config.auditKeys })).differences).toEqual([]);
  await client.query('ROLLBACK');
  client.release();
});

test('a row has the same digest under any settings of the session', async () => {
  const client = await testApi.database.ownerPool.connect();
  await client.query('BEGIN');
  const { rows } = await client.query<{ id: string; branchId: string; at: Date }>(
    `SELECT id, branch_id AS "branchId", (SELECT max(recorded_at) FROM audit_events) AS at FROM agreements ORDER BY branch_id`,
  );
  await client.query(
    "SET LOCAL timezone = 'Asia/Karachi'; SET LOCAL datestyle = 'SQL, DMY'; SET LOCAL bytea_output = 'escape'",
  );
  const { rowCount } = await client.query('UPDATE agreements SET version = version + 1');
  expect(rowCount).toBeGreaterThan(0);
  for (const { id, branchId, at } of rows)
    await recordAuditEvent(client, { actor: null, clientAddress: null }, at, {
      branchId,
      action: 'record_payment',
      subject: 'agreement',
      subjectId: id,
    });
  expect((await verifyBooks([client], { keys: testApi.context.config.auditKeys })).differences).toEqual([]);
  await client.query('ROLLBACK');
  client.release();
});

test('a changed value in any column of any row is reported, with the row', async () => {
  const provable = columns.filter(({ table, name }) => !unproven.includes(`${table}.${name}`));
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...provable), fc.nat(1_000), async (column, nth) => {
      expect(await changedMeanwhile(column, nth), `${column.table}.${column.name}`).toContainEqual(
        expect.stringMatching(rowOf(column.table)),
      );
    }),
    { numRuns: 200, endOnFailure: true },
  );
});

test.each(unproven)('a changed %s is not reported: no digest covers it', async (name) => {
  const column = columns.find((one) => `${one.table}.${one.name}` === name);
  expect(column && (await changedMeanwhile(column, 0))).toEqual([]);
});
