import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileHeadingOf } from '#contract/fields/file-headings.messages.ts';
import type { Language } from '#domain/language.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import type { BodyOf } from '#test/support/calls/calls.ts';
import { customerBody, type Desk, openDesk } from '#test/support/lending/lending.ts';
import { cellsOf } from '#test/support/lending/workbook.ts';

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi, 'SGD');
});
afterAll(() => testApi.close());

const create = (given: Partial<BodyOf<'createCustomer'>>) =>
  testApi.call('createCustomer', { as: desk.employee, body: customerBody(given) });

test('an export has the matching customers in both scripts, with masked CNICs and no formulas', async () => {
  await create({
    fullName: { own: '=HYPERLINK("x") Exported', ur: 'صائمہ، بی بی' },
    cnic: '3840299999912',
    phone: '03459998877',
  });
  await create({ fullName: { own: 'Somebody Else' } });
  const file = await testApi.call('exportCustomers', {
    as: desk.superadmin,
    body: { search: 'exported', status: 'active' },
  });
  const [names, ...lines] = file.trim().split('\r\n');
  expect(names).toContain('full_name,full_name_ur,cnic,phone');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toBe('total,,,,,,,,0,0,,');
  expect(lines[0]).toMatch(
    /^"'=HYPERLINK\(""x""\) Exported",صائمہ، بی بی,38402-\*\*\*\*\*91-2,03459998877,Active,Sargodha,سرگودھا,Test employee,0,0,0,/,
  );
});

test('an export is in the audit with its filters and its length, a searched number masked', async () => {
  const { branchId } = await create({ phone: '03459998866' });
  await testApi.call('exportCustomers', {
    as: desk.superadmin,
    body: { search: '03459998866', branchId, arrears: 'on_time' },
  });
  const { data } = await testApi.call('listAuditEvents', {
    as: desk.superadmin,
    query: { action: 'export_customers' },
  });
  expect(data[0]).toMatchObject({
    actor: { id: desk.superadminId },
    after: { rows: 1, filters: { search: '0345-*****66', branchId, arrears: 'on_time' } },
  });
});

test('a long export is complete', async () => {
  const { rows } = await testApi.context.pool.query<{ count: number }>(
    `INSERT INTO customers (id, full_name, relative, relative_name, cnic, gender, born_on, phone, address, city, branch_id,
                            privacy_consent_at, created_at, created_by)
     SELECT gen_random_uuid(), 'Long list', 'father', 'Ali', (3520100000000 + n)::text, 'male', '1990-01-01', '03001112223',
            'Street 1', 'Lahore', (SELECT id FROM branches WHERE code = 'LHE'), now(), '2026-01-01', $1
       FROM generate_series(1, 2100) n RETURNING 1 AS count`,
    [desk.superadminId],
  );
  const file = await testApi.call('exportCustomers', { as: desk.superadmin, body: { search: 'long list' } });
  const lines = file.trim().split('\r\n').slice(1, -1);
  expect(new Set(lines).size).toBe(rows.length);
});

test('the workbook has the same customers, with headings and totals in the language of the reader', async () => {
  const body = { search: 'exported' };
  const file = await testApi.call('exportCustomers', { as: desk.superadmin, body });
  const [names = '', ...lines] = file.replace('\uFEFF', '').trimEnd().split('\r\n');
  await testApi.call('editProfile', { as: desk.superadmin, body: { language: 'ur' } });
  const workbook = await testApi.call('exportCustomersWorkbook', { as: desk.superadmin, body });
  await testApi.call('editProfile', { as: desk.superadmin, body: { language: 'en' } });
  const [headings, ...rows] = cellsOf(workbook);
  expect(headings).toEqual(names.split(',').map((name) => fileHeadingOf(name)?.ur));
  expect(rows).toHaveLength(lines.length);
  expect(rows[0]).toContain('03459998877');
  expect(rows[0]).toContain('فعال');
  expect(rows.at(-1)?.[0]).toBe('میزان');
});

test('a sheet beside the customers tells in the language of the reader which were asked for, by whom and when', async () => {
  const { branchId } = await create({ fullName: { own: 'Told', ur: 'بتایا گیا' }, phone: '03459998855' });
  const body = { search: '03459998855', branchId, status: 'active', arrears: 'on_time' } as const;
  const toldIn = async (language: Language) => {
    await testApi.call('editProfile', { as: desk.superadmin, body: { language } });
    const workbook = await testApi.call('exportCustomersWorkbook', { as: desk.superadmin, body });
    return cellsOf(workbook, 2);
  };
  const now = expect.stringMatching(/^2026-11-\d\d \d\d:\d\d:\d\d$/);
  expect(await toldIn('ur')).toEqual([
    ['تلاش', '0345-*****55'],
    ['برانچ', 'سرگودھا'],
    ['حالت', 'فعال'],
    ['تاخیر', 'بروقت'],
    ['ایکسپورٹ کرنے والا', 'Test superadmin'],
    ['ایکسپورٹ ہونے کا وقت', now],
    ['سطریں', 1],
  ]);
  expect(await toldIn('en')).toEqual([
    ['Search', '0345-*****55'],
    ['Branch', 'Sargodha'],
    ['Status', 'Active'],
    ['Past due', 'On time'],
    ['Exported by', 'Test superadmin'],
    ['Exported at', now],
    ['Rows', 1],
  ]);
});

test('without filters the sheet says so', async () => {
  const workbook = await testApi.call('exportCustomersWorkbook', { as: desk.superadmin, body: {} });
  expect(cellsOf(workbook, 2)[0]).toEqual(['Filters', 'None']);
});
