import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileHeadingOf } from '#contract/fields/file-headings.messages.ts';
import { type ReportName, reportNames, reportShape } from '#contract/insight/report-table.ts';
import type { Language } from '#domain/language.ts';
import { createApp } from '#server/app.ts';
import { createPool, createReadingPool } from '#server/platform/db/pool.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { auditEventsOf } from '#test/support/calls/audit.ts';
import { createCalls, everyPage, type QueryOf } from '#test/support/calls/calls.ts';
import { fetchOptions } from '#test/support/calls/raw-request.ts';
import { deliveredInSeptember } from '#test/support/ledger/random-history.ts';
import { active, type Desk, openDesk, pay } from '#test/support/lending/lending.ts';
import { cellsOf } from '#test/support/lending/workbook.ts';

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  await testApi.database.ownerPool.query(
    'ALTER TABLE employees ALTER COLUMN back_dating_days_max SET DEFAULT 90',
  );
  desk = await openDesk(testApi);
  await pay(testApi, desk.employee, await deliveredInSeptember(testApi, desk), 900);
});
afterAll(() => testApi.close());

const asked = (name: ReportName, filters: QueryOf<'sumReport'> = {}) => ({
  as: desk.superadmin,
  params: { name },
  query: filters,
});

test.each(reportNames)(
  '%s: page, paper, CSV and workbook have the same rows, in the same order',
  async (name) => {
    const { data: rows } = await testApi.call('readReport', asked(name));
    const { rows: printed, totals } = await testApi.call('getReportSheet', asked(name));
    expect(printed).toEqual(rows);
    expect(totals).toEqual(await testApi.call('sumReport', asked(name)));
    expect(totals.rows).toBe(rows.length);

    const request = { as: desk.superadmin, params: { name }, body: {} };
    const csv = await testApi.call('exportReport', request);
    const [headings, ...all] = cellsOf(await testApi.call('exportReportWorkbook', request));
    const [first = '', ...lines] = csv.replace('\uFEFF', '').trimEnd().split('\r\n');
    const names = first.split(',');
    expect(headings).toEqual(names.map((column) => fileHeadingOf(column)?.en));
    expect(all.map((line) => line.map((cell) => cell ?? '').join(','))).toEqual(
      lines.map((line) => line.replace(/^total,/, 'Total,')),
    );
    const cells = all.slice(0, rows.length);
    const [last, ...more] = all.slice(rows.length);
    expect(more).toEqual([]);
    expect(last === undefined).toBe(Object.keys(totals.sums).length === 0);
    if (last !== undefined) expect(last[0]).toBe('Total');

    for (const [column, shape] of Object.entries(reportShape(name).columns)) {
      if (shape.kind === 'rate' || shape.isSummed !== true) continue;
      const place = names.indexOf(column.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
      const sum = cells.reduce((total, line) => total + Number(line[place]), 0);
      expect([column, sum, last?.[place]]).toEqual([column, totals.sums[column], sum]);
    }
  },
);

test('a long report shows every row once over its pages, in the order of its file, and ignores the filters of other reports', async () => {
  for (let agreement = 0; agreement < 3; agreement += 1) await active(testApi, desk);
  const query = { from: '2026-11-01', until: '2027-10-31', by: 'employee' } as const;
  const pages = await everyPage((cursor) =>
    testApi.call('readReport', { ...asked('due'), query: { ...query, cursor } }),
  );
  const rows = pages.flatMap(({ data }) => data);
  expect(pages).toHaveLength(2);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
  const file = await testApi.call('exportReport', {
    as: desk.superadmin,
    params: { name: 'due' },
    body: query,
  });
  const lines = file.trimEnd().split('\r\n').slice(1, -1);
  expect(lines).toHaveLength(rows.length);
  for (const [place, { cells }] of rows.entries()) expect(lines[place]).toContain(`,${cells.agreement},`);
  const ofNobody = { ...query, officerId: desk.superadminId };
  expect((await testApi.call('sumReport', asked('due', ofNobody))).rows).toBe(0);
  expect((await testApi.call('sumReport', asked('portfolio', ofNobody))).rows).toBe(1);
});

test('a sheet beside a report tells in both languages its name, its days and how it counts', async () => {
  const as = desk.superadmin;
  const toldIn = async (language: Language, name: ReportName, body: object) => {
    await testApi.call('editProfile', { as, body: { language } });
    const workbook = await testApi.call('exportReportWorkbook', { as, params: { name }, body });
    return cellsOf(workbook, 2).slice(0, -3);
  };
  const days = { from: '2026-11-01', until: '2026-11-20' };
  expect(await toldIn('ur', 'demand', days)).toEqual([
    ['رپورٹ', 'واجبات کے مقابلے میں وصولی'],
    ['کس تاریخ سے', days.from],
    ['کس تاریخ تک', days.until],
    ['میزان بلحاظ', 'مہینہ'],
  ]);
  // The days belong to no report of now, and its own filters are those that nobody chose.
  expect(await toldIn('en', 'portfolio', { ...days, officerId: desk.employeeId, age: '2-30' })).toEqual([
    ['Report', 'Portfolio'],
    ['Totals by', 'Branch'],
  ]);
  expect(await toldIn('en', 'aged_agreements', { officerId: desk.employeeId, age: '2-30' })).toEqual([
    ['Report', 'Agreements by days past due'],
    ['Officer', 'Test employee'],
    ['Past due', '2–30 days'],
  ]);
});

test('saving a report as a file is in the audit, with its filters', async () => {
  const body = { from: '2026-11-01', until: '2026-11-20' } as const;
  await testApi.call('exportReport', { as: desk.superadmin, params: { name: 'demand' }, body });
  const events = await auditEventsOf(testApi, '00000000-0000-0000-0000-000000000000', 'export_report');
  expect(events.at(-1)).toMatchObject({ after: { report: 'demand', filters: body, rows: 1 } });
});

test('a report is read from the replica if there is one, and the reader is recorded in the main database', async () => {
  const pool = createReadingPool(testApi.database.settings.DATABASE_URL, testApi.context.log);
  let readings = 0;
  pool.on('acquire', () => {
    readings += 1;
  });
  const app = createApp({ ...testApi.context, reportBooks: pool });
  const beside = createCalls(async (method, path, request = {}) =>
    app.request(path, fetchOptions(method, request)),
  );
  const exports = () => auditEventsOf(testApi, '00000000-0000-0000-0000-000000000000', 'export_report');

  const { data } = await testApi.call('readReport', asked('demand'));
  expect(await beside.call('readReport', asked('demand'))).toMatchObject({ data });
  const readingsOfPage = readings;
  expect(readingsOfPage).toBeGreaterThan(0);

  const before = await exports();
  const file = { as: desk.superadmin, params: { name: 'demand' }, body: {} } as const;
  expect(await beside.call('exportReport', file)).toContain('Sargodha');
  expect(readings).toBeGreaterThan(readingsOfPage);
  expect(await exports()).toHaveLength(before.length + 1);
  await pool.end();
});

test('with the database away, reports are read from the copy, by who was signed in, and all else is refused', async () => {
  const { settings } = testApi.database;
  const { log } = testApi.context;
  const away = createPool('postgres://nobody@127.0.0.1:1/none', log);
  const copy = createReadingPool(settings.DATABASE_URL, log);
  const app = createApp({ ...testApi.context, pool: away, reportBooks: copy });
  const beside = createCalls(async (method, path, request = {}) =>
    app.request(path, fetchOptions(method, request)),
  );
  for (const name of reportNames) {
    const expected = await testApi.call('getReportSheet', asked(name));
    expect(await beside.call('getReportSheet', asked(name)), name).toEqual(expected);
  }
  const stranger = { ...asked('demand'), as: { ...desk.superadmin, token: 'of-nobody' } };
  expect(await beside.refusal('readReport', stranger)).toMatchObject({ code: 'not_signed_in' });
  expect(await beside.refusal('readReport', { ...asked('demand'), as: desk.employee })).toMatchObject({
    code: 'not_allowed',
  });
  const file = { as: desk.superadmin, params: { name: 'demand' }, body: {} } as const;
  expect(await beside.refusal('exportReport', file)).toMatchObject({ code: 'unavailable' });
  expect(await beside.refusal('listCustomers', { as: desk.superadmin })).toMatchObject({
    code: 'unavailable',
  });
  await Promise.all([away.end(), copy.end()]);
});

test('a forged cursor and an unknown report are refused', async () => {
  expect(await testApi.refusal('readReport', { ...asked('demand'), query: { cursor: 'bm8' } })).toMatchObject(
    {
      code: 'invalid_cursor',
    },
  );
  const name = 'profit' as ReportName;
  expect(await testApi.refusal('readReport', asked(name))).toMatchObject({ code: 'not_found' });
});
