import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { dayMs, minuteMs } from '#domain/instant.ts';
import type { CashSettlementKind } from '#domain/lending/cash/cash-movement.ts';
import { createTestApi, type TestApi, testPassword } from '#test/support/calls/api.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import { cashEvenings, closeDay, countDay, countOf, dayClose } from '#test/support/lending/cash.ts';
import { active, type Desk, openDesk, pay } from '#test/support/lending/lending.ts';
import { findDifferences } from '../verify/find-differences.ts';

let testApi: TestApi;
let desk: Desk;
/** Its drawer has 5,000. */
let branchId: string;
let custodian: Session;
let code: string;
const nextBranch = cashEvenings('DD');

beforeAll(async () => {
  testApi = await createTestApi();
});
afterAll(() => testApi.close());
beforeEach(async () => {
  ({ desk, branchId, code, custodian } = await nextBranch(testApi));
});

const today = () => businessDateOf(testApi.clock.now());
const params = () => ({ branchId });
const close = (as = custodian) => closeDay(testApi, as, branchId);
const refusedClose = async (changed: object) => {
  const body = { ...(await dayClose(testApi, custodian, branchId)), ...changed };
  return (await testApi.refusal('closeCashDay', { as: custodian, params: params(), body })).code;
};
const openDifferences = async () =>
  (await testApi.call('getCashPosition', { as: desk.superadmin })).differences.filter(
    (one) => one.branchId === branchId,
  );
async function closeDayCounted(as: Session) {
  const body = await dayClose(testApi, as, branchId);
  return testApi.call('closeCashDay', { as, params: params(), body });
}
const differences = async () => (await findDifferences(testApi.context.pool)).differences;

test('a close names a difference of the drawer, which another person settles', async () => {
  await countDay(testApi, custodian, branchId, -500);
  expect(await refusedClose({ differenceReason: null })).toBe('cash_difference_not_named');
  const body = await dayClose(testApi, custodian, branchId);
  expect(await testApi.call('closeCashDay', { as: custodian, params: params(), body })).toMatchObject({
    counted: 4_500,
    shouldBe: 5_000,
    differenceReason: 'Counted twice',
  });
  const [open] = await openDifferences();
  expect(open).toMatchObject({
    ...{ kind: 'day_count', offered: 5_000, amount: 4_500, reason: 'Counted twice', right: 'free' },
    ...{ number: `${code}-C-000002`, givenByName: open?.countedByName },
  });
  const id = open?.id ?? '';
  const settle = (as: Session, how: CashSettlementKind) =>
    testApi.attempt('settleCashDifference', {
      as,
      params: { id },
      body: { how, reason: 'It fell behind' },
    });
  expect(await settle(custodian, 'borne')).toMatchObject({ code: 'not_allowed' });
  expect(await settle(desk.superadmin, 'borne')).toMatchObject({ code: 'cash_day_closed' });
  testApi.clock.advance(20 * minuteMs);
  expect(await settle(desk.superadmin, 'found_in_hand')).toMatchObject({ code: 'difference_of_drawer' });
  expect(await settle(desk.superadmin, 'found_in_drawer')).toMatchObject({ ok: true });
  expect(await openDifferences()).toEqual([]);
  expect(await close()).toMatchObject({ shouldBe: 5_000, counted: 5_000, differenceReason: null });
  expect(await differences()).toEqual([]);
});

test('a difference is in the name of the custodian, also if a superadmin counts, who does not settle it', async () => {
  await countDay(testApi, desk.superadmin, branchId, -500);
  await closeDayCounted(desk.superadmin);
  const [open] = await openDifferences();
  expect(open?.right).toBe('of_another');
  expect(open?.givenByName).not.toEqual(open?.countedByName);
  const mine = await testApi.call('getMyCash', { as: custodian });
  expect(mine.differences).toMatchObject([{ id: open?.id }]);
  testApi.clock.advance(20 * minuteMs);
  const body = { how: 'borne', reason: 'Too little to search', password: testPassword } as const;
  const own = { as: desk.superadmin, params: { id: open?.id ?? '' }, body };
  expect(await testApi.refusal('settleCashDifference', own)).toMatchObject({ code: 'own_cash_count' });
  await testApi.call('settleCashDifference', { ...own, as: (await openDesk(testApi)).superadmin });
  expect(await differences()).toEqual([]);
});

test('a difference leaves no day open, and the next sheet begins with what was counted', async () => {
  await pay(testApi, desk.employee, await active(testApi, desk, { downPayment: 0 }), 100);
  testApi.clock.advance(20 * minuteMs);
  const { id } = await closeDay(testApi, custodian, branchId, -300);
  const as = custodian;
  const first = await testApi.call('getCashDaySheet', { as, params: { id } });
  expect(first).toMatchObject({ shouldBe: 5_000, counted: 4_700, differences: [] });
  testApi.clock.advance(dayMs);
  const { superadmin: later } = await openDesk(testApi);
  const open = await testApi.call('getOpenCashDay', { as: later, params: params() });
  expect(open).toMatchObject({ day: today() });
  const next = await close(later);
  expect(await testApi.call('getCashDaySheet', { as: later, params: { id: next.id } })).toMatchObject({
    ...{ opening: 4_700, shouldBe: 4_700, counted: 4_700, moved: [], differences: [] },
  });
  expect(await testApi.call('getCashDaySheet', { as: later, params: { id } })).toMatchObject({
    ...{ opening: first.opening, moved: first.moved, hands: first.hands, counted: 4_700 },
  });
  expect(await differences()).toEqual([]);
});

test('a close that is reopened keeps its difference, and a second close finds none', async () => {
  const { id } = await closeDay(testApi, custodian, branchId, -300);
  const body = { password: testPassword, reason: 'A slip was found' };
  await testApi.call('reopenCashDay', { as: desk.superadmin, params: { id }, body });
  expect(await openDifferences()).toHaveLength(1);
  const again = await close();
  expect(again).toMatchObject({ shouldBe: 4_700, counted: 4_700 });
  expect(await testApi.call('getCashDaySheet', { as: custodian, params: { id: again.id } })).toMatchObject({
    opening: 0,
    moved: [{ kind: 'opening' }, { kind: 'day_count', into: 0, out: 300 }],
    differences: [{ difference: -300 }],
  });
  expect(await openDifferences()).toHaveLength(1);
  expect(await differences()).toEqual([]);
});

test('a sheet says how often the drawer was counted, and by how much the first count differed', async () => {
  const counted = (amount: number) =>
    testApi.call('countCashDay', { as: custodian, params: params(), body: countOf(amount) });
  await counted(4_500);
  // The figure is known by now.
  await counted(5_000);
  expect(await closeDayCounted(custodian)).toMatchObject({
    ...{ counted: 5_000, shouldBe: 5_000, differenceReason: null },
    ...{ counts: 2, firstDifference: -500 },
  });
  testApi.clock.advance(20 * minuteMs);
  await counted(5_000);
  const next = await closeDayCounted(custodian);
  expect(next).toMatchObject({ counts: 1, firstDifference: 0 });
  const sheet = await testApi.call('getCashDaySheet', { as: custodian, params: { id: next.id } });
  expect(sheet).toMatchObject({ counts: 1, firstDifference: 0 });
});
