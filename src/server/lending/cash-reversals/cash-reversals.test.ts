import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApi, type TestApi, testPassword } from '#test/support/calls/api.ts';
import { endingsOf } from '#test/support/calls/calls.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import { tamperWith } from '#test/support/ledger/tamper.ts';
import {
  askReversal,
  becomesEvening,
  cashBranches,
  closeDay,
  count,
  countOf,
  handOver,
  withoutOtherSuperadmins,
} from '#test/support/lending/cash.ts';
import { active, type Desk, openDesk, pay } from '#test/support/lending/lending.ts';
import { findDifferences } from '../verify/find-differences.ts';

let testApi: TestApi;
/** A desk at a branch of its own, whose drawer has 5,000, and whose employee has taken 1,000. */
let desk: Desk;
let branchId: string;
let code: string;
let custodian: Session;
const nextBranch = cashBranches('RV', 5_000);

beforeAll(async () => {
  testApi = await createTestApi();
});
afterAll(() => testApi.close());
beforeEach(openBranch);

async function openBranch(): Promise<void> {
  ({ desk, branchId, code, custodian } = await nextBranch(testApi));
  await pay(testApi, desk.employee, await active(testApi, desk, { downPayment: 0 }), 1_000);
}

/** A hand-over of the employee that the custodian has counted. */
async function handedOver(stated = 1_000, counted = stated): Promise<string> {
  const offer = await handOver(testApi, desk.employee, branchId, stated);
  return (await count(testApi, custodian, offer, counted)).id;
}
async function floated(amount: number): Promise<string> {
  const body = { branchId, userId: desk.employeeId, amount };
  const { id } = await testApi.call('giveCashFloat', { as: custodian, body });
  return (await count(testApi, desk.employee, id, amount)).id;
}
const ask = (as: Session, movementId: string) => askReversal(testApi, as, movementId);
const agree = (as: Session, id: string, password: string | null = null) =>
  testApi.attempt('agreeToCashReversal', { as, params: { id }, body: { password } });
const refuse = (as: Session, id: string) => testApi.attempt('refuseCashReversal', { as, params: { id } });
const waiting = (as: Session) => testApi.call('listCashReversals', { as });
const inHand = async () => (await testApi.call('getMyCash', { as: desk.employee })).held;
const inDrawer = async () => (await testApi.call('getMyCash', { as: custodian })).drawers[0]?.held;
const differences = async () => (await findDifferences(testApi.context.pool)).differences;
const openDifferences = async () => (await testApi.call('getMyCash', { as: desk.employee })).differences;
const deactivate = (userId: string, isActive = false) =>
  testApi.database.ownerPool.query('UPDATE users SET is_active = $2 WHERE id = $1', [userId, isActive]);

test('a request is a notice to the other side until it ends, and to no one else', async () => {
  const told = async (as: Session) => {
    const { data } = await testApi.call('listNotices', { as });
    return data.filter(({ kind }) => kind === 'cash_reversal_asked');
  };
  const request = await ask(custodian, await handedOver());
  const [notice, ...others] = await told(desk.employee);
  expect(notice).toMatchObject({ subjectId: request, amount: 1_000, isRead: false });
  expect(others).toEqual([]);
  expect(await told(custodian)).toEqual([]);
  expect((await told(desk.superadmin)).map(({ subjectId }) => subjectId)).not.toContain(request);
  await deactivate(desk.employeeId);
  expect(await told(desk.superadmin)).toContainEqual(notice);
  await deactivate(desk.employeeId, true);
  await refuse(desk.employee, request);
  expect(await told(desk.employee)).toEqual([]);
});

test('a hand-over that was short is taken back on both sides, with its difference and a slip of its own', async () => {
  const id = await handedOver(1_000, 900);
  const request = await ask(custodian, id);
  expect(await waiting(desk.employee)).toMatchObject([
    { id: request, isOwn: false, right: 'free', reason: 'Counted into the wrong drawer', movement: { id } },
  ]);
  expect(await waiting(custodian)).toMatchObject([{ isOwn: true, right: 'of_another' }]);
  expect([await inHand(), await inDrawer()]).toEqual([0, 5_900]);
  expect(await agree(desk.employee, request)).toMatchObject({
    ok: true,
    data: {
      ...{ number: `${code}-C-000003`, kind: 'hand_over_reversed', offered: 1_000, amount: 900, count: null },
      reversal: { number: `${code}-C-000002`, isAlone: false },
      mayAskReversal: false,
    },
  });
  expect([await inHand(), await inDrawer()]).toEqual([1_000, 5_000]);
  expect(await openDifferences()).toEqual([]);
  const { data } = await testApi.call('listCashMovements', { as: custodian });
  expect(data.find((one) => one.id === id)).toMatchObject({
    reversedBy: `${code}-C-000003`,
    mayAskReversal: false,
  });
  expect(await differences()).toEqual([]);
});

test('a float is taken back out of the hand, and only if the hand still has it', async () => {
  const id = await floated(2_000);
  const request = await ask(desk.employee, id);
  expect(await inHand()).toBe(3_000);
  const offer = await handOver(testApi, desk.employee, branchId, 1_500);
  expect(await agree(custodian, request)).toMatchObject({ code: 'reversal_beyond_hand' });
  await testApi.call('withdrawCashOffer', { as: desk.employee, params: { id: offer } });
  expect(await agree(custodian, request)).toMatchObject({ ok: true, data: { kind: 'float_reversed' } });
  expect([await inHand(), await inDrawer()]).toEqual([1_000, 5_000]);
  expect(await differences()).toEqual([]);
});

test('a drawer gives a hand-over back only from what it has', async () => {
  const id = await handedOver();
  const request = await ask(desk.employee, id);
  await testApi.call('giveCashFloat', {
    as: custodian,
    body: { branchId, userId: desk.employeeId, amount: 5_500 },
  });
  expect(await agree(custodian, request)).toMatchObject({ code: 'cash_beyond_drawer' });
});

test('only the two sides ask, the other one agrees, and either ends a request', async () => {
  const id = await handedOver();
  const asked = { params: { id }, body: { reason: 'Mistyped' } };
  const of = async (as: Session) => (await testApi.refusal('askCashReversal', { as, ...asked })).code;
  expect(await of(desk.superadmin)).toBe('not_own_cash_movement');
  expect(await of((await openDesk(testApi, 'LHE')).employee)).toBe('not_found');
  const request = await ask(desk.employee, id);
  expect(await of(custodian)).toBe('cash_reversal_asked');
  expect(await agree(desk.employee, request)).toMatchObject({ code: 'own_cash_reversal' });
  expect(await agree(desk.superadmin, request)).toMatchObject({ code: 'not_own_cash_movement' });
  expect(await refuse(desk.superadmin, request)).toMatchObject({ code: 'not_own_cash_movement' });
  expect(await refuse(custodian, request)).toMatchObject({ ok: true });
  expect(await waiting(desk.employee)).toEqual([]);
  const again = await ask(custodian, id);
  expect(await refuse(custodian, again)).toMatchObject({ ok: true });
  expect(await agree(desk.employee, again)).toMatchObject({ code: 'cash_reversal_ended' });
  expect([await inHand(), await inDrawer()]).toEqual([0, 6_000]);
  expect(await differences()).toEqual([]);
});

test('an opening count is not taken back, and neither is a reversal', async () => {
  const { data } = await testApi.call('listCashMovements', { as: custodian });
  const body = { reason: 'Mistyped' };
  const params = { id: data.find(({ kind }) => kind === 'opening')?.id ?? '' };
  expect(await testApi.refusal('askCashReversal', { as: desk.superadmin, params, body })).toMatchObject({
    code: 'not_found',
  });
  const reversed = await agree(desk.employee, await ask(custodian, await handedOver()));
  const of = { as: custodian, params: { id: reversed.ok ? reversed.data.id : '' }, body };
  expect(await testApi.refusal('askCashReversal', of)).toMatchObject({ code: 'not_found' });
});

test('of two who agree at once, one takes it back, and agreeing beside the end of the request one wins', async () => {
  const request = await ask(custodian, await handedOver());
  const agreed = await Promise.all([0, 1, 2].map(() => agree(desk.employee, request)));
  expect(endingsOf(agreed)).toEqual(['cash_reversal_ended', 'cash_reversal_ended', 'done']);
  const other = await ask(desk.employee, await handedOver());
  const ends = await Promise.all([agree(custodian, other), refuse(desk.employee, other)]);
  expect(endingsOf(ends)).toEqual(['cash_reversal_ended', 'done']);
  expect(await inHand()).toBe(ends[0].ok ? 1_000 : 0);
  expect(await differences()).toEqual([]);
});

test('a difference beside the reversal of its slip is settled or goes with it, and never both', async () => {
  const { superadmin: settler } = await openDesk(testApi);
  const settled = async (id: string) =>
    testApi.attempt('settleCashDifference', {
      as: settler,
      params: { id },
      body: { how: 'borne', reason: 'A torn note' },
    });
  for (const stated of [500, 400]) {
    const id = await handedOver(stated, stated - 100);
    const request = await ask(custodian, id);
    const ends = await Promise.all([settled(id), agree(desk.employee, request)]);
    expect(ends.filter(({ ok }) => ok)).toHaveLength(1);
    expect(endingsOf(ends)).toContain(ends[0].ok ? 'reversed_difference_settled' : 'cash_movement_reversed');
    if (ends[0].ok) expect(await refuse(custodian, request)).toMatchObject({ ok: true });
    expect(await differences()).toEqual([]);
  }
  expect(await openDifferences()).toEqual([]);
});

test('a closed day takes no reversal; the open day takes back a hand-over of a closed one and leaves its sheet as it is', async () => {
  becomesEvening(testApi);
  await openBranch();
  const id = await handedOver(1_000, 900);
  const request = await ask(custodian, id);
  const { id: sheet } = await closeDay(testApi, custodian, branchId);
  expect(await agree(desk.employee, request)).toMatchObject({ code: 'cash_day_closed' });
  const read = () => testApi.call('getCashDaySheet', { as: custodian, params: { id: sheet } });
  const before = await read();
  testApi.clock.advance(20 * 60_000);
  const agreed = await agree(desk.employee, request);
  expect(agreed).toMatchObject({ ok: true, data: { reversal: { number: `${code}-C-000002` } } });
  if (agreed.ok) expect(agreed.data.countedAt > (agreed.data.reversal?.countedAt ?? '')).toBe(true);
  expect(await read()).toEqual(before);
  expect([await inHand(), await inDrawer()]).toEqual([1_000, 5_000]);
  expect(await differences()).toEqual([]);
});

test('for a side that is gone a superadmin agrees who did not ask', async () => {
  const request = await ask(custodian, await handedOver());
  const { superadmin } = await openDesk(testApi);
  expect(await agree(superadmin, request)).toMatchObject({ code: 'not_own_cash_movement' });
  await deactivate(desk.employeeId);
  expect((await waiting(superadmin)).find(({ id }) => id === request)).toMatchObject({ right: 'free' });
  expect(await agree(superadmin, request)).toMatchObject({
    ok: true,
    data: { reversal: { isAlone: false } },
  });
  await deactivate(desk.employeeId, true);
  expect(await inHand()).toBe(1_000);
});

test('the only superadmin agrees to the own request with the password if the other side is gone, and it is marked', async () => {
  const offer = await handOver(testApi, desk.employee, branchId, 1_000);
  const counted = await testApi.call('countCashOffer', {
    as: desk.superadmin,
    params: { id: offer },
    body: countOf(1_000),
  });
  const request = await ask(desk.superadmin, counted.id);
  await withoutOtherSuperadmins(testApi, [desk.superadminId], async () => {
    expect(await agree(desk.superadmin, request, testPassword)).toMatchObject({ code: 'own_cash_reversal' });
    await deactivate(desk.employeeId);
    const own = (await waiting(desk.superadmin)).find(({ id }) => id === request);
    expect(own).toMatchObject({ isOwn: true, right: 'alone' });
    expect(await agree(desk.superadmin, request)).toMatchObject({ code: 'alone_without_password' });
    expect(await agree(desk.superadmin, request, 'Not the password')).toMatchObject({
      code: 'wrong_current_password',
    });
    expect(await agree(desk.superadmin, request, testPassword)).toMatchObject({
      ok: true,
      data: { reversal: { isAlone: true } },
    });
  });
  const { data: decided } = await testApi.call('readReport', {
    ...{ as: desk.superadmin, params: { name: 'alone_decisions' as const }, query: {} },
  });
  expect(decided.map(({ cells }) => [cells.request, cells.decision, cells.amount])).toEqual([
    ['hand_over_reversed', 'approved', 1_000],
  ]);
  await deactivate(desk.employeeId, true);
});

test('verify names a reversal of another amount or person, and one that nobody asked for', async () => {
  const reversed = await agree(desk.employee, await ask(custodian, await handedOver()));
  const { id, number } = reversed.ok ? reversed.data : { id: '', number: '' };
  const before = new Set(await differences());
  const foundAfter = async (...statements: readonly string[]) => {
    await tamperWith(testApi, id, statements);
    return (await differences()).filter((line) => !before.has(line));
  };
  const line = `slip ${number}: it takes back no slip that its two sides agreed on`;
  expect(await foundAfter('UPDATE cash_movements SET amount = 999 WHERE id = $1')).toContainEqual(line);
  const by = `UPDATE cash_movements SET amount = 1000, counted_by = '${desk.superadminId}' WHERE id = $1`;
  expect(await foundAfter(by)).toContainEqual(line);
  const none =
    'DELETE FROM cash_reversal_requests WHERE movement_id = (SELECT reverses FROM cash_movements WHERE id = $1)';
  expect(await foundAfter(none)).toContainEqual(expect.stringContaining('request to reverse cash'));
  expect(await foundAfter('DELETE FROM cash_movements WHERE id = $1')).toContainEqual(
    expect.stringContaining(`movement of cash ${id}: its row is missing`),
  );
});
