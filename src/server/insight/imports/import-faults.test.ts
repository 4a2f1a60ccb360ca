import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importBytesMax, importRowsMax } from '#contract/fields/import-limits.ts';
import { createTestApi, type TestApi, testPassword } from '#test/support/calls/api.ts';
import type { Bytes } from '#test/support/calls/raw-request.ts';
import { bringIn, check, finish, xlsxFile } from '#test/support/lending/imports.ts';
import { type Desk, openDesk } from '#test/support/lending/lending.ts';
import { csvFile, type FileRows, registered } from '#test/support/lending/register-files.ts';
import { zip } from '#test/support/lending/test-workbook.ts';

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi, 'SGD');
});
afterAll(() => testApi.close());

const bytesOf = (text: string): Bytes => new TextEncoder().encode(text);

const refusalOf = async (table: Bytes) => {
  const body = { kind: 'customers', fileName: 'register.csv', table } as const;
  return (await testApi.refusal('checkImport', { as: desk.superadmin, body })).code;
};

async function rowsOf(table: Bytes) {
  const { id } = await check(testApi, desk, table);
  return (await testApi.call('listImportRows', { as: desk.superadmin, params: { id } })).data;
}

/** The faults of the only row of a file. */
async function faultsOf(rows: FileRows): Promise<Record<string, string>> {
  const [row] = await rowsOf(csvFile(rows));
  return Object.fromEntries(row?.faults.map(({ column, message }) => [column, message]) ?? []);
}

const sheet = 'xl/worksheets/sheet1.xml';
const parts: Readonly<Record<string, string>> = {
  'xl/workbook.xml': '<workbook><sheets><sheet name="A" r:id="r1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
};

/** A workbook with these cells, as a spreadsheet program writes them. */
function workbook(rows: string, after = ''): Bytes {
  return zip({
    ...parts,
    'xl/styles.xml': '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
    [sheet]: `<worksheet><sheetData>${rows}</sheetData>${after}</worksheet>`,
  });
}

describe('a file that is no register is refused as a whole, with what to do', () => {
  test.each([
    ['empty', bytesOf('\n\n'), 'import_empty'],
    ['of headings only', bytesOf('"Full name","CNIC"\r\n'), 'import_empty'],
    ['a renamed executable', bytesOf('MZ\u0090\0\u0003\0\0\0'), 'not_a_table'],
    ['a renamed picture', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'not_a_table'],
    ['an old workbook (.xls)', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), 'not_a_table'],
    ['an archive of something else', zip({ 'word/document.xml': '<x/>' }), 'not_a_table'],
    ['a damaged workbook', zip(parts).slice(0, 60), 'import_not_opened'],
    ['in an encoding of old', new Uint8Array([0x4e, 0xe4, 0x6d, 0x65, 0x0a, 0xe4]), 'not_a_table'],
  ])('%s', async (_, table, code) => {
    expect(await refusalOf(table)).toBe(code);
  });

  test('with merged cells, which the refusal names', async () => {
    const rows = '<row r="1"><c t="str"><v>Name</v></c></row><row r="2"><c t="str"><v>Ali</v></c></row>';
    const table = workbook(rows, '<mergeCells><mergeCell ref="A2:A3"/></mergeCells>');
    const body = { kind: 'customers', fileName: 'merged.xlsx', table } as const;
    const refused = await testApi.refusal('checkImport', { as: desk.superadmin, body });
    expect(refused).toMatchObject({ code: 'import_cells_merged', message: expect.stringContaining('A2:A3') });
  });

  test('of 100 MB, before it is read', async () => {
    const body = {
      kind: 'customers',
      fileName: 'large.csv',
      table: new Uint8Array(100 * 1024 * 1024),
    } as const;
    expect((await testApi.refusal('checkImport', { as: desk.superadmin, body })).code).toBe(
      'import_too_large',
    );
  });

  test('with more rows than the limit', async () => {
    const table = bytesOf(`Name\n${'Ali\n'.repeat(importRowsMax + 1)}`);
    expect(table.byteLength).toBeLessThan(importBytesMax);
    expect(await refusalOf(table)).toBe('import_too_long');
  });

  test('an archive that unpacks to gigabytes, whatever size it claims, does not stop the server', async () => {
    const bomb = Buffer.alloc(200 * 1024 * 1024, ' ');
    expect(await refusalOf(zip({ ...parts, [sheet]: bomb }, 100))).toBe('import_not_opened');
    const cells = '<c t="str"><v>x</v></c>'.repeat(99);
    const many = `<worksheet><sheetData>${`<row>${cells}</row>`.repeat(19_000)}`;
    expect(await refusalOf(zip({ ...parts, [sheet]: many }))).toMatch(/^import_(not_opened|empty)$/);
    expect((await testApi.call('listImports', { as: desk.superadmin })).page.total).toBe(0);
  });
});

describe('each fault of a row is reported at its column', () => {
  test.each([
    ['Date of birth', '03/04/1985', 'day first or month first'],
    ['Date of birth', '25/03/85', 'four digits'],
    ['Date of birth', '31/02/1985', 'not a date'],
    ['Date of birth', '25/03/2015', 'at least 18'],
    ['CNIC', '38403-123', '13 digits'],
    ['Phone', '0300-12', 'phone'],
    ['Phone', '=A1&B1', 'formula'],
    ['Branch', 'Atlantis', 'no such branch'],
    ['Full name', '', 'required'],
    ['Relation: father or husband', 'uncle', 'father or husband'],
    ['Gender', 'X Y', 'male, female'],
  ])('%s: %j', async (column, text, said) => {
    const faults = await faultsOf([registered({ [column]: text })]);
    expect(Object.keys(faults)).toEqual([column]);
    expect(faults[column]?.toLowerCase()).toContain(said.toLowerCase());
  });

  test('an officer who does not work at the branch is reported, one who does is accepted', async () => {
    expect(await faultsOf([{ ...registered(), Officer: 'Nobody Known' }])).toHaveProperty('Officer');
    expect(await faultsOf([{ ...registered(), Officer: 'Test employee' }])).toEqual({});
  });

  test('a row that occurs twice in the file', async () => {
    const row = registered();
    const rows = await rowsOf(csvFile([row, { ...row, 'Full name': 'Again' }]));
    expect(rows.map(({ state }) => state)).toEqual(['ready', 'faulty']);
    expect(rows[1]?.faults[0]?.message).toContain('twice');
  });

  test('in the reader’s language', async () => {
    const { id } = await check(testApi, desk, csvFile([registered({ CNIC: '1' })]));
    const { data } = await testApi.call('listImportRows', {
      as: desk.superadmin,
      params: { id },
      headers: { 'Accept-Language': 'ur' },
    });
    expect(data[0]?.faults[0]?.message).toContain('ہندسے');
  });
});

test('dates in three orders are read, and ambiguous ones by the order chosen for the file', async () => {
  const dates = ['25/03/1985', '03/25/1985', '1985-03-25', '03/04/1985'];
  const table = csvFile(dates.map((date) => registered({ 'Date of birth': date })));
  const { id, columns, rows } = await check(testApi, desk, table);
  expect(rows).toMatchObject({ ready: 3, faulty: 1 });
  const choose = (dateOrder: 'day_first' | 'month_first') =>
    testApi.call('matchImport', { as: desk.superadmin, params: { id }, body: { columns, dateOrder } });
  expect((await choose('day_first')).rows).toMatchObject({ ready: 3, faulty: 1 });
  expect((await choose('month_first')).rows).toMatchObject({ ready: 3, faulty: 1 });
});

test('columns whose headings are unknown are matched by hand', async () => {
  const { CNIC, ...rest } = registered();
  const { id, columns, headings, rows } = await check(
    testApi,
    desk,
    csvFile([{ ...rest, 'Column 9': CNIC }]),
  );
  expect({ cnic: columns.cnic, faulty: rows.faulty }).toEqual({ cnic: null, faulty: 1 });
  const body = { columns: { ...columns, cnic: headings.indexOf('Column 9') } };
  const matched = await testApi.call('matchImport', { as: desk.superadmin, params: { id }, body });
  expect(matched.rows).toMatchObject({ ready: 1, faulty: 0 });
});

test('a field without a column may have one value for all rows', async () => {
  const { Gender: _, Branch: __, ...row } = registered();
  const { id, columns, rows } = await check(
    testApi,
    desk,
    csvFile([row, { ...row, CNIC: registered().CNIC }]),
  );
  expect(rows).toMatchObject({ ready: 0, faulty: 2 });
  const as = desk.superadmin;
  const officers = await testApi.call('listOfficers', { as });
  const officer = officers.find(({ id: officerId }) => officerId === desk.employeeId)?.id ?? '';
  const body = { columns, forAll: { gender: 'female', branch: 'SGD', officer, city: 'Lahore' } };
  const matched = await testApi.call('matchImport', { as, params: { id }, body });
  expect(matched).toMatchObject({ rows: { ready: 2 }, forAll: { gender: 'female', branch: 'SGD' } });
  expect(Object.keys(matched.forAll).toSorted()).toEqual(['branch', 'gender', 'officer']);
  await testApi.call('startImport', { as, params: { id }, body: { password: testPassword } });
  await finish(testApi);
  expect((await testApi.call('getImport', { as, params: { id } })).rows.created).toBe(2);
  const customers = await testApi.call('listCustomers', { as, body: { officerId: officer } });
  expect(customers.data).toHaveLength(2);
});

test('a workbook is read as it is displayed: dates, numbers, results of formulas, and Urdu', async () => {
  const texts = Object.entries(registered({ 'Full name': 'نسیم اختر' })).filter(
    ([name]) => !['Date of birth', 'Phone', 'CNIC'].includes(name),
  );
  const text = (value: string) => `<c t="inlineStr"><is><r><t>${value}</t></r></is></c>`;
  const headings = ['Date of birth', 'Phone', 'CNIC', ...texts.map(([name]) => name)].map(text).join('');
  const cells = [
    '<c s="1"><v>31131</v></c>',
    '<c><v>3007654321</v></c>',
    '<c t="str"><f>CONCATENATE(1)</f><v>38403-9998887-2</v></c>',
    ...texts.map(([, value]) => text(value)),
  ].join('');
  const rows = await rowsOf(workbook(`<row r="1">${headings}</row><row r="3">${cells}</row>`));
  expect(rows).toMatchObject([{ line: 3, state: 'ready', title: 'نسیم اختر' }]);
  const unknown = cells.replace('<v>38403-9998887-2</v>', '');
  const [row] = await rowsOf(workbook(`<row r="1">${headings}</row><row r="2">${unknown}</row>`));
  expect(row?.faults[0]).toMatchObject({ column: 'CNIC', message: expect.stringContaining('formula') });
});

test('the same file again leads to its import, and a row on record already is not repeated', async () => {
  const row = registered();
  const done = await bringIn(testApi, desk, [row]);
  expect(await check(testApi, desk, csvFile([row]))).toMatchObject({ id: done.id, isKnownFile: true });
  const more = await check(testApi, desk, await xlsxFile([registered(), { ...row, Phone: '0311-1111111' }]));
  expect(more).toMatchObject({ isKnownFile: false, rows: { ready: 1, differs: 1 } });
});

test('the same file sent twice at once is one import', async () => {
  const table = csvFile([registered()]);
  const both = await Promise.all([check(testApi, desk, table), check(testApi, desk, table)]);
  expect(both.map(({ isKnownFile }) => isKnownFile).sort()).toEqual([false, true]);
  expect(both[0].id).toBe(both[1].id);
});

test('the faulty rows can be downloaded with what to correct, and are accepted once corrected', async () => {
  const wrong = registered({ CNIC: '38403', Address: '+92 Street' });
  const { id } = await check(testApi, desk, csvFile([registered(), wrong]));
  const faulty = await testApi.call('exportFaultyRows', { as: desk.superadmin, params: { id } });
  const again = await check(testApi, desk, faulty);
  expect(again).toMatchObject({ rows: { faulty: 1 }, headings: [...Object.keys(wrong), 'What to correct'] });
  expect((await bringIn(testApi, desk, [registered({ Address: '+92 Street' })])).rows.created).toBe(1);
});

test('a cell that is empty in the workbook of faulty rows moves no other', async () => {
  const wrong = { ...registered({ CNIC: '38403' }), Email: '', Occupation: 'Tailor' };
  const { id } = await check(testApi, desk, csvFile([registered(), wrong]));
  const faulty = await testApi.call('exportFaultyRows', { as: desk.superadmin, params: { id } });
  const again = await check(testApi, desk, faulty);
  const { data } = await testApi.call('listImportRows', { as: desk.superadmin, params: { id: again.id } });
  expect(data.flatMap(({ faults }) => faults.map(({ column }) => column))).toEqual(['CNIC']);
});

test('an ambiguous date asks for the order of the file while it can be chosen, and later says that the row was left out', async () => {
  const as = desk.superadmin;
  const unclear = registered({ 'Date of birth': '03/04/1985' });
  const { id } = await check(testApi, desk, csvFile([registered(), unclear]));
  const said = async () => {
    const query = { state: 'faulty' } as const;
    return (await testApi.call('listImportRows', { as, params: { id }, query })).data[0]?.faults[0]?.message;
  };
  expect(await said()).toContain('Choose above');
  await testApi.call('startImport', { as, params: { id }, body: { password: testPassword } });
  await finish(testApi);
  expect(await said()).toMatch(/^Not imported: .* Write the month as a word/);
  const written = { ...unclear, 'Date of birth': '3 Apr 1985' };
  expect((await bringIn(testApi, desk, [written])).rows.created).toBe(1);
});

test('the templates import without a fault, except their example row', async () => {
  const as = desk.superadmin;
  for (const kind of ['customers', 'agreements'] as const) {
    for (const language of ['en', 'ur'] as const) {
      const csv = await testApi.call('downloadImportCsv', {
        as,
        params: { kind },
        headers: { 'Accept-Language': language },
      });
      const body = { kind, fileName: 'template.csv', table: bytesOf(csv) };
      expect((await testApi.refusal('checkImport', { as, body })).code).toBe('import_empty');
      const [headings, example = ''] = csv.split('\r\n');
      const filled = bytesOf(
        [headings, example.replaceAll('38403-1234567-1', '38403-7654321-1')].join('\r\n'),
      );
      const { columns } = await check(testApi, desk, filled, kind);
      // Installments come from a sheet of their own.
      const { installments, ...ofTemplate } = columns;
      expect(installments ?? null).toBeNull();
      expect(Object.values(ofTemplate)).not.toContain(null);
    }
    const xlsx = await testApi.call('downloadImportXlsx', { as, params: { kind } });
    const body = { kind, fileName: 'template.xlsx', table: xlsx };
    expect((await testApi.refusal('checkImport', { as, body })).code).toBe('import_empty');
  }
});

test('an import that created nothing can be discarded, one that has begun cannot', async () => {
  const as = desk.superadmin;
  const { id } = await check(testApi, desk, csvFile([registered()]));
  await testApi.call('discardImport', { as, params: { id } });
  expect((await testApi.refusal('getImport', { as, params: { id } })).status).toBe(404);
  const done = await bringIn(testApi, desk, [registered()]);
  expect((await testApi.refusal('discardImport', { as, params: { id: done.id } })).code).toBe(
    'import_has_begun',
  );
});

test('an e-mail with a comma for its dot is a fault', async () => {
  expect(await faultsOf([registered({ Email: 'nasreen@example,pk' })])).toEqual({
    Email: 'Write one email address, like name@example.com',
  });
});
