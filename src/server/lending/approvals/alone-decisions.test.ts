import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi, testPassword } from '#test/support/calls/api.ts';
import type { QueryOf } from '#test/support/calls/calls.ts';
import { branchId } from '#test/support/desk/office.ts';
import { active, ask, type Desk, grant, openDesk, pay } from '#test/support/lending/lending.ts';

let testApi: TestApi;
let desk: Desk;
/** The requests that the superadmin made and decided alone: a reversal and a write-off. */
let alone: readonly string[];

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
  const id = await active(testApi, desk, { price: 3_000, downPayment: 0, count: 3 });
  await grant(testApi, desk, await ask(testApi, desk, 'requestWriteOff', id));
  const mine = { ...desk, employee: desk.superadmin };
  const other = await active(testApi, desk, { price: 2_000, downPayment: 0, count: 2 });
  const { entryId } = await pay(testApi, desk.employee, other, 500);
  alone = [
    await decideAlone(await ask(testApi, mine, 'requestReversal', entryId)),
    await decideAlone(await ask(testApi, mine, 'requestWriteOff', other)),
  ];
});
afterAll(() => testApi.close());

async function decideAlone(request: string): Promise<string> {
  const body = { decision: 'approved' as const, password: testPassword };
  await testApi.call('decideApproval', { as: desk.superadmin, params: { id: request }, body });
  return request;
}

const decided = (query: QueryOf<'listApprovals'>) =>
  testApi.call('listApprovals', { as: desk.superadmin, query: { queue: 'decided', ...query } });

test('decisions taken alone are listed and counted apart, by the day on which they were taken', async () => {
  const { data, page } = await decided({ decided: 'alone' });
  expect(data.map(({ id }) => id)).toEqual([...alone].toReversed());
  expect(page.total).toBe(2);
  for (const row of data) expect(row.decidedAlone).toBe(true);
  const day = '2026-11-20' as const;
  const onTheDay = await decided({ decided: 'alone', from: day, until: day });
  expect(onTheDay.page.total).toBe(2);
  expect((await decided({ decided: 'alone', from: '2026-11-21' })).page.total).toBe(0);
  expect((await decided({ decided: 'alone', until: '2026-11-19' })).page.total).toBe(0);
  expect((await decided({})).page.total).toBeGreaterThan(2);
});

test('the report has them with what they were about, and their sum', async () => {
  const query = { from: '2026-11-01', until: '2026-11-30' } as const;
  const asked = { as: desk.superadmin, params: { name: 'alone_decisions' as const }, query };
  const { data } = await testApi.call('readReport', asked);
  expect(data.map(({ cells }) => [cells.request, cells.decision, cells.amount])).toEqual([
    ['reversal', 'approved', 500],
    ['write_off', 'approved', 2_000],
  ]);
  for (const { cells } of data)
    expect(cells.decidedAlone).toMatchObject({ fullName: { own: 'Test superadmin' } });
  expect(await testApi.call('sumReport', asked)).toMatchObject({ rows: 2, sums: { amount: 2_500 } });
  const elsewhere = { ...query, branchId: await branchId(testApi, 'LHE') };
  expect((await testApi.call('sumReport', { ...asked, query: elsewhere })).rows).toBe(0);
});
