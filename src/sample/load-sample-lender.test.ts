import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CalendarDate, calendarDate } from '#domain/calendar/calendar-date.ts';
import { requestStatuses } from '#domain/desk/contact-requests/request-actions.ts';
import type { Phrase } from '#domain/language.ts';
import { agreementStatuses } from '#domain/lending/agreements/agreement-status.ts';
import { approvalKinds, approvalStates } from '#domain/lending/approvals/approval.ts';
import {
  type PaymentPromise,
  paymentPromiseStates,
  promisesWithState,
  type ReceivedPayment,
} from '#domain/lending/collections/payment-promise.ts';
import { daysPastDue } from '#domain/lending/collections/standing.ts';
import { customerRequestKinds } from '#domain/lending/customer-requests/customer-request.ts';
import { transferStates } from '#domain/lending/customer-requests/transfer-report.ts';
import { paymentMethods } from '#domain/lending/ledger/bookkeeping.ts';
import { entryKinds } from '#domain/lending/ledger/entry-kind.ts';
import { productCategories } from '#domain/lending/products/pictogram.ts';
import { type Cnic, cnicWarnings } from '#domain/person/cnic.ts';
import type { Gender } from '#domain/person/gender.ts';
import type { ImportDbRow } from '#server/insight/imports/imports.queries.ts';
import type { FileRow } from '#server/insight/imports/rows/file-reading.ts';
import { judgeCustomers } from '#server/insight/imports/rows/judge-customers.ts';
import { seedBranches } from '#server/lender/branches/seed-branches.ts';
import { findDifferences } from '#server/lending/verify/find-differences.ts';
import { phraseOf } from '#server/platform/db/text-of.ts';
import { TestClock } from '#test/support/calls/api.ts';
import { noFiles } from '#test/support/files/no-files.ts';
import { thorough } from '#test/support/runs/thorough.ts';
import { createTestDatabase, type TestDatabase } from '#test/support/servers/database.ts';
import { loadSampleLender } from './load-sample-lender.ts';

const today = calendarDate('2026-11-20');
let database: TestDatabase;

beforeAll(async () => {
  database = await emptyLender();
  await loadSampleLender(database.pool, new TestClock(), noFiles);
});
afterAll(() => database.drop());

async function emptyLender(): Promise<TestDatabase> {
  const made = await createTestDatabase();
  await seedBranches(made.pool);
  return made;
}

/** The first column of an answer. */
async function column<Value>(sql: string, values: readonly unknown[] = []): Promise<Value[]> {
  const { rows } = await database.pool.query<[Value]>({ text: sql, values: [...values], rowMode: 'array' });
  return rows.map(([value]) => value);
}

test('the stored figures equal the entries, including receipts and audit chain', async () => {
  const { differences, ...counts } = await findDifferences(database.pool);
  expect(differences).toEqual([]);
  expect(counts.agreements).toBe(900);
  expect(counts.entries).toBeGreaterThan(10_000);
  expect(counts.auditEvents).toBeGreaterThan(1_000);
});

test.each([
  ['status of an agreement', 'SELECT DISTINCT status FROM agreements', agreementStatuses],
  ['kind of entry', 'SELECT DISTINCT kind FROM entries', entryKinds],
  [
    'way of paying',
    "SELECT DISTINCT method FROM entries WHERE kind = 'payment'",
    [...paymentMethods, 'transfer'],
  ],
  ['kind of request', 'SELECT DISTINCT kind FROM approvals', approvalKinds],
  [
    'kind of request that waits',
    "SELECT DISTINCT kind FROM approvals WHERE state = 'pending'",
    approvalKinds,
  ],
  ['state of a request', 'SELECT DISTINCT state FROM approvals', approvalStates],
  ['state of a contact request', 'SELECT DISTINCT status FROM contact_requests', requestStatuses],
  ['state of a reported transfer', 'SELECT DISTINCT state FROM transfer_reports', transferStates],
  ...['waits', 'is answered'].map((how, index): [string, string, readonly string[]] => [
    `kind of thing that a customer asks for and that ${how}`,
    `SELECT DISTINCT kind FROM customer_requests WHERE (answered_at IS NULL) = ${index === 0}`,
    customerRequestKinds,
  ]),
  ['category of products', 'SELECT DISTINCT category FROM products', productCategories],
])('every %s is there', async (_, sql, all) => {
  expect((await column<string>(sql)).toSorted()).toEqual(all.toSorted());
});

test.each([
  ['on time', 0, 0],
  ['1 to 30 days', 1, 30],
  ['31 to 60 days', 31, 60],
  ['61 to 90 days', 61, 90],
  ['more than 90 days', 91, Number.POSITIVE_INFINITY],
])('there are agreements %s past due, at the head office too', async (_, from, to) => {
  const ages = async (branch: string) =>
    (
      await column<CalendarDate>(
        `SELECT oldest_unpaid_due_on FROM agreements a JOIN branches b ON b.id = a.branch_id
          WHERE status = 'active' AND b.code LIKE $1`,
        [branch],
      )
    ).map((oldest) => daysPastDue(oldest, today));
  const within = (days: readonly number[]) => days.filter((age) => age >= from && age <= to);
  expect(within(await ages('%')).length).toBeGreaterThan(2);
  expect(within(await ages('SGD'))).not.toEqual([]);
});

test('some promises to pay were kept, some broken, and some wait for today', async () => {
  const ofAgreements = await database.pool.query<{ promises: PaymentPromise[]; payments: ReceivedPayment[] }>(
    `SELECT json_agg(json_build_object('amount', amount, 'promisedFor', promised_for,
                                       'madeAt', (extract(epoch FROM recorded_at) * 1000)::bigint)) AS promises,
            (SELECT coalesce(json_agg(json_build_object('amount', e.amount, 'valuedOn', e.valued_on,
                      'recordedAt', (extract(epoch FROM e.recorded_at) * 1000)::bigint)), '[]')
               FROM entries e WHERE e.agreement_id = p.agreement_id AND e.kind = 'payment'
                AND NOT EXISTS (SELECT FROM entries r WHERE r.reverses = e.id)) AS payments
       FROM payment_promises p GROUP BY agreement_id`,
  );
  const promises = ofAgreements.rows.flatMap((row) => promisesWithState(row.promises, row.payments, today));
  const states = promises.map(({ state }) => state);
  for (const state of paymentPromiseStates)
    expect(states.filter((one) => one === state).length, state).toBeGreaterThan(10);
  expect(promises.some(({ promisedFor }) => promisedFor === today)).toBe(true);
});

describe('people', () => {
  test("work at seven branches, and only the sample's three can sign in", async () => {
    expect(await column('SELECT count(*) FROM employees')).toEqual([20]);
    expect(await column('SELECT count(DISTINCT branch_id) FROM employees')).toEqual([7]);
    expect(await column('SELECT email FROM users WHERE password_hash IS NOT NULL ORDER BY email')).toEqual([
      'customer@example.pk',
      'employee@example.pk',
      'superadmin@example.pk',
    ]);
  });

  test('have CNICs that match their gender, and their own phones', async () => {
    const { rows } = await database.pool.query<{ cnic: Cnic; gender: Gender }>(
      'SELECT cnic, gender FROM customers',
    );
    expect(rows).toHaveLength(609);
    expect(rows.flatMap(({ cnic, gender }) => cnicWarnings(cnic, gender))).toEqual([]);
    expect(
      await column(
        `SELECT phone FROM (SELECT phone FROM customers UNION ALL SELECT phone FROM guarantors) people
          GROUP BY phone HAVING count(*) > 1`,
      ),
    ).toEqual([]);
  });

  test('vouch in pairs, never for themselves', async () => {
    const guarantors = `SELECT count(*) FROM agreement_guarantors GROUP BY agreement_id`;
    expect(new Set(await column(guarantors))).toEqual(new Set([2]));
    expect(await column('SELECT cnic FROM guarantors INTERSECT SELECT cnic FROM customers')).toEqual([]);
    expect(await column('SELECT count(*) > 500 FROM guarantors')).toEqual([false]);
  });
});

describe('the users who can sign in find work for the day', () => {
  const ofEmployee = "(SELECT id FROM users WHERE email = 'employee@example.pk')";

  test('the employee has customers with installments due today, overdue, and promised for today', async () => {
    const dueOn = (comparison: string) =>
      column(
        `SELECT DISTINCT a.id FROM agreements a
           JOIN installments i ON i.agreement_id = a.id AND i.schedule_number = a.schedule_number
          WHERE a.status = 'active' AND a.officer_id = ${ofEmployee} AND i.paid < i.amount AND i.due_on ${comparison} $1`,
        [today],
      );
    expect((await dueOn('=')).length).toBeGreaterThan(1);
    expect((await dueOn('<')).length).toBeGreaterThan(5);
    expect(
      await column(
        `SELECT p.id FROM payment_promises p JOIN agreements a ON a.id = p.agreement_id
          WHERE a.officer_id = ${ofEmployee} AND p.promised_for = $1`,
        [today],
      ),
    ).not.toEqual([]);
  });

  test('the customer has a paid agreement and a running one', async () => {
    const { rows } = await database.pool.query<{ status: string; payments: number; is_served: boolean }>(
      `SELECT a.status, a.officer_id = ${ofEmployee} AS is_served,
              (SELECT count(*) FROM entries e WHERE e.agreement_id = a.id AND e.kind = 'payment') AS payments
         FROM agreements a JOIN customers c ON c.id = a.customer_id JOIN users u ON u.id = c.user_id
        WHERE u.email = 'customer@example.pk' ORDER BY a.created_at`,
    );
    expect(rows).toEqual([
      { status: 'completed', payments: 9, is_served: true },
      { status: 'active', payments: expect.any(Number), is_served: true },
    ]);
    expect(rows[1]?.payments).toBeGreaterThan(4);
  });
});

test('the drawers of all branches are followed: hand-overs were counted, two of them differ, one waits, one deposit is in transit, one expense is confirmed, one refused and one neither, and each day is closed', async () => {
  expect(await column('SELECT count(*) FROM cash_drawers WHERE custodian_id IS NOT NULL')).toEqual([7]);
  expect(await column("SELECT count(*) > 30 FROM cash_movements WHERE kind = 'hand_over'")).toEqual([true]);
  expect(await column("SELECT DISTINCT kind FROM cash_offers WHERE state = 'waiting'")).toEqual([
    'hand_over',
  ]);
  expect(
    await column(
      "SELECT confirmed_by IS NOT NULL FROM cash_movements LEFT JOIN cash_arrivals ON deposit_id = cash_movements.id WHERE kind = 'deposit' ORDER BY 1",
    ),
  ).toEqual([false, true]);
  expect(
    await column('SELECT stated - amount FROM cash_movements WHERE stated <> amount ORDER BY 1'),
  ).toEqual([-100, 500, 2_300]);
  expect(
    await column(
      "SELECT coalesce(n.kind, confirmed_by::text) IS NOT NULL FROM cash_movements m LEFT JOIN cash_movements n ON n.refuses = m.id LEFT JOIN cash_expense_confirmations ON expense_id = m.id WHERE m.kind = 'expense' ORDER BY m.serial",
    ),
  ).toEqual([true, true, false]);
  expect(
    await column(
      'SELECT DISTINCT closed_until - min(day) FROM cash_books JOIN cash_day_closes USING (branch_id) GROUP BY branch_id, closed_until',
    ),
  ).toEqual([8]);
});

test('a register was imported: the results of its check are stored, and it can be undone', async () => {
  const [file] = await column<ImportDbRow>(
    `SELECT json_build_object('kind', kind, 'columns', columns, 'found', found, 'forAll', for_all, 'dateOrder', date_order, 'points', points,
                              'storedDays', stored_days)
       FROM imports WHERE state = 'done'`,
  );
  const rows = await column<FileRow & { faults: unknown }>(
    "SELECT json_build_object('line', line, 'cells', cells, 'faults', faults) FROM import_rows WHERE state = 'faulty'",
  );
  const client = await database.pool.connect();
  const judged = await judgeCustomers(client, { ...(file as ImportDbRow), today }, rows);
  client.release();
  expect(judged.map((row) => row.state === 'faulty' && row.faults)).toEqual(rows.map(({ faults }) => faults));
  expect(rows).toHaveLength(2);
  expect(
    await column(
      "SELECT remove_imported_customer(record_id) FROM import_rows WHERE state = 'created' AND line = 2",
    ),
  ).toEqual([true]);
});

test('customers sent requests from their own pages, at several branches and in both languages', async () => {
  const sent = `(SELECT id, customer_id, agreement_id, reported_at AS at, NULL AS reason FROM transfer_reports
                  UNION ALL SELECT id, customer_id, agreement_id, asked_at, reason FROM customer_requests)`;
  const wrong = `SELECT s.id FROM ${sent} s JOIN customers c ON c.id = s.customer_id JOIN agreements a ON a.id = s.agreement_id
                  WHERE c.user_id IS NULL OR a.customer_id <> c.id OR s.at > $1 OR s.at < a.activated_at`;
  expect(await column(wrong, [new Date(new TestClock().now())])).toEqual([]);
  const branches = `SELECT count(DISTINCT branch_id) > 3 FROM ${sent} s JOIN agreements a ON a.id = s.agreement_id`;
  expect(await column(branches)).toEqual([true]);
  const reasons = await column<string>('SELECT reason FROM customer_requests');
  expect(new Set(reasons.map((reason) => /[\u0600-\u06ff]/u.test(reason)))).toEqual(new Set([true, false]));
  // A slip of each, because the same picture twice is a warning.
  expect(await column('SELECT count(*) - count(DISTINCT slip_hash) FROM transfer_reports')).toEqual([0]);
});

test('has six posts, each complete in both languages and readable in five minutes', async () => {
  const { rows } = await database.pool.query<{ body: Phrase }>(
    `SELECT ${phraseOf('body')} AS body FROM blog_posts WHERE is_published`,
  );
  const words = rows.flatMap(({ body }) => Object.values(body).map((text) => text.split(/\s+/).length));
  expect(words).toHaveLength(12);
  expect(Math.min(...words)).toBeGreaterThan(250);
  expect(Math.max(...words)).toBeLessThan(500);
});

test('two processes that load at once load it once, and an interrupted load leaves nothing', async () => {
  const other = await emptyLender();
  // The last table that is written to refuses: all that came before must go.
  await other.ownerPool.query('ALTER TABLE audit_events ADD CONSTRAINT cut_off CHECK (false)');
  await expect(loadSampleLender(other.pool, new TestClock(), noFiles)).rejects.toThrow('cut_off');
  const left = await other.pool.query(
    'SELECT FROM users UNION ALL SELECT FROM products UNION ALL SELECT FROM entries UNION ALL SELECT FROM blog_posts',
  );
  expect(left.rowCount).toBe(0);
  await other.ownerPool.query('ALTER TABLE audit_events DROP CONSTRAINT cut_off');
  await Promise.all([
    loadSampleLender(other.pool, new TestClock(), noFiles),
    loadSampleLender(other.pool, new TestClock(), noFiles),
  ]);
  const loaded = await other.pool.query('SELECT count(*)::int AS agreements FROM agreements');
  expect(loaded.rows).toEqual([{ agreements: 900 }]);
  if (thorough) expect((await findDifferences(other.pool)).differences).toEqual([]);
  await other.drop();
});
