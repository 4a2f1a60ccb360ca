import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#test/support/api.ts';
import { active, addCustomer, type Desk, openDesk } from '#test/support/lending.ts';

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi, 'SGD');
});

afterAll(() => testApi.close());

const header =
  'name,name_ur,cnic,phone,branch,officer,status,active_agreements,outstanding_rupees,days_past_due';

const exported = async (body: Parameters<typeof testApi.call<'exportCustomers'>>[1]['body']) => {
  const file = await testApi.call('exportCustomers', { as: desk.superadmin, body });
  const [names, ...rows] = file.replace('\uFEFF', '').trimEnd().split('\r\n');
  expect(names).toBe(header);
  return rows;
};

test('the file holds the customers that the list shows, with their figures and no whole CNIC', async () => {
  const customerId = await addCustomer(testApi, desk, {
    fullName: 'Zahida Exported',
    fullNameUr: 'زاہدہ',
    cnic: '38403-5555555-2',
    phone: '0300-5550001',
  });
  await addCustomer(testApi, desk, { fullName: 'Somebody Else' });
  await active(testApi, desk, { customerId, price: 24_000, downPayment: 0 });
  const rows = await exported({ search: 'zahida exported' });
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatch(
    /^Zahida Exported,زاہدہ,38403-\*{5}55-2,03005550001,Sargodha,[^,]+,active,1,24000,0$/,
  );
});

test('a name that a spreadsheet would run as a formula is text in the file', async () => {
  await addCustomer(testApi, desk, { fullName: '=HYPERLINK("http://example.org";"Formula")' });
  const rows = await exported({ search: 'formula' });
  expect(rows.join()).toContain(`"'=HYPERLINK(""http://example.org"";""Formula"")"`);
});

test('a long file is whole, each customer once', async () => {
  await testApi.context.pool.query(
    `INSERT INTO customers (id, full_name, relative, relative_name, cnic, gender, born_on, phone, address, city,
                            branch_id, privacy_consent_at, created_at, created_by)
     SELECT gen_random_uuid(), 'Many ' || n, 'father', 'Nobody', to_char(7000000000000 + n, 'FM9999999999999'), 'male',
            '1990-01-01', '0399' || to_char(n, 'FM0000000'), 'A street', 'Sargodha', b.id, now(),
            timestamptz '2026-01-01' + (n / 7) * interval '1 second', $1
       FROM generate_series(1, 2500) n, branches b WHERE b.code = 'SGD'`,
    [desk.employeeId],
  );
  const rows = await exported({ search: 'many' });
  expect(new Set(rows.map((row) => row.split(',')[0])).size).toBe(2500);
  expect(rows).toHaveLength(2500);
});

test('who exported what is recorded, with a searched number masked', async () => {
  await exported({ search: '38403-5555555-2', status: 'active' });
  const { data } = await testApi.call('listAuditEvents', {
    as: desk.superadmin,
    query: { action: 'export_customers' },
  });
  expect(data[0]).toMatchObject({
    actor: { id: desk.superadminId },
    after: { filters: { search: '38403-*****55-2', status: 'active' }, rows: 1 },
  });
  const { rows } = await testApi.context.pool.query(
    "SELECT after::text FROM audit_events WHERE action = 'export_customers'",
  );
  expect(JSON.stringify(rows)).not.toContain('5555555');
});

test('an employee exports nothing', async () => {
  expect(await testApi.refusal('exportCustomers', { as: desk.employee, body: {} })).toMatchObject({
    code: 'not_allowed',
  });
});
