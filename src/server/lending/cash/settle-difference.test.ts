import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CashSettlementKind } from '#domain/lending/cash/cash-movement.ts';
import { createTestApi, type TestApi, testPassword } from '#test/support/calls/api.ts';
import { endingsOf } from '#test/support/calls/calls.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import { branchBody } from '#test/support/desk/office.ts';
import { tamperWith } from '#test/support/ledger/tamper.ts';
import { count, handOver, openDrawer, withoutOtherSuperadmins } from '#test/support/lending/cash.ts';
import { active, ask, type Desk, grant, openDesk, pay } from '#test/support/lending/lending.ts';
import { findDifferences } from '../verify/find-differences.ts';

let testApi: TestApi;
/** A desk at a branch of its own, whose drawer has 5,000. */
let desk: Desk;
let branchId: string;
/** A superadmin who neither gives nor counts. */
let settler: Session;
let settlerId: string;
let branches = 0;

beforeAll(async () => {
  testApi = await createTestApi();
  ({ superadmin: settler, superadminId: settlerId } = await openDesk(testApi));
});
afterAll(() => testApi.close());
beforeEach(async () => {
  branches += 1;
  const code = `SD${String.fromCharCode(64 + branches)}`;
  await testApi.call('createBranch', { as: settler, body: branchBody({ code }) });
  desk = await openDesk(testApi, code);
  branchId = await openDrawer(testApi, desk, 5_000);
});

/** A hand-over of 1,000 by the employee, which the superadmin of the desk counts. */
async function handedOver(counted: number) {
  const { entryId } = await pay(
    testApi,
    desk.employee,
    await active(testApi, desk, { downPayment: 0 }),
    1_000,
  );
  const offer = await handOver(testApi, desk.employee, branchId, 1_000);
  return { entryId, ...(await count(testApi, desk.superadmin, offer, counted)) };
}
const request = (id: string, how: CashSettlementKind, as = settler) => ({
  as,
  params: { id },
  body: { how, reason: 'Bilal brought the note' },
});
const settle = (id: string, how: CashSettlementKind) =>
  testApi.call('settleCashDifference', request(id, how));
const refusal = async (id: string, how: CashSettlementKind, as = settler) =>
  (await testApi.refusal('settleCashDifference', request(id, how, as))).code;
const held = async () => (await testApi.call('getMyCash', { as: desk.employee })).held;
const position = () => testApi.call('getCashPosition', { as: settler });
const inDrawer = async () => (await position()).branches.find((one) => one.branchId === branchId)?.drawer;
const openHere = async () => (await position()).differences.filter((one) => one.branchId === branchId);
const differences = async () => (await findDifferences(testApi.context.pool)).differences;

test.each([
  ['paid_back', 500, { hand: 0, drawer: 6_000 }],
  ['found_in_drawer', 500, { hand: 0, drawer: 6_000 }],
  ['found_in_hand', 500, { hand: 500, drawer: 5_500 }],
  ['borne', 500, { hand: 0, drawer: 5_500 }],
  ['paid_back', 1_200, { hand: 0, drawer: 6_000 }],
  ['found_in_drawer', 1_200, { hand: 0, drawer: 6_000 }],
  ['found_in_hand', 1_200, { hand: -200, drawer: 6_200 }],
  ['borne', 1_200, { hand: 0, drawer: 6_200 }],
] as const)('a difference is %s, of 1,000 that were counted as %i', async (how, counted, left) => {
  const { id, number } = await handedOver(counted);
  expect(await openHere()).toMatchObject([{ id, number, right: 'free' }]);
  const settled = await settle(id, how);
  expect(settled).toMatchObject({
    ...{ kind: how, amount: 1_000 - counted, offered: null, count: null },
    reason: 'Bilal brought the note',
  });
  expect({ hand: await held(), drawer: await inDrawer() }).toEqual(left);
  expect(await openHere()).toEqual([]);
  const { slips } = await testApi.call('getMyCash', { as: desk.employee });
  expect(slips).toMatchObject([{ id: settled.id }, { id, settledAs: how }]);
  expect(await differences()).toEqual([]);
});

test('a settlement of a float that was short leaves the hand of its receiver alone', async () => {
  const body = { branchId, userId: desk.employeeId, amount: 2_000 };
  const { id: offer } = await testApi.call('giveCashFloat', { as: desk.superadmin, body });
  const { id } = await count(testApi, desk.employee, offer, 1_500);
  expect([await held(), await inDrawer()]).toEqual([1_500, 3_000]);
  expect(await refusal(id, 'found_in_hand')).toBe('difference_of_drawer');
  await settle(id, 'found_in_drawer');
  expect([await held(), await inDrawer()]).toEqual([1_500, 3_500]);
  expect(await differences()).toEqual([]);
});

test('neither the giver nor the counter settles a difference, and no employee', async () => {
  const { id } = await handedOver(900);
  expect(await refusal(id, 'borne', desk.superadmin)).toBe('own_cash_count');
  expect(await refusal(id, 'borne', desk.employee)).toBe('not_allowed');
  await pay(testApi, desk.superadmin, await active(testApi, desk, { downPayment: 0 }), 1_000);
  const offer = await handOver(testApi, desk.superadmin, branchId, 1_000);
  const own = await count(testApi, settler, offer, 900);
  expect(await refusal(own.id, 'borne', desk.superadmin)).toBe('own_cash_difference');
});

test('a difference is settled once, also by two at once, and a count that was equal not at all', async () => {
  const { id } = await handedOver(500);
  const second = (await openDesk(testApi)).superadmin;
  const settled = await Promise.all(
    [settler, second, settler].map((as, n) =>
      testApi.attempt('settleCashDifference', request(id, n === 0 ? 'borne' : 'paid_back', as)),
    ),
  );
  expect(endingsOf(settled)).toEqual(['cash_difference_settled', 'cash_difference_settled', 'done']);
  const equal = await handedOver(1_000);
  expect(await refusal(equal.id, 'borne')).toBe('no_cash_difference');
  expect(await differences()).toEqual([]);
});

test('a settlement sent again with its key is one, and another with that key is refused', async () => {
  const { id } = await handedOver(500);
  const idempotencyKey = crypto.randomUUID();
  const send = (how: CashSettlementKind) =>
    testApi.attempt('settleCashDifference', { ...request(id, how), idempotencyKey });
  const [first, again] = await Promise.all([send('borne'), send('borne')]);
  expect(first).toMatchObject({ ok: true });
  expect(again).toEqual(first);
  expect(await send('paid_back')).toMatchObject({ code: 'idempotency_key_reused' });
});

test('a difference stays in its name when the payment is reversed, and can be settled then', async () => {
  const { id, entryId } = await handedOver(500);
  await grant(testApi, desk, await ask(testApi, desk, 'requestReversal', entryId));
  expect([await held(), await inDrawer()]).toEqual([-1_000, 5_500]);
  await settle(id, 'found_in_hand');
  expect([await held(), await inDrawer()]).toEqual([-500, 5_500]);
  expect(await differences()).toEqual([]);
});

test('the drawer gives no note back that it does not have beside its floats', async () => {
  const { id } = await handedOver(1_500);
  const body = { branchId, userId: desk.employeeId, amount: 6_300 };
  await testApi.call('giveCashFloat', { as: desk.superadmin, body });
  expect(await testApi.refusal('settleCashDifference', request(id, 'paid_back'))).toMatchObject({
    code: 'cash_beyond_drawer',
    message: expect.stringContaining('Rs 200'),
  });
  await settle(id, 'borne');
});

test('a settlement needs a reason, and a movement with a difference', async () => {
  const { id } = await handedOver(500);
  const blank = { as: settler, params: { id }, body: { how: 'borne', reason: ' ' } } as const;
  expect(await testApi.refusal('settleCashDifference', blank)).toMatchObject({ code: 'invalid_input' });
  expect(await refusal(crypto.randomUUID(), 'borne')).toBe('not_found');
  const { data } = await testApi.call('listCashMovements', { as: settler });
  const opening = data.find((one) => one.kind === 'opening' && one.branchId === branchId);
  expect(await refusal(opening?.id ?? '', 'borne')).toBe('not_found');
});

test('the only superadmin settles what they counted with the password, and it is marked', async () => {
  const { id } = await handedOver(500);
  const as = desk.superadmin;
  const right = async () => {
    const { differences } = await testApi.call('getCashPosition', { as });
    return differences.find((one) => one.id === id)?.right;
  };
  const attempt = (password: string | null) => {
    const one = request(id, 'borne', as);
    return testApi.attempt('settleCashDifference', { ...one, body: { ...one.body, password } });
  };
  expect(await right()).toBe('of_another');
  expect(await attempt(testPassword)).toMatchObject({ code: 'own_cash_count' });
  await withoutOtherSuperadmins(testApi, [desk.superadminId], async () => {
    expect(await right()).toBe('alone');
    expect(await attempt(null)).toMatchObject({ code: 'alone_without_password' });
    expect(await attempt('Not the password')).toMatchObject({ code: 'wrong_current_password' });
    expect(await attempt(testPassword)).toMatchObject({ ok: true, data: { settledAlone: true } });
  });
  expect(await differences()).toEqual([]);
});

test('of two superadmins the one who counted settles alone, and not the one who gave', async () => {
  await pay(testApi, settler, await active(testApi, desk, { downPayment: 0 }), 1_000);
  const { id } = await count(
    testApi,
    desk.superadmin,
    await handOver(testApi, settler, branchId, 1_000),
    900,
  );
  await withoutOtherSuperadmins(testApi, [desk.superadminId, settlerId], async () => {
    const own = request(id, 'borne');
    const body = { ...own.body, password: testPassword };
    expect(await testApi.refusal('settleCashDifference', { ...own, body })).toMatchObject({
      code: 'own_cash_difference',
    });
    await testApi.call('settleCashDifference', { ...own, as: desk.superadmin, body });
  });
});

const part = (id: string, amount: number, how: CashSettlementKind = 'paid_back') =>
  testApi.attempt('settleCashDifference', {
    as: settler,
    params: { id },
    body: { amount, how, reason: 'A part of it' },
  });

test('a difference is settled in parts, each by its own decision, and stays open until the last', async () => {
  const { id } = await handedOver(500);
  expect(await part(id, 200)).toMatchObject({ ok: true, data: { kind: 'paid_back', amount: 200 } });
  expect(await openHere()).toMatchObject([{ id, open: 300, settledAs: 'paid_back' }]);
  expect(await part(id, 301)).toMatchObject({
    code: 'settlement_beyond_difference',
    message: expect.stringContaining('Rs 300'),
  });
  expect(await part(id, 100, 'borne')).toMatchObject({ ok: true });
  expect(await settle(id, 'found_in_hand')).toMatchObject({ amount: 200 });
  expect(await openHere()).toEqual([]);
  expect(await refusal(id, 'borne')).toBe('cash_difference_settled');
  expect({ hand: await held(), drawer: await inDrawer() }).toEqual({ hand: 200, drawer: 5_700 });
  expect(await differences()).toEqual([]);
});

test('cash that was too much is given back in parts', async () => {
  const { id } = await handedOver(1_200);
  expect(await part(id, 150)).toMatchObject({ ok: true, data: { amount: -150 } });
  expect(await openHere()).toMatchObject([{ open: -50 }]);
  expect(await part(id, 51)).toMatchObject({ code: 'settlement_beyond_difference' });
  expect(await inDrawer()).toBe(6_050);
});

test('parts that are settled at once never come to more than the difference', async () => {
  const { id } = await handedOver(500);
  const ends = await Promise.all([0, 1, 2, 3].map(() => part(id, 200)));
  expect(endingsOf(ends)).toEqual([
    ...['done', 'done', 'settlement_beyond_difference', 'settlement_beyond_difference'],
  ]);
  const both = await Promise.all([part(id, 100), part(id, 100)]);
  expect(endingsOf(both)).toEqual(['cash_difference_settled', 'done']);
  expect(await inDrawer()).toBe(6_000);
  expect(await differences()).toEqual([]);
});

test('verify names a settlement by which the parts come to more than the difference', async () => {
  const { id } = await handedOver(500);
  await part(id, 200);
  const settled = await settle(id, 'borne');
  await tamperWith(testApi, settled.id, ['UPDATE cash_movements SET amount = 301 WHERE id = $1']);
  expect(await differences()).toContainEqual(`slip ${settled.number}: it does not settle a difference`);
  await tamperWith(testApi, settled.id, ['UPDATE cash_movements SET amount = 300 WHERE id = $1']);
});
