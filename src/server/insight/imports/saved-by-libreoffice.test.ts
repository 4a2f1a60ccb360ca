import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ImportKind } from '#contract/insight/import-fields.ts';
import { createTestApi, type TestApi, testPassword } from '#test/support/calls/api.ts';
import { finish } from '#test/support/lending/imports.ts';
import { type Desk, openDesk } from '#test/support/lending/lending.ts';
import { root } from '#test/support/paths.ts';

/**
 * Registers as LibreOffice 7.4 has saved them: days and numbers as cells of their own kind, formulas with their results, a merged
 * title, a line of sums, a sheet of notes, and a CSV in the program's own order of days.
 */
const folder = join(root, 'test/data/saved-by-libreoffice');

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi, 'SGD');
});
afterAll(() => testApi.close());

async function saved(fileName: string, kind: ImportKind = 'customers') {
  const table = new Uint8Array(await readFile(join(folder, fileName)));
  return { as: desk.superadmin, body: { kind, fileName, table } };
}

const check = async (fileName: string, kind?: ImportKind) =>
  testApi.call('checkImport', await saved(fileName, kind));

async function rowsOf(id: string) {
  return (await testApi.call('listImportRows', { as: desk.superadmin, params: { id } })).data;
}

async function bringIn(id: string) {
  const as = desk.superadmin;
  await testApi.call('startImport', { as, params: { id }, body: { password: testPassword } });
  await finish(testApi);
  return rowsOf(id);
}

test('a workbook of customers and one of their agreements are brought in as they were typed', async () => {
  const customers = await check('customers.xlsx');
  expect(customers).toMatchObject({
    rows: { ready: 3, faulty: 0 },
    sheets: [{ isRead: true }, { isRead: false }],
  });
  const created = (await bringIn(customers.id)).filter(({ state }) => state === 'created');
  const records = await Promise.all(
    created.map(({ customerId }) =>
      testApi.call('getCustomer', { as: desk.superadmin, params: { id: customerId ?? '' } }),
    ),
  );
  expect(records).toMatchObject([
    {
      ...{ fullName: { own: 'Muhammad Akram' }, relative: 'father', relativeName: { own: 'Abdul Ghani' } },
      ...{ bornOn: '1985-03-25', phone: '03001234567', cnicExpiresOn: '2032-12-31', monthlyIncome: 45_000 },
    },
    {
      ...{ fullName: { own: 'نسیم اختر' }, relative: 'husband', relativeName: { own: 'غلام رسول' } },
      ...{ bornOn: '1979-12-04', phone: '03331234567', cnicExpiresOn: null },
    },
    {
      ...{ fullName: { own: 'Bashir Ahmed' }, relative: 'father', relativeName: { own: 'Nazir Ahmed' } },
      ...{ bornOn: '1945-01-01', phone: null, city: 'Bhera' },
    },
  ]);

  const asCsv = await check('agreements.csv', 'agreements');
  expect(asCsv.rows).toMatchObject({ ready: 1, faulty: 1, skipped: 1 });
  const { id, columns } = asCsv;
  const body = { columns, dateOrder: 'month_first' } as const;
  const chosen = await testApi.call('matchImport', { as: desk.superadmin, params: { id }, body });
  expect(chosen.rows).toMatchObject({ ready: 2, faulty: 0, skipped: 1 });

  const agreements = await check('agreements.xlsx', 'agreements');
  expect(agreements).toMatchObject({
    rows: { ready: 2, faulty: 0, skipped: 1 },
    sums: { price: 84_000, downPayment: 12_000, paid: null, relief: null, outstanding: 54_000 },
    totals: { taken: { agreements: 2, price: 84_000, downPayment: 12_000, outstanding: 54_000 } },
  });
  expect(await bringIn(agreements.id)).toMatchObject([
    { state: 'created', title: 'A-127 · Refrigerator' },
    { state: 'created', title: '119 · Sewing machine' },
    { state: 'skipped' },
  ]);
});

test.each(['customers.ods', 'customers.xls'])('%s is refused, and says how to save it', async (fileName) => {
  const refused = await testApi.refusal('checkImport', await saved(fileName));
  expect(refused.code).toBe('not_a_table');
  expect(refused.message).toContain('save it as .xlsx');
});
