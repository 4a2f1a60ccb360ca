import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import { formOf } from '#test/support/desk/office.ts';
import { cashBranches, count, handOver } from '#test/support/lending/cash.ts';
import { active, type Desk, openDesk, pay } from '#test/support/lending/lending.ts';
import { findDifferences } from '../verify/find-differences.ts';
import { watchingCashLimits } from './watch-cash-limits.ts';

let testApi: TestApi;
let desk: Desk;
let branchId: string;
let custodian: Session;
let agreementId: string;
const nextBranch = cashBranches('LM', 0);

beforeAll(async () => {
  testApi = await createTestApi();
});
afterAll(() => testApi.close());
beforeEach(async () => {
  ({ desk, branchId, custodian } = await nextBranch(testApi));
  agreementId = await active(testApi, desk, { price: 60_000, downPayment: 0, count: 6 });
});

async function limit(handCashMax: number | null, drawerCashMax: number | null = null) {
  const { officeRules } = await testApi.call('getSettings', { as: desk.superadmin });
  const content = { ...officeRules.content, handCashMax, drawerCashMax };
  await testApi.call('saveOfficeRules', { as: desk.superadmin, body: { ...officeRules, content } });
}
const take = (amount: number) => pay(testApi, desk.employee, agreementId, amount);
const watch = () => watchingCashLimits.run(testApi.context, new AbortController().signal);

/** The notices about limits that a reader has. */
async function told(as: Session) {
  const { data } = await testApi.call('listNotices', { as });
  return data.filter(({ kind }) => kind === 'cash_near_limit' || kind === 'cash_at_limit');
}
const kindsTold = async (as: Session) => (await told(as)).map(({ kind }) => kind);

test('a payment beyond the limit is posted, and the books stand', async () => {
  await limit(1_000);
  await take(800);
  await watch();
  await take(5_000);
  await watch();
  expect((await testApi.call('getMyCash', { as: desk.employee })).held).toBe(5_800);
  expect((await findDifferences(testApi.context.pool)).differences).toEqual([]);
});

test('a hand at 80 percent and at its limit is told to its person, the custodian and superadmins, once each', async () => {
  await limit(10_000);
  await take(7_999);
  await watch();
  expect(await told(desk.employee)).toEqual([]);

  await take(1);
  await watch();
  const [near] = await told(desk.employee);
  expect(near).toMatchObject({ kind: 'cash_near_limit', amount: 8_000, isRead: false });
  expect(await told(custodian)).toEqual([near]);
  expect(await told(desk.superadmin)).toContainEqual(near);

  await take(1_000);
  testApi.clock.advance(60_000);
  await watch();
  expect(await told(desk.employee)).toEqual([near]);

  await take(1_000);
  await watch();
  await watch();
  expect(await kindsTold(desk.employee)).toEqual(['cash_at_limit']);
  expect(await kindsTold(custodian)).toEqual(['cash_at_limit']);
});

test('an emptied hand ends its notice, and the next crossing is a new one', async () => {
  await limit(1_000);
  await take(900);
  await watch();
  const [first] = await told(desk.employee);
  await count(testApi, custodian, await handOver(testApi, desk.employee, branchId, 900), 900);
  await watch();
  expect(await told(desk.employee)).toEqual([]);
  await take(900);
  await watch();
  const [second] = await told(desk.employee);
  expect(second?.kind).toBe('cash_near_limit');
  expect(second?.subjectId).not.toBe(first?.subjectId);
});

test('a full drawer is told to its custodian and superadmins, and to no officer, no other branch', async () => {
  await limit(null, 2_000);
  await take(2_000);
  await count(testApi, custodian, await handOver(testApi, desk.employee, branchId, 2_000), 2_000);
  await watch();
  expect(await kindsTold(custodian)).toEqual(['cash_at_limit']);
  const [notice] = await told(custodian);
  expect(await told(desk.superadmin)).toContainEqual(notice);
  expect(await told(desk.employee)).toEqual([]);
  expect(await told((await openDesk(testApi, 'SGD')).employee)).toEqual([]);
});

test('several servers that watch at once store a crossing once, and without a limit there is none', async () => {
  await limit(1_000);
  await take(1_500);
  await Promise.all([watch(), watch(), watch()]);
  expect(await kindsTold(desk.employee)).toEqual(['cash_at_limit']);
  await limit(null);
  await watch();
  expect(await told(desk.employee)).toEqual([]);
});

test('the cash page and the position name the limits of today', async () => {
  await limit(1_234, 56_789);
  await take(100);
  const { limit: ofHand, drawers } = await testApi.call('getMyCash', { as: desk.employee });
  expect([ofHand, drawers[0]?.limit]).toEqual([1_234, 56_789]);
  const { branches: places, hands } = await testApi.call('getCashPosition', { as: desk.superadmin });
  const hand = hands.find(({ userId }) => userId === desk.employeeId);
  const drawer = places.find((place) => place.branchId === branchId);
  expect([hand?.limit, drawer?.limit, drawer?.drawerCashMax]).toEqual([1_234, 56_789, null]);
});

test('a person and a drawer with limits of their own are told of those, and of the office rules again without them', async () => {
  await limit(1_000, 1_000);
  const as = desk.superadmin;
  const params = { id: desk.employeeId };
  const setOwn = async (handCashMax: number | null, drawerCashMax: number | null) => {
    const employee = await testApi.call('getEmployee', { as, params });
    await testApi.call('editEmployee', { as, params, body: { ...formOf(employee), handCashMax } });
    const body = { userId: null, drawerCashMax };
    await testApi.call('nameCashCustodian', { as, params: { branchId }, body });
  };
  await setOwn(5_000, 3_000);
  await take(2_300);
  await count(testApi, as, await handOver(testApi, desk.employee, branchId, 1_170), 1_170);
  await watch();
  expect(await told(desk.employee)).toEqual([]);
  const ofBranch = async () => (await told(as)).filter(({ amount }) => amount === 1_170);
  expect(await ofBranch()).toEqual([]);

  await setOwn(null, null);
  await watch();
  expect(await kindsTold(desk.employee)).toEqual(['cash_at_limit']);
  expect((await ofBranch()).map(({ kind }) => kind)).toEqual(['cash_at_limit']);
});
