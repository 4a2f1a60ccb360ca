import { afterAll, beforeAll, expect, test } from 'vitest';
import { listedReportNames, type ReportName, reportShape } from '#contract/insight/report-table.ts';
import { addDays, addMonths, calendarDate, dayOfMonth } from '#domain/calendar/calendar-date.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { deliveredInSeptember } from '#test/support/ledger/random-history.ts';
import { type Desk, openDesk, pay } from '#test/support/lending/lending.ts';

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

const figureOf = async (name: ReportName, branchId?: string) => {
  const figures = await testApi.call('listReportFigures', { as: desk.superadmin, query: { branchId } });
  const found = figures.find((figure) => figure.name === name);
  if (found === undefined) throw new Error(`no figure of ${name}`);
  return found;
};

test.each(listedReportNames)('%s: the list says what the report itself comes to', async (name) => {
  const { now } = await figureOf(name);
  const { sums } = await testApi.call('sumReport', { as: desk.superadmin, params: { name }, query: {} });
  expect(now).toMatchObject(sums);
  const [column = '', shape] = reportShape(name).figure ?? [];
  const needed = shape?.kind === 'rate' ? [shape.part, shape.whole] : [column];
  expect(Object.keys(now)).toEqual(expect.arrayContaining(needed));
});

test.each(['receipts', 'relief', 'demand', 'write_offs', 'contact_promise'] as const)(
  '%s: each month of the list is what the report of that month comes to',
  async (name) => {
    const { months } = await figureOf(name);
    expect(months).toHaveLength(12);
    const today = calendarDate('2026-11-20');
    for (const [place, month] of months.entries()) {
      const from = addMonths(addDays(today, 1 - dayOfMonth(today)), place - 11);
      const query = { from, until: place === 11 ? today : addDays(addMonths(from, 1), -1) };
      const { sums } = await testApi.call('sumReport', { as: desk.superadmin, params: { name }, query });
      expect(sums).toMatchObject(month);
    }
  },
);

test('a branch without agreements has no figure of another branch', async () => {
  const { data: branches } = await testApi.call('listBranches', { as: desk.superadmin });
  const whole = await figureOf('portfolio');
  const parts = [];
  for (const { id } of branches) parts.push((await figureOf('portfolio', id)).now.outstanding ?? 0);
  expect(whole.now.outstanding).toBeGreaterThan(0);
  expect(parts.reduce((sum, part) => sum + part, 0)).toBe(whole.now.outstanding);
  expect(parts).toContain(0);
});
