import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { businessDateOf, startOfBusinessDate } from '#domain/calendar/business-date.ts';
import { dayMs, minuteMs } from '#domain/instant.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import { cashEvenings, closeDay } from '#test/support/lending/cash.ts';
import { active, type Desk, pay } from '#test/support/lending/lending.ts';

let testApi: TestApi;
/** A desk at a branch of its own, whose drawer was counted in the evening. */
let desk: Desk;
let branchId: string;
let custodian: Session;
const nextBranch = cashEvenings('LO');

beforeAll(async () => {
  testApi = await createTestApi();
});
afterAll(() => testApi.close());
beforeEach(async () => {
  ({ desk, branchId, custodian } = await nextBranch(testApi));
});

const today = () => businessDateOf(testApi.clock.now());
const take = async (amount: number) =>
  pay(
    testApi,
    desk.employee,
    await active(testApi, desk, { price: 60_000, downPayment: 0, count: 6 }),
    amount,
  );
/** The notices of this branch. */
const told = async (as: Session) =>
  (await testApi.call('listNotices', { as })).data.filter(
    ({ kind, opensId }) => kind === 'cash_day_open' && opensId === branchId,
  );
const becomesMorning = () => testApi.clock.advance(20 * minuteMs);

test('a day that is not closed by the next morning is told to the custodian and the superadmins, until it is closed', async () => {
  await take(1_200);
  expect(await told(custodian)).toEqual([]);
  becomesMorning();
  for (const as of [custodian, desk.superadmin])
    expect(await told(as)).toMatchObject([{ at: new Date(startOfBusinessDate(today())).toISOString() }]);
  expect(await told(desk.employee)).toEqual([]);
  await closeDay(testApi, custodian, branchId);
  for (const as of [custodian, desk.superadmin]) expect(await told(as)).toEqual([]);
});

test('it is one notice for each branch and day, also to several readers at once, and read for that day', async () => {
  await take(1_200);
  becomesMorning();
  const [one, ...others] = await Promise.all([1, 2, 3].map(() => told(custodian)));
  for (const other of others) expect(other).toEqual(one);
  const [notice] = one ?? [];
  const { kind, subjectId } = notice ?? { kind: 'cash_day_open' as const, subjectId: '' };
  await testApi.call('readNotices', { as: custodian, body: { notices: [{ kind, subjectId }] } });
  expect(await told(custodian)).toMatchObject([{ subjectId, isRead: true }]);
  expect(await told(desk.superadmin)).toMatchObject([{ subjectId, isRead: false }]);
  testApi.clock.advance(dayMs);
  const tomorrow = await testApi.signIn((await testApi.addUser('superadmin')).email);
  expect((await told(tomorrow))[0]?.subjectId).not.toBe(subjectId);
});

test('cash that comes after the close, and a day without cash, leave no day open', async () => {
  await take(1_200);
  await closeDay(testApi, custodian, branchId);
  await take(900);
  becomesMorning();
  expect(await told(custodian)).toEqual([]);
  await closeDay(testApi, custodian, branchId);
  testApi.clock.advance(dayMs);
  const tomorrow = await testApi.signIn((await testApi.addUser('superadmin')).email);
  expect(await told(tomorrow)).toEqual([]);
});
