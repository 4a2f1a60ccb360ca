import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ReversedCashKind } from '#domain/lending/cash/cash-movement.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { endingsOf } from '#test/support/calls/calls.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import { cashBranches, count, handOver } from '#test/support/lending/cash.ts';
import { active, ask, type Desk, grant, openDesk, pay } from '#test/support/lending/lending.ts';
import { findDifferences } from '../verify/find-differences.ts';

let testApi: TestApi;
/** A desk at a branch of its own, whose drawer has 500. */
let desk: Desk;
let branchId: string;
let code: string;
/** A second employee of the branch, who is its custodian. */
let custodian: Session;
const nextBranch = cashBranches('PR', 500);

beforeAll(async () => {
  testApi = await createTestApi();
});
afterAll(() => testApi.close());
beforeEach(async () => {
  ({ desk, branchId, code, custodian } = await nextBranch(testApi));
});

const take = async (amount = 1_000) =>
  pay(testApi, desk.employee, await active(testApi, desk, { downPayment: 0 }), amount);
const hand = async (amount: number) =>
  count(testApi, custodian, await handOver(testApi, desk.employee, branchId, amount), amount);
const reverse = async (entryId: string) =>
  grant(testApi, desk, await ask(testApi, desk, 'requestReversal', entryId));

/** A payment of 1,000 that was reversed after so much of its cash was handed over. */
async function reversed(handed = 1_000): Promise<string> {
  const { entryId } = await take();
  await hand(handed);
  await reverse(entryId);
  return entryId;
}

const request = (id: string, where: ReversedCashKind, as = custodian) => ({
  as,
  params: { id },
  body: { where, reason: 'The payment was of another customer' },
});
const place = (id: string, where: ReversedCashKind) => testApi.call('placeReversedCash', request(id, where));
const refusal = (id: string, where: ReversedCashKind, as = custodian) =>
  testApi.refusal('placeReversedCash', request(id, where, as));
const held = async () => (await testApi.call('getMyCash', { as: desk.employee })).held;
const position = () => testApi.call('getCashPosition', { as: desk.superadmin });
const inDrawer = async () => (await position()).branches.find((one) => one.branchId === branchId)?.drawer;
const openHere = async () => (await position()).differences.filter((one) => one.branchId === branchId);
const listed = async (as: Session) =>
  (await testApi.call('listReversedCash', { as })).filter((one) => one.branchId === branchId);
const differences = async () => (await findDifferences(testApi.context.pool)).differences;

test('notes that were given back leave the drawer, and the hand is at zero', async () => {
  const id = await reversed();
  expect([await held(), await inDrawer()]).toEqual([-1_000, 1_500]);
  expect(await listed(custodian)).toMatchObject([{ entryId: id, amount: 1_000, isOwn: false }]);
  expect(await place(id, 'given_back')).toMatchObject({ kind: 'given_back', amount: 1_000, offered: null });
  expect([await held(), await inDrawer()]).toEqual([0, 500]);
  expect([await listed(custodian), await openHere()]).toEqual([[], []]);
  expect(await differences()).toEqual([]);
});

test.each(['still_there', 'never_existed'] as const)(
  'notes that are %s are too much in the name of their taker, until a decision gives them back',
  async (where) => {
    const { id } = await place(await reversed(), where);
    expect([await held(), await inDrawer()]).toEqual([0, 1_500]);
    expect(await openHere()).toMatchObject([{ id, amount: 1_000, offered: 0, right: 'free' }]);
    await testApi.call('settleCashDifference', {
      as: desk.superadmin,
      params: { id },
      body: { how: 'paid_back', reason: 'The family has its notes' },
    });
    expect([await held(), await inDrawer()]).toEqual([0, 500]);
    expect(await differences()).toEqual([]);
  },
);

test('the notes of an entry that is recorded again are its cash', async () => {
  const { id } = await place(await reversed(), 'still_there');
  await take();
  await testApi.call('settleCashDifference', {
    as: desk.superadmin,
    params: { id },
    body: { how: 'found_in_hand', reason: 'Recorded for the right customer' },
  });
  expect([await held(), await inDrawer()]).toEqual([0, 1_500]);
  expect(await differences()).toEqual([]);
});

test('only what was handed over comes back into the hand', async () => {
  const id = await reversed(600);
  expect(await held()).toBe(-600);
  expect(await place(id, 'given_back')).toMatchObject({ amount: 600 });
  expect([await held(), await inDrawer()]).toEqual([0, 500]);
});

test('notes that never left the hand need no answer, and a payment that stands has none', async () => {
  const { entryId } = await take();
  expect((await refusal(entryId, 'given_back')).code).toBe('not_found');
  await reverse(entryId);
  expect((await refusal(entryId, 'given_back')).code).toBe('reversed_cash_in_hand');
  expect(await listed(custodian)).toEqual([]);
});

test('the custodian or a superadmin says it, not the taker, a colleague nor another branch', async () => {
  const id = await reversed();
  const colleague = await openDesk(testApi, code);
  const elsewhere = await openDesk(testApi, 'LHE');
  expect((await refusal(id, 'given_back', desk.employee)).code).toBe('own_reversed_cash');
  expect((await refusal(id, 'given_back', colleague.employee)).code).toBe('not_cash_custodian');
  expect((await refusal(id, 'given_back', elsewhere.employee)).code).toBe('not_found');
  expect(await listed(colleague.employee)).toEqual([]);
  await testApi.call('placeReversedCash', request(id, 'given_back', desk.superadmin));
});

test('it is said once, also by two at once, and again with its key is once', async () => {
  const id = await reversed();
  const idempotencyKey = crypto.randomUUID();
  const first = { ...request(id, 'given_back'), idempotencyKey };
  const said = await Promise.all([
    testApi.attempt('placeReversedCash', first),
    testApi.attempt('placeReversedCash', first),
    testApi.attempt('placeReversedCash', request(id, 'still_there', desk.superadmin)),
  ]);
  expect(['done,done,reversed_cash_said', 'done,reversed_cash_said,reversed_cash_said']).toContain(
    endingsOf(said).join(),
  );
  expect(await held()).toBe(0);
  expect(await differences()).toEqual([]);
});

test('the drawer gives no notes back that it does not have', async () => {
  const id = await reversed();
  const body = { branchId, userId: desk.employeeId, amount: 1_400 };
  await testApi.call('giveCashFloat', { as: custodian, body });
  expect(await refusal(id, 'given_back')).toMatchObject({
    code: 'cash_beyond_drawer',
    message: expect.stringContaining('Rs 100'),
  });
  await place(id, 'still_there');
});
