import { afterAll, beforeAll, expect, test } from 'vitest';
import { hourMs } from '#domain/instant.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import type { QueryOf } from '#test/support/calls/calls.ts';
import { addContactRequest, contacted } from '#test/support/desk/contact-requests.ts';
import { type Desk, openDesk } from '#test/support/lending/lending.ts';

let testApi: TestApi;
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
});
afterAll(() => testApi.close());

const promise = async (query: QueryOf<'sumReport'> = {}) =>
  (await testApi.call('sumReport', { as: desk.superadmin, params: { name: 'contact_promise' }, query })).sums;

test('each request counts once: kept, late, never answered, or open; open ones are not judged', async () => {
  const hoursAgo = (hours: number) => new Date(testApi.clock.now() - hours * hourMs);
  const add = (hours: number, branchCode = 'SGD') =>
    addContactRequest(testApi.context.pool, { receivedAt: hoursAgo(hours), branchCode });
  const [kept, late] = [await add(2), await add(30)];
  await add(26);
  await add(22);
  await add(1, 'LHE');
  for (const id of [kept, late]) await contacted(testApi, desk.superadmin, id);
  expect(await promise()).toEqual({ received: 5, judged: 3, kept: 1, late: 1, unanswered: 1, open: 2 });

  const { data: byBranch } = await testApi.call('readReport', {
    as: desk.superadmin,
    params: { name: 'contact_promise' },
  });
  expect(byBranch.map(({ cells }) => [cells.branch, cells.received])).toEqual([
    [expect.objectContaining({ code: 'SGD' }), 4],
    [expect.objectContaining({ code: 'LHE' }), 1],
  ]);
});

test('a request counts for the day in Karachi on which it arrived', async () => {
  await addContactRequest(testApi.context.pool, { receivedAt: new Date('2026-10-09T20:00:00Z') });
  expect((await promise({ from: '2026-10-10', until: '2026-10-10' })).received).toBe(1);
  expect((await promise({ from: '2026-10-09', until: '2026-10-09' })).received).toBe(0);
});

test('by employee, a request counts for its assignee, and unassigned requests have a row of their own', async () => {
  const query = { by: 'employee', from: '2026-11-01', until: '2026-11-30' } as const;
  const { data } = await testApi.call('readReport', {
    as: desk.superadmin,
    params: { name: 'contact_promise' },
    query,
  });
  expect(data.map(({ cells }) => cells.received)).toEqual([4, 1]);
  expect(data.every(({ cells }) => cells.employee === null)).toBe(true);
  expect(await promise(query)).toMatchObject({ received: 5 });
});
