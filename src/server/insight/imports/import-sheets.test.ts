import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filtersSheetWords } from '#contract/fields/file-headings.messages.ts';
import type { ImportKind } from '#contract/insight/import-fields.ts';
import { createTestApi, type TestApi, testPassword } from '#test/support/calls/api.ts';
import type { Bytes } from '#test/support/calls/raw-request.ts';
import { check, finish, undo } from '#test/support/lending/imports.ts';
import { customerBody, type Desk, openDesk, pay } from '#test/support/lending/lending.ts';
import { registered, running } from '#test/support/lending/register-files.ts';
import { type TestSheet, workbookOf } from '#test/support/lending/test-workbook.ts';

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi, 'SGD');
});
afterAll(() => testApi.close());

const customer = (given: Readonly<Record<string, string>> = {}) => Object.values(registered(given));
const headings = Object.keys(registered());

const checked = (sheets: readonly TestSheet[], kind: ImportKind = 'customers') =>
  check(testApi, desk, workbookOf(sheets), kind);

const bytesOf = (text: string): Bytes => new TextEncoder().encode(text);

async function rowsOf(id: string, state?: 'ready' | 'skipped' | 'faulty') {
  const query = state === undefined ? {} : { state };
  return (await testApi.call('listImportRows', { as: desk.superadmin, params: { id }, query })).data;
}

/** Reads a file again as somebody chooses. */
const choose = (
  id: string,
  sheets: { isRead: boolean; headingLine: number }[],
  columns: Record<string, number | null> = {},
) => testApi.call('matchImport', { as: desk.superadmin, params: { id }, body: { sheets, columns } });

test.each(['en', 'ur'] as const)(
  'of an exported workbook in %s the customers are read, and not the sheet with the filters',
  async (language) => {
    const as = desk.superadmin;
    const { branchId } = await testApi.call('createCustomer', { as: desk.employee, body: customerBody() });
    await testApi.call('editProfile', { as, body: { language } });
    const body = { branchId, status: 'active', arrears: 'on_time' } as const;
    const workbook = await testApi.call('exportCustomersWorkbook', { as, body });
    await testApi.call('editProfile', { as, body: { language: 'en' } });
    const { sheets } = await check(testApi, desk, new Uint8Array(workbook));
    expect(sheets).toMatchObject([
      { isRead: true },
      { name: filtersSheetWords.title[language], isRead: false },
    ]);
  },
);

test('a sheet with the filters is not read, however many of its words are known', async () => {
  const { sheets } = await checked([
    { name: 'Sheet1', rows: [headings, customer()] },
    { name: 'Filters', rows: [headings, customer()] },
  ]);
  expect(sheets.map(({ isRead }) => isRead)).toEqual([true, false]);
});

describe('the headings are found below a title', () => {
  test('of a workbook, and lines that are no rows are listed and not read', async () => {
    const { id, rows, sheets } = await checked([
      {
        name: 'Register',
        rows: [
          ['Customers of Sargodha'],
          [],
          headings,
          ['Village: Chak 47'],
          customer(),
          [],
          headings,
          customer(),
          [' ', '  '],
          ['Total', '', '', '2'],
        ],
        merged: ['A1:J1', 'A4:J4'],
      },
    ]);
    expect(sheets).toMatchObject([{ name: 'Register', isRead: true, headingLine: 3, rows: 2 }]);
    expect(rows).toMatchObject({ ready: 2, faulty: 0, skipped: 4 });
    expect((await rowsOf(id, 'skipped')).map(({ line, title }) => [line, title.slice(0, 21)])).toEqual([
      [1, 'Customers of Sargodha'],
      [4, 'Village: Chak 47'],
      [7, 'Full name · Relation:'],
      [10, 'Total · 2'],
    ]);
  });

  test('of a CSV file that names its delimiter', async () => {
    const lines = [['Customers of Sargodha'], headings, customer(), customer()].map((cells) =>
      cells.join(';'),
    );
    const { rows, sheets } = await check(testApi, desk, bytesOf(['sep=;', ...lines].join('\r\n')));
    expect(rows).toMatchObject({ ready: 2, faulty: 0 });
    expect(sheets).toMatchObject([{ name: '', headingLine: 3 }]);
  });

  test.each([',', ';', '\t', '|'])(
    'of a CSV file with %j between its cells and commas in its title',
    async (mark) => {
      const cells = (row: readonly string[]) => row.map((cell) => `"${cell}"`).join(mark);
      const title = 'Register of customers, Sargodha, Bhalwal, Kot Momin';
      const text = [title, cells(headings), cells(customer()), cells(customer())].join('\n');
      expect((await check(testApi, desk, bytesOf(text))).rows).toMatchObject({ ready: 2, skipped: 1 });
    },
  );

  test('where cells of two lines of headings are merged', async () => {
    const [first = '', ...others] = headings;
    const { rows, sheets } = await checked([
      { name: 'A', rows: [[first, 'Particulars'], ['', ...others], customer()], merged: ['A1:A2', 'B1:J1'] },
    ]);
    expect(rows).toMatchObject({ ready: 1, faulty: 0 });
    expect(sheets[0]?.headingLine).toBe(2);
  });

  test('and where they are not, somebody says where they are', async () => {
    const unknown = headings.map((_, index) => `Column ${index}`);
    const { id, rows, sheets } = await checked([
      { name: 'A', rows: [['A title', 'of 2026'], unknown, customer()] },
    ]);
    expect({ line: sheets[0]?.headingLine, faulty: rows.faulty }).toEqual({ line: 1, faulty: 2 });
    expect(sheets[0]?.firstLines[1]).toMatchObject({ line: 2, text: expect.stringContaining('Column 3') });
    const again = await choose(id, [{ isRead: true, headingLine: 2 }]);
    expect(again).toMatchObject({ headings: unknown, rows: { faulty: 1, skipped: 1 } });
    const fields = [
      ...['fullName.own', 'relative', 'relativeName.own', 'cnic', 'gender', 'bornOn', 'phone', 'address.own'],
      ...['city', 'branch'],
    ];
    const columns = Object.fromEntries(fields.map((field, place) => [field, place]));
    const matched = await choose(id, [{ isRead: true, headingLine: 2 }], columns);
    expect(matched.rows).toMatchObject({ ready: 1, faulty: 0, skipped: 1 });
  });
});

test.each([
  ['a row whose name is missing', { 'Full name': '' }],
  ['a row whose CNIC is missing', { CNIC: '' }],
  ['a customer of the name Total', { 'Full name': 'Total Khan' }],
])('%s is a row', async (_, given) => {
  const { rows } = await checked([{ name: 'A', rows: [headings, customer(given)] }]);
  expect(rows.skipped).toBe(0);
});

test.each([
  ['a number that waits for its record', ['58']],
  ['a number and a dash', ['58', '-']],
  ['a sum without a word', ['', '', '', '', '', '', '', '1,250,000', '250,000', '3']],
  ['a sum in Urdu', ['میزان', '', '', '12']],
  ['a sum of a page', ['', 'Page total', '', '12', '']],
])('%s is no row', async (_, line) => {
  const { rows } = await checked([{ name: 'A', rows: [headings, customer(), line] }]);
  expect(rows).toMatchObject({ ready: 1, faulty: 0, skipped: 1 });
});

describe('a workbook of several sheets', () => {
  const [moved = '', ...rest] = headings;

  test('is read as one table if they are of one kind, whatever the order of their columns', async () => {
    const [name = '', ...others] = customer({ 'Full name': 'Bashir Ahmed' });
    const { id, rows, sheets } = await checked([
      { name: 'Sargodha', rows: [headings, customer()] },
      { name: 'Lahore', rows: [['Customers of Lahore'], [...rest, 'Client name'], [...others, name]] },
      { name: 'Notes', rows: [['Written by the clerk'], ['Ask about Chak 47']] },
      { name: 'Empty', rows: [] },
      { name: 'Old', rows: [headings, customer()], isHidden: true },
    ]);
    expect(moved).toBe('Full name');
    expect(sheets.map((sheet) => [sheet.name, sheet.isRead, sheet.rows])).toEqual([
      ['Sargodha', true, 1],
      ['Lahore', true, 1],
      ['Notes', false, 1],
    ]);
    expect(rows).toMatchObject({ ready: 2, faulty: 0 });
    expect(await rowsOf(id, 'ready')).toMatchObject([
      { sheet: 'Sargodha', line: 2, title: 'Nasreen Akhtar' },
      { sheet: 'Lahore', line: 3, title: 'Bashir Ahmed' },
    ]);
  });

  test('is read as somebody chooses, and the sheet that is left out is named', async () => {
    const { id } = await checked([
      { name: 'Sargodha', rows: [headings, customer()] },
      { name: 'Lahore', rows: [headings, customer(), customer()] },
    ]);
    const one = await choose(id, [
      { isRead: false, headingLine: 1 },
      { isRead: true, headingLine: 1 },
    ]);
    expect(one.rows.ready).toBe(2);
    expect(one.sheets).toMatchObject([{ name: 'Sargodha', isRead: false, rows: 1 }, { isRead: true }]);
    expect((await rowsOf(id)).map(({ sheet, line }) => [sheet, line])).toEqual([
      [null, 2],
      [null, 3],
    ]);
    const none = { as: desk.superadmin, params: { id }, body: { columns: {}, sheets: [] } };
    expect((await testApi.refusal('matchImport', none)).code).toBe('import_empty');
  });

  test('names the sheet of a row that can no longer be undone', async () => {
    const cnics = [registered(), registered()].map(({ CNIC }) => CNIC);
    const customers = await checked([
      { name: 'A', rows: [headings, ...cnics.map((CNIC) => customer({ CNIC }))] },
    ]);
    const as = desk.superadmin;
    const start = async (id: string) => {
      await testApi.call('startImport', { as, params: { id }, body: { password: testPassword } });
      await finish(testApi);
    };
    await start(customers.id);
    const sold = cnics.map((cnic) => running(cnic));
    const columns = Object.keys(sold[0] ?? {});
    const [first, second] = sold.map((row) => Object.values(row));
    const { id } = await checked(
      [
        { name: 'Sargodha', rows: [columns, first ?? []] },
        { name: 'Lahore', rows: [columns, second ?? []] },
      ],
      'agreements',
    );
    await start(id);
    const [, lahore] = await rowsOf(id);
    const account = await testApi.call('getAccount', { as, params: { id: lahore?.customerId ?? '' } });
    await pay(testApi, desk.employee, account.agreements[0]?.id ?? '', 4_000);
    const body = { password: testPassword, reason: 'The wrong register' };
    const refused = await testApi.refusal('undoImport', { as, params: { id }, body });
    expect(refused).toMatchObject({ code: 'import_built_on', message: expect.stringContaining('Lahore 2') });
    await expect(undo(testApi, desk, customers.id)).rejects.toThrow('import_built_on');
  });
});

test('once an import has started, its file is gone and its headings can no longer be chosen', async () => {
  const { id } = await checked([{ name: 'A', rows: [['A title'], headings, customer()] }]);
  const as = desk.superadmin;
  await testApi.call('startImport', { as, params: { id }, body: { password: testPassword } });
  const body = { columns: {}, sheets: [{ isRead: true, headingLine: 1 }] };
  expect((await testApi.refusal('matchImport', { as, params: { id }, body })).code).toBe('import_has_begun');
  await finish(testApi);
  const { rows } = await testApi.database.ownerPool.query(
    `SELECT (SELECT content FROM imports WHERE id = $1) AS content,
            (SELECT count(*) FROM import_rows WHERE import_id = $1 AND cells IS NOT NULL) AS cells`,
    [id],
  );
  expect(rows).toMatchObject([{ content: null, cells: 0 }]);
});
