import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lenderChain } from '#server/platform/audit/record-audit-event.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { tamperWith } from '#test/support/ledger/tamper.ts';
import {
  addCustomer,
  addProduct,
  type Desk,
  fillReliefFund,
  nextCnic,
  openDesk,
} from '#test/support/lending/lending.ts';
import { findDifferences } from './find-differences.ts';

/** The changes that the owner of the database can make to people and settings with all triggers off, and how each is named. */
let testApi: TestApi;
let desk: Desk;
let customerId: string;
/** The differences that earlier tests left. */
let before: ReadonlySet<string>;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
  await fillReliefFund(testApi, desk);
});
beforeEach(async () => {
  customerId = await addCustomer(testApi, desk);
  before = new Set((await findDifferences(testApi.context.pool)).differences);
});
afterAll(() => testApi.close());

async function found(): Promise<string[]> {
  const { differences } = await findDifferences(testApi.context.pool);
  return differences.filter((line) => !before.has(line));
}

const tamper = (id: string, ...statements: readonly string[]) => tamperWith(testApi, id, statements);

const changed = (row: string, chain = 'SGD') =>
  expect.stringMatching(
    new RegExp(`^${row}: its row is not as it was written with audit event [0-9]+ of ${chain}$`),
  );

test('verify accepts rows that commands wrote', async () => {
  expect([...before]).toEqual([]);
});

test('a row has the same digest under any settings of the session', async () => {
  const client = await testApi.database.ownerPool.connect();
  await client.query('BEGIN');
  await client.query(
    "SET LOCAL timezone = 'Asia/Karachi'; SET LOCAL datestyle = 'SQL, DMY'; SET LOCAL bytea_output = 'escape'",
  );
  for (const table of ['users', 'employees', 'customers', 'products', 'branches'])
    await client.query(
      `UPDATE ${table} SET ${table === 'employees' ? 'cnic = NULL' : 'version = version + 1'}`,
    );
  await client.query(
    `INSERT INTO audit_events (chain_id, recorded_at, action, subject, subject_id)
     VALUES ($1, (SELECT max(recorded_at) FROM audit_events), 'edit_employee', 'employee', $1)`,
    [lenderChain],
  );
  await client.query('COMMIT');
  client.release();
  expect(await found()).toEqual([]);
});

test('two customers who swap name, CNIC and phone are reported', async () => {
  const other = await addCustomer(testApi, desk, {
    fullName: { own: 'Nasreen Akhtar' },
    phone: '03000000909',
  });
  await tamper(
    customerId,
    `CREATE TEMPORARY TABLE swapped ON COMMIT DROP AS SELECT * FROM customers WHERE id IN ('${customerId}', '${other}')`,
    "UPDATE customers SET cnic = '9999999999999' WHERE id = $1",
    ...[other, customerId].map(
      (id) => `UPDATE customers c SET full_name = s.full_name, cnic = s.cnic, phone = s.phone FROM swapped s
                WHERE c.id = '${id}' AND s.id <> c.id`,
    ),
  );
  expect(await found()).toEqual([customerId, other].sort().map((id) => changed(`customer ${id}`)));
});

test.each([
  ['CNIC', `cnic = '3840399999992'`],
  ['income', 'monthly_income = 500000'],
  ['consent to privacy', "privacy_consent_at = privacy_consent_at - interval '1 year'"],
  ['block', "status = CASE status WHEN 'active' THEN 'blocked' ELSE 'active' END"],
])('a changed %s of a customer is reported', async (_, change) => {
  await tamper(customerId, `UPDATE customers SET ${change} WHERE id = $1`);
  expect(await found()).toEqual([changed(`customer ${customerId}`)]);
});

test('a changed CNIC and phone of a guarantor are reported', async () => {
  const { id } = await testApi.call('saveGuarantor', {
    as: desk.employee,
    body: { fullName: { own: 'Abdul Ghafoor' }, cnic: nextCnic(), phone: '03000000102', address: 'Sargodha' },
  });
  await tamper(id, "UPDATE guarantors SET cnic = '3840388888882', phone = '03009999999' WHERE id = $1");
  expect(await found()).toEqual([changed(`guarantor ${id}`)]);
});

test('a clerk who becomes a superadmin with 90 days of back-dating is reported', async () => {
  const { id } = await testApi.addUser('employee');
  await tamper(
    id,
    "UPDATE users SET role = 'superadmin' WHERE id = $1",
    'UPDATE employees SET back_dating_days_max = 90 WHERE user_id = $1',
  );
  expect(await found()).toEqual([
    changed(`employee ${id}`, 'the lender'),
    changed(`user ${id}`, 'the lender'),
  ]);
});

test.each([
  ...(['agreements', 'relief', 'reversals', 'refunds', 'write_offs'] as const).map(
    (kind) => `decides_${kind}_to = 1000000`,
  ),
  'decides_back_dating_days = 90',
  'decides_reschedules = true',
])('a limit to decide that nobody set is reported: %s', async (change) => {
  const { id } = await testApi.addUser('employee');
  await tamper(id, `UPDATE employees SET ${change} WHERE user_id = $1`);
  expect(await found()).toEqual([changed(`employee ${id}`, 'the lender')]);
});

test('a changed password of a superadmin is reported', async () => {
  await tamper(desk.superadminId, "UPDATE users SET password_hash = 'known' WHERE id = $1");
  expect(await found()).toEqual([changed(`user ${desk.superadminId}`, 'the lender')]);
});

test('a superadmin whom no command created is reported', async () => {
  const id = crypto.randomUUID();
  await tamper(
    id,
    `INSERT INTO users (id, full_name, email, role, language, created_at)
     VALUES ($1, 'Nobody', 'nobody@example.pk', 'superadmin', 'en', now())`,
  );
  expect(await found()).toEqual([`user ${id}: its row is in no audit event`]);
});

test('a deleted customer is reported', async () => {
  await tamper(customerId, 'DELETE FROM customers WHERE id = $1');
  expect(await found()).toEqual([
    expect.stringMatching(
      new RegExp(`^customer ${customerId}: its row is missing, last written with audit event [0-9]+ of SGD$`),
    ),
  ]);
});

test('a changed cash price of a product is reported', async () => {
  const { id } = await addProduct(testApi, desk);
  await tamper(id, 'UPDATE products SET cash_price = 1 WHERE id = $1');
  expect(await found()).toEqual([changed(`product ${id}`, 'the lender')]);
});

test.each(['customer_owed_max', 'household_owed_max', 'guarantor_agreements_max'])(
  'a changed limit of exposure is reported: %s',
  async (limit) => {
    await tamper('', `UPDATE office_rules SET ${limit} = 1`);
    expect(await found()).toEqual([changed('office rules true', 'the lender')]);
    await tamper('', `UPDATE office_rules SET ${limit} = NULL`);
    expect(await found()).toEqual([]);
  },
);

test.each([
  ['office rules', 'UPDATE office_rules SET guarantors_needed = 0', 'office rules true'],
  ['figures of the relief fund', 'UPDATE relief_fund SET budget = budget + 1', 'relief fund true'],
])('changed %s are reported', async (_, change, row) => {
  await tamper('', change);
  expect(await found()).toContainEqual(changed(row, 'the lender'));
});

test('a changed licence number is reported', async () => {
  const { lenderProfile } = await testApi.call('getSettings', { as: desk.superadmin });
  await testApi.call('saveLenderProfile', { as: desk.superadmin, body: lenderProfile });
  await tamper(
    '',
    `UPDATE lender_content SET content = content || '{"licenceNumber": "L-9"}' WHERE section = 'lender_profile'`,
  );
  expect(await found()).toEqual([changed('section lender_profile', 'the lender')]);
});

test('a site that was published without a superadmin is reported', async () => {
  const { sitePublication } = await testApi.call('getSettings', { as: desk.superadmin });
  const body = { content: { isPublished: false }, version: sitePublication.version };
  await testApi.call('saveSitePublication', { as: desk.superadmin, body });
  await tamper(
    '',
    `UPDATE lender_content SET content = '{"isPublished": true}' WHERE section = 'site_publication'`,
  );
  expect(await found()).toEqual([changed('section site_publication', 'the lender')]);
});

describe('a later command does not hide a change', () => {
  test('a changed phone of a customer is reported after an edit', async () => {
    await tamper(customerId, "UPDATE customers SET phone = '03009999999' WHERE id = $1");
    const params = { id: customerId };
    const customer = await testApi.call('getCustomer', { as: desk.employee, params });
    await testApi.call('editCustomer', { as: desk.employee, params, body: { ...customer, cnic: null } });
    expect(await found()).toEqual([
      expect.stringMatching(
        new RegExp(
          `^customer ${customerId}: its row was not as it was written when audit event [0-9]+ of SGD changed it$`,
        ),
      ),
    ]);
  });

  test('a changed customer is reported although an event takes the row over', async () => {
    await tamper(
      customerId,
      "UPDATE customers SET phone = '03009999999' WHERE id = $1",
      'SET LOCAL session_replication_role = origin',
      `INSERT INTO audit_events (chain_id, recorded_at, action, subject, subject_id, kept_rows)
       SELECT '${lenderChain}', (SELECT max(recorded_at) FROM audit_events), 'take_over_rows', 'audit', '${lenderChain}',
              'customers ' || id || ' - ' || digest_of('another') FROM customers WHERE id = $1`,
    );
    const lines = (await found()).join('\n');
    expect(lines).toMatch(
      /audit event [0-9]+ of the lender takes rows over, and is not the first of the lender/,
    );
    expect(lines).toContain(`customer ${customerId}: its row is not as it was written`);
  });
});

test('a change that is rolled back needs no event', async () => {
  const client = await testApi.context.pool.connect();
  await client.query('BEGIN');
  await client.query('UPDATE customers SET takes_messages = false WHERE id = $1', [customerId]);
  await client.query('ROLLBACK');
  client.release();
  expect(await found()).toEqual([]);
});
