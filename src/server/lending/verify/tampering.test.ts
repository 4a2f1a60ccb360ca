import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { tamperWith } from '#test/support/ledger/tamper.ts';
import {
  active,
  addCustomer,
  ask,
  type Desk,
  draft,
  fillReliefFund,
  grant,
  openDesk,
  pay,
  readAgreement,
} from '#test/support/lending/lending.ts';
import { digestSql } from '../ledger/row-digests.ts';
import { findDifferences } from './find-differences.ts';

/** The changes that the owner of the database can make to the books with all triggers off, and which of them are found. */
let testApi: TestApi;
let desk: Desk;
/** An agreement of 6,000 in 5 installments, on which 1,000, 500 and 700 were paid; entries 2 to 4. */
let id: string;
let number: string;
/** The differences that earlier tests left. */
let before: ReadonlySet<string>;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
  await fillReliefFund(testApi, desk);
});
beforeEach(async () => {
  id = await active(testApi, desk, { price: 6_000, downPayment: 0, count: 5 });
  for (const amount of [1_000, 500, 700]) await pay(testApi, desk.employee, id, amount);
  ({ number } = await readAgreement(testApi, desk.employee, id));
  before = new Set((await findDifferences(testApi.context.pool)).differences);
});
afterAll(() => testApi.close());

const tamper = (...statements: readonly string[]) => tamperWith(testApi, id, statements);

async function found(): Promise<string[]> {
  const { differences } = await findDifferences(testApi.context.pool);
  return differences.filter((line) => !before.has(line));
}

async function receiptOf(position: number): Promise<string> {
  const { entries } = await readAgreement(testApi, desk.employee, id);
  return `receipt ${entries[position - 1]?.receiptNumber}`;
}

const entry = (position: number) =>
  `(SELECT id FROM entries WHERE agreement_id = $1 AND position = ${position})`;

/** As late as an event of the test's clock may be. */
const newest = '(SELECT max(recorded_at) FROM audit_events)';

/** The price and all that follows from it */
const raised = [
  'UPDATE agreements SET price = price + 5000, outstanding = outstanding + 5000 WHERE id = $1',
  'UPDATE agreement_items SET unit_price = unit_price + 5000 WHERE agreement_id = $1',
  'UPDATE entries SET amount = amount + 5000 WHERE agreement_id = $1 AND position = 1',
  'UPDATE installments SET amount = amount + 5000 WHERE agreement_id = $1 AND number = 5',
  'UPDATE receipts SET outstanding_after = outstanding_after + 5000 WHERE entry_id IN (SELECT id FROM entries WHERE agreement_id = $1)',
  'UPDATE branch_portfolios SET outstanding = outstanding + 5000 WHERE branch_id = (SELECT branch_id FROM agreements WHERE id = $1)',
];

test('the price raised by 5,000 with everything that depends on it is reported', async () => {
  await tamper(...raised);
  const lines = await found();
  for (const part of ['its row of terms and figures', 'entry 1', 'schedule 1', await receiptOf(2)])
    expect(lines).toContain(`${number}: ${part} is not as it was written`);
});

test('the price raised by 5,000 with one event that takes over all its rows is reported', async () => {
  await tamper(
    ...raised,
    'SET LOCAL session_replication_role = origin',
    `INSERT INTO audit_events (chain_id, recorded_at, action, subject, subject_id, row_digests)
     SELECT branch_id, ${newest}, 'take_over_agreement', 'agreement', id, row_digests_of(id) FROM agreements WHERE id = $1`,
  );
  const lines = (await found()).join('\n');
  for (const part of ['entry 1', 'schedule 1', await receiptOf(2)])
    expect(lines).toContain(`${number}: ${part} was written again with audit event`);
  expect(lines).toMatch(
    new RegExp(
      `${number}: audit event [0-9]+ takes its rows over, and other events of its branch came before`,
    ),
  );
});

test('an event without the digest of the row before it is reported', async () => {
  await tamper(
    'UPDATE agreements SET customer_id = gen_random_uuid() WHERE id = $1',
    'SET LOCAL session_replication_role = origin',
    `INSERT INTO audit_events (chain_id, recorded_at, action, subject, subject_id, row_digests)
     SELECT branch_id, ${newest}, 'edit_agreement', 'agreement', a.id, jsonb_build_object('agreement', row_digest(a))
       FROM agreements a WHERE id = $1`,
  );
  expect((await found()).join('\n')).toContain(
    `${number}: its row of terms and figures was written again with audit event`,
  );
});

/** Functions and views of the database that answer what the stored rows should say. */
const deceptions: readonly [what: string, ...changes: string[]][] = [
  [
    'the view of the rows of an agreement',
    `CREATE OR REPLACE VIEW agreement_rows AS
       SELECT subject_id AS agreement_id, d.key AS part, d.value AS digest, false AS is_new
         FROM audit_events, jsonb_each_text(row_digests) d WHERE subject = 'agreement'`,
  ],
  [
    'the digest of a row',
    `CREATE OR REPLACE FUNCTION row_digest(r entries) RETURNS text LANGUAGE sql STABLE AS $$
       SELECT row_digests ->> ('entry ' || r.position) FROM audit_events
        WHERE subject_id = r.agreement_id AND row_digests ? ('entry ' || r.position) LIMIT 1 $$`,
  ],
  [
    'the digest of a text',
    "CREATE OR REPLACE FUNCTION digest_of(written text) RETURNS text LANGUAGE sql IMMUTABLE AS $$ SELECT 'same'::text $$",
  ],
];

test.each(deceptions)('with %s replaced, a changed entry is still reported', async (_, ...changes) => {
  await tamper(
    ...changes,
    'UPDATE entries SET amount = amount + 100 WHERE agreement_id = $1 AND position = 3',
  );
  expect(await found()).toContain(`${number}: entry 3 is not as it was written`);
  await testApi.database.ownerPool.query(digestSql);
});

test('a payment deleted with its receipt, its key and all sums is reported', async () => {
  const receipt = await receiptOf(4);
  await tamper(
    `DELETE FROM receipts WHERE entry_id = ${entry(4)}`,
    `DELETE FROM idempotency_keys WHERE made_id = ${entry(4)}`,
    'DELETE FROM entries WHERE agreement_id = $1 AND position = 4',
    'UPDATE agreements SET paid = paid - 700, outstanding = outstanding + 700, entry_count = 3 WHERE id = $1',
    'UPDATE installments SET paid = 300 WHERE agreement_id = $1 AND number = 2',
    'UPDATE receipt_counters SET last_serial = last_serial - 1',
    "UPDATE receipt_days SET amount = amount - 700, payments = payments - 1 WHERE method = 'cash' AND kind = 'payment'",
    'UPDATE branch_portfolios SET outstanding = outstanding + 700 WHERE branch_id = (SELECT branch_id FROM agreements WHERE id = $1)',
  );
  const lines = await found();
  expect(lines).toContain(`${number}: entry 4 is missing`);
  expect(lines).toContain(`${number}: ${receipt} is missing`);
});

test('two payments of one day changed without changing their sum are reported', async () => {
  await tamper(
    'UPDATE entries SET amount = amount + 100 WHERE agreement_id = $1 AND position = 2',
    'UPDATE entries SET amount = amount - 100 WHERE agreement_id = $1 AND position = 3',
  );
  const lines = await found();
  expect(lines).toContain(`${number}: entry 2 is not as it was written`);
  expect(lines).toContain(`${number}: entry 3 is not as it was written`);
  expect(lines).toContain(`${number}: the receipt of entry 2: outstanding is 5000, not 4900`);
});

test('two swapped receipts are reported', async () => {
  const [first, second] = [await receiptOf(2), await receiptOf(3)];
  await tamper(
    `CREATE TEMPORARY TABLE swapped ON COMMIT DROP AS SELECT * FROM receipts WHERE entry_id IN (${entry(2)}, ${entry(3)})`,
    'DELETE FROM receipts r USING swapped s WHERE r.entry_id = s.entry_id',
    `INSERT INTO receipts SELECT (r).* FROM (
       SELECT jsonb_populate_record(NULL::receipts, to_jsonb(s) || jsonb_build_object('entry_id',
                (SELECT entry_id FROM swapped o WHERE o.entry_id <> s.entry_id))) AS r FROM swapped s) made`,
  );
  const lines = await found();
  expect(lines).toContain(`${number}: ${first} is not as it was written`);
  expect(lines).toContain(`${number}: ${second} is not as it was written`);
});

test('money moved from one installment to another is reported', async () => {
  await tamper(
    'UPDATE installments SET paid = paid - 200 WHERE agreement_id = $1 AND number = 1',
    'UPDATE installments SET paid = paid + 200 WHERE agreement_id = $1 AND number = 2',
  );
  const lines = await found();
  expect(lines).toContain(`${number}: installment 1 has 1000 paid, replayed 1200`);
  expect(lines).toContain(`${number}: installment 2 has 1200 paid, replayed 1000`);
});

test('an entry inserted with its sums is reported', async () => {
  await tamper(
    `INSERT INTO entries SELECT (r).* FROM (
       SELECT jsonb_populate_record(NULL::entries, to_jsonb(e) || jsonb_build_object('id', gen_random_uuid(), 'position', 5)) AS r
         FROM entries e WHERE agreement_id = $1 AND position = 4) made`,
    'UPDATE agreements SET paid = paid + 700, outstanding = outstanding - 700, entry_count = 5 WHERE id = $1',
  );
  expect(await found()).toContain(`${number}: entry 5 is in no audit event`);
});

test('two swapped entries are reported', async () => {
  await tamper(
    'UPDATE entries SET position = position + 100 WHERE agreement_id = $1 AND position IN (2, 3)',
    'UPDATE entries SET position = 105 - position WHERE agreement_id = $1 AND position > 100',
  );
  const lines = await found();
  expect(lines).toContain(`${number}: entry 2 is not as it was written`);
  expect(lines).toContain(`${number}: entry 3 is not as it was written`);
});

test('an agreement deleted with all its rows is reported', async () => {
  await tamper(
    'DELETE FROM receipts WHERE entry_id IN (SELECT id FROM entries WHERE agreement_id = $1)',
    ...['entries', 'installments', 'schedules', 'agreement_items', 'approvals', 'idempotency_keys'].map(
      (table) => `DELETE FROM ${table} WHERE agreement_id = $1`,
    ),
    'DELETE FROM agreements WHERE id = $1',
  );
  expect((await found()).join('\n')).toContain(`audit events of the agreement ${number}, which is not there`);
});

/** One changed value: the change, and the differences expected. */
const changes: readonly [
  what: string,
  statement: string,
  said: string | ((position: number) => Promise<string>),
][] = [
  [
    'a due date',
    `UPDATE installments SET due_on = due_on + 1 WHERE agreement_id = $1 AND number = 5`,
    'schedule 1',
  ],
  ['the day of an entry', `UPDATE entries SET valued_on = valued_on - 1 WHERE id = ${entry(3)}`, 'entry 3'],
  [
    'the way of paying',
    `UPDATE entries SET method = 'bank', debit = 'bank', reference = 'X' WHERE id = ${entry(3)}`,
    'entry 3',
  ],
  [
    'who took the money',
    `UPDATE entries SET recorded_by = gen_random_uuid() WHERE id = ${entry(3)}`,
    'entry 3',
  ],
  [
    'the customer',
    'UPDATE agreements SET customer_id = gen_random_uuid() WHERE id = $1',
    'its row of terms and figures',
  ],
  [
    'the key that an entry was posted with',
    `UPDATE entries SET key_digest = substr(sha256('another'), 1, 8) WHERE id = ${entry(3)}`,
    'entry 3',
  ],
  [
    'what is outstanding on a receipt',
    `UPDATE receipts SET outstanding_after = 7 WHERE entry_id = ${entry(3)}`,
    () => receiptOf(3),
  ],
];

test.each(changes)('verify reports %s changed', async (_, statement, said) => {
  const part = typeof said === 'string' ? said : await said(3);
  await tamper(statement);
  expect(await found()).toContain(`${number}: ${part} is not as it was written`);
});

test('a changed decider of an approval is reported', async () => {
  await grant(testApi, desk, await ask(testApi, desk, 'requestRelief', id, { amount: 100 }));
  await tamper(
    "UPDATE approvals SET decided_by = gen_random_uuid() WHERE agreement_id = $1 AND kind = 'relief'",
  );
  expect((await found()).join('\n')).toMatch(new RegExp(`${number}: approval .* is not as it was written`));
});

describe('a draft', () => {
  beforeEach(async () => {
    id = await draft(testApi, desk);
    ({ number } = await readAgreement(testApi, desk.employee, id));
  });

  test.each([
    [
      'its terms',
      'UPDATE agreements SET notes = $$Free of charge$$ WHERE id = $1',
      'its row of terms and figures',
    ],
    [
      'an installment',
      'UPDATE installments SET due_on = due_on + 1 WHERE agreement_id = $1 AND number = 12',
      'schedule 1',
    ],
    [
      'an item',
      "UPDATE agreement_items SET description = 'Another' WHERE agreement_id = $1",
      'the list of items and guarantors',
    ],
  ])('verify reports %s changed', async (_, statement, part) => {
    await tamper(statement);
    expect(await found()).toContain(`${number}: ${part} is not as it was written`);
  });
});

describe('later work inside the product does not hide', () => {
  test('a changed customer, with a payment after it', async () => {
    const other = await addCustomer(testApi, desk);
    await tamper(`UPDATE agreements SET customer_id = '${other}' WHERE id = $1`);
    await pay(testApi, desk.employee, id, 100);
    expect((await found()).join('\n')).toContain(
      `${number}: its row of terms and figures was not as it was written when audit event`,
    );
  });

  test('a changed reason of a request, with the decision after it', async () => {
    const request = await ask(testApi, desk, 'requestRelief', id, { amount: 100 });
    await tamper("UPDATE approvals SET reason = 'Another' WHERE agreement_id = $1 AND kind = 'relief'");
    await grant(testApi, desk, request);
    expect((await found()).join('\n')).toContain(
      `${number}: approval ${request} was not as it was written when audit event`,
    );
  });

  test('an entry written again with an event of its own', async () => {
    await tamper(
      'UPDATE entries SET amount = amount + 100 WHERE agreement_id = $1 AND position = 2',
      'SET LOCAL session_replication_role = origin',
      `INSERT INTO audit_events (chain_id, recorded_at, action, subject, subject_id)
       SELECT branch_id, ${newest}, 'log_contact', 'agreement', id FROM agreements WHERE id = $1`,
    );
    expect((await found()).join('\n')).toContain(`${number}: entry 2 was written again with audit event`);
  });
});

// Last, because no event can be written from here on.
test('a replaced hash of an event, with a changed event', async () => {
  await tamper(
    "CREATE OR REPLACE FUNCTION audit_hash(event audit_events) RETURNS bytea LANGUAGE sql STABLE AS 'SELECT event.hash'",
    `UPDATE audit_events SET actor_id = NULL WHERE subject_id = $1 AND action = 'record_payment'`,
  );
  expect((await found()).join('\n')).toMatch(/audit chain SGD: event [0-9]+ was changed or is out of place/);
});
