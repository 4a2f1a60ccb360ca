import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileHeadingOf } from '#contract/fields/file-headings.messages.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { auditEventsOf } from '#test/support/calls/audit.ts';
import { active, type Desk, openDesk } from '#test/support/lending/lending.ts';
import { cellsOf } from '#test/support/lending/workbook.ts';

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  await testApi.database.ownerPool.query(
    'ALTER TABLE employees ALTER COLUMN back_dating_days_max SET DEFAULT 90',
  );
  desk = await openDesk(testApi);
});
afterAll(() => testApi.close());

test('chosen rows are exported with their sums, in both kinds of file, and the export is in the audit', async () => {
  const { superadmin: as } = desk;
  for (const firstDueOn of ['2026-10-05', '2026-11-05'])
    await active(testApi, desk, {
      price: 3_000,
      downPayment: 0,
      count: 3,
      startOn: '2026-09-01',
      deliveredOn: '2026-09-01',
      firstDueOn,
    });
  const { data } = await testApi.call('listDue', { as, query: { group: 'overdue' } });
  const chosen = data.toReversed();
  expect(chosen).toHaveLength(2);
  const body = { ids: [...chosen.map(({ agreementId }) => agreementId), crypto.randomUUID()] };
  const file = await testApi.call('exportDue', { as, body });
  const [names = '', ...lines] = file.replace('\uFEFF', '').trimEnd().split('\r\n');
  const column = (name: string) => lines.map((line) => line.split(',')[names.split(',').indexOf(name)]);
  expect(column('agreement')).toEqual([...chosen.map(({ agreementNumber }) => agreementNumber), '']);
  const dueNow = chosen.map((item) => item.dueNow);
  expect(column('due_now')).toEqual([...dueNow, dueNow.reduce((sum, each) => sum + each, 0)].map(String));
  const [headings, ...rows] = cellsOf(await testApi.call('exportDueWorkbook', { as, body }));
  expect(headings).toEqual(names.split(',').map((name) => fileHeadingOf(name)?.en));
  expect(rows).toHaveLength(lines.length);
  const events = await auditEventsOf(testApi, '00000000-0000-0000-0000-000000000000', 'export_due_list');
  expect(events.at(-1)).toMatchObject({
    after: {
      filters: { agreements: chosen.map(({ agreementNumber }) => agreementNumber).join(', ') },
      rows: 2,
    },
  });
});
