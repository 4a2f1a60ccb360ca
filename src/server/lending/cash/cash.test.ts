import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { endingsOf } from '#test/support/calls/calls.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import { branchBody } from '#test/support/desk/office.ts';
import { count, countOf, handOver } from '#test/support/lending/cash.ts';
import { active, ask, type Desk, grant, openDesk, pay, refund } from '#test/support/lending/lending.ts';
import { findDifferences } from '../verify/find-differences.ts';

let testApi: TestApi;
/** A desk at a branch of its own. */
let desk: Desk;
let branchId: string;
let code: string;
/** A second employee of the branch, who is its custodian. */
let custodian: Session;
let custodianId: string;
let branches = 0;

beforeAll(async () => {
  testApi = await createTestApi();
});
afterAll(() => testApi.close());
beforeEach(async () => {
  branches += 1;
  code = `CA${String.fromCharCode(64 + branches)}`;
  const { superadmin } = await openDesk(testApi);
  branchId = (await testApi.call('createBranch', { as: superadmin, body: branchBody({ code }) })).id;
  desk = await openDesk(testApi, code);
  const user = await testApi.addUser('employee', code);
  custodianId = user.id;
  custodian = await testApi.signIn(user.email);
});

const open = (amount = 0) =>
  testApi.call('openCashDrawer', { as: desk.superadmin, params: { branchId }, body: countOf(amount) });
const nameCustodian = (userId: string | null = custodianId) =>
  testApi.call('nameCashCustodian', { as: desk.superadmin, params: { branchId }, body: { userId } });
/** An agreement of the branch without money on it yet. */
const agreement = () => active(testApi, desk, { price: 60_000, downPayment: 0, count: 6 });
const take = async (amount: number, as = desk.employee, id?: string) =>
  pay(testApi, as, id ?? (await agreement()), amount);
const mine = (as: Session) => testApi.call('getMyCash', { as });
const held = async (as = desk.employee) => (await mine(as)).held;
const inDrawer = async () => {
  const { branches: places } = await testApi.call('getCashPosition', { as: desk.superadmin });
  return places.find((place) => place.branchId === branchId)?.drawer;
};
const differences = async () => (await findDifferences(testApi.context.pool)).differences;

describe('the beginning', () => {
  test('the cash of a branch begins with a count of its drawer, once', async () => {
    const body = { branchId, amount: 100 };
    expect(await testApi.refusal('handOverCash', { as: desk.employee, body })).toMatchObject({
      code: 'cash_not_opened',
    });
    expect(await open(12_345)).toMatchObject({
      ...{ number: `${code}-C-000001`, kind: 'opening', amount: 12_345, offered: null },
      count: { ...countOf(0), notes5000: 2, notes1000: 2, notes100: 3, notes20: 2, coins: 5 },
    });
    expect(await inDrawer()).toBe(12_345);
    const again = { as: desk.superadmin, params: { branchId }, body: countOf(1) };
    expect(await testApi.refusal('openCashDrawer', again)).toMatchObject({ code: 'cash_already_opened' });
  });

  test('of two first counts at once one is stored', async () => {
    const opening = () =>
      testApi.attempt('openCashDrawer', { as: desk.superadmin, params: { branchId }, body: countOf(500) });
    expect(endingsOf(await Promise.all([opening(), opening(), opening()]))).toEqual([
      'cash_already_opened',
      'cash_already_opened',
      'done',
    ]);
    expect(await inDrawer()).toBe(500);
  });

  test('cash from before the count is outside, and stays so when it is reversed', async () => {
    const id = await agreement();
    const { entryId } = await take(700, desk.employee, id);
    testApi.clock.advance(1_000);
    await open();
    expect(await held()).toBe(0);
    await take(300, desk.employee, id);
    await grant(testApi, desk, await ask(testApi, desk, 'requestReversal', entryId));
    expect(await held()).toBe(300);
    expect(await differences()).toEqual([]);
  });
});

describe('a hand', () => {
  test('has the cash that its person took, less refunds and what was reversed; no transfer, and nobody else’s', async () => {
    await open();
    const id = await active(testApi, desk, { price: 1_000, downPayment: 0, count: 1 });
    await pay(testApi, desk.employee, id, 1_500, { confirmed: ['payment_beyond_outstanding'] });
    await refund(testApi, desk, id, 200);
    await pay(testApi, desk.employee, await agreement(), 400, { method: 'jazzcash', reference: `C-${code}` });
    const { entryId } = await take(900);
    expect(await held()).toBe(2_200);
    await grant(testApi, desk, await ask(testApi, desk, 'requestReversal', entryId));
    expect(await held()).toBe(1_300);
    expect(await held(custodian)).toBe(0);
    const { hands } = await testApi.call('getCashPosition', { as: desk.superadmin });
    expect(hands).toContainEqual(
      expect.objectContaining({ userId: desk.employeeId, branchCode: code, amount: 1_300 }),
    );
    expect(await differences()).toEqual([]);
  });

  test('gives no more than it has beside what waits to be counted', async () => {
    await open();
    await take(1_000);
    const first = await handOver(testApi, desk.employee, branchId, 600);
    const body = { branchId, amount: 401 };
    expect(await testApi.refusal('handOverCash', { as: desk.employee, body })).toMatchObject({
      code: 'cash_beyond_hand',
      message: expect.stringContaining('Rs 400'),
    });
    await testApi.call('withdrawCashOffer', { as: desk.employee, params: { id: first } });
    expect((await mine(desk.employee)).waiting).toEqual([]);
    await handOver(testApi, desk.employee, branchId, 1_000);
    expect(await held()).toBe(1_000);
  });

  test('offers that are made at once never come to more than it has', async () => {
    await open();
    await take(1_000);
    const body = { branchId, amount: 300 };
    const offers = await Promise.all(
      Array.from({ length: 6 }, () => testApi.attempt('handOverCash', { as: desk.employee, body })),
    );
    expect(endingsOf(offers)).toEqual([
      ...Array.from({ length: 3 }, () => 'cash_beyond_hand'),
      ...['done', 'done', 'done'],
    ]);
  });

  test('is below zero when a payment is reversed after its cash was handed over', async () => {
    await open();
    const { entryId } = await take(1_000);
    const id = await handOver(testApi, desk.employee, branchId, 1_000);
    await count(testApi, desk.superadmin, id, 1_000);
    await grant(testApi, desk, await ask(testApi, desk, 'requestReversal', entryId));
    expect([await held(), await inDrawer()]).toEqual([-1_000, 1_000]);
    const body = { branchId, amount: 1 };
    expect(await testApi.refusal('handOverCash', { as: desk.employee, body })).toMatchObject({
      code: 'cash_beyond_hand',
      message: expect.stringContaining('Rs 0'),
    });
    expect(await differences()).toEqual([]);
  });
});

describe('a hand-over', () => {
  beforeEach(async () => {
    await open();
    await nameCustodian();
  });

  test('moves the cash when the custodian has counted it, with a numbered slip', async () => {
    await take(48_900);
    const id = await handOver(testApi, desk.employee, branchId, 48_900);
    expect([await held(), await inDrawer()]).toEqual([48_900, 0]);
    const slip = await count(testApi, custodian, id, 48_900);
    expect(slip).toMatchObject({ number: `${code}-C-000002`, amount: 48_900, offered: 48_900 });
    expect([await held(), await inDrawer()]).toEqual([0, 48_900]);
    expect((await mine(desk.employee)).slips).toEqual([slip]);
    expect((await testApi.call('listCashMovements', { as: custodian })).data).toHaveLength(2);
    expect((await testApi.call('listCashMovements', { as: desk.employee })).data).toEqual([slip]);
    const found = async (number: string, as = custodian) =>
      (await testApi.call('listCashMovements', { as, query: { number } })).data.map((row) => row.number);
    expect(await found(slip.number)).toEqual([slip.number]);
    expect(await found('2')).toEqual([slip.number]);
    expect(await found(`${code}-C-000001`), 'the slip of the opening').toHaveLength(1);
    expect(await found('1', desk.employee), 'a slip of the drawer, which the officer does not see').toEqual(
      [],
    );
    expect(await found('no slip')).toEqual([]);
    expect(await differences()).toEqual([]);
  });

  test('that is short by 500 leaves the hand empty, and the difference open in the name of the giver', async () => {
    await take(48_900);
    const id = await handOver(testApi, desk.employee, branchId, 48_900);
    const short = await count(testApi, custodian, id, 48_400);
    expect(short).toMatchObject({ amount: 48_400, offered: 48_900, settledAs: null });
    expect([await held(), await inDrawer()]).toEqual([0, 48_400]);
    expect((await mine(desk.employee)).differences).toEqual([short]);
    expect((await mine(custodian)).differences).toEqual([]);
    expect(await differences()).toEqual([]);
  });

  test('with a note too many leaves the hand empty, and the note in the drawer', async () => {
    await take(1_000);
    const id = await handOver(testApi, desk.employee, branchId, 1_000);
    await count(testApi, custodian, id, 1_500);
    expect([await held(), await inDrawer()]).toEqual([0, 1_500]);
    expect(await differences()).toEqual([]);
  });

  test('says its amount to nobody before it is counted', async () => {
    await take(4_321);
    await handOver(testApi, desk.employee, branchId, 4_321);
    for (const as of [custodian, desk.superadmin]) {
      const { toCount, waiting } = await mine(as);
      expect(waiting).toEqual([]);
      const offered = toCount.filter((offer) => offer.branchId === branchId);
      expect(offered).toEqual([
        expect.objectContaining({
          kind: 'hand_over',
          offeredByName: { en: 'Test employee', ur: 'Test employee' },
        }),
      ]);
      expect(JSON.stringify(offered)).not.toContain('4321');
    }
    expect((await mine(desk.employee)).toCount).toEqual([]);
  });

  test('is counted by its custodian or a superadmin, not by its giver nor another colleague', async () => {
    await take(100);
    const id = await handOver(testApi, desk.employee, branchId, 100);
    const colleague = await openDesk(testApi, code);
    const elsewhere = await openDesk(testApi, 'LHE');
    const counted = async (as: Session) =>
      (await testApi.refusal('countCashOffer', { as, params: { id }, body: countOf(100) })).code;
    expect(await counted(desk.employee)).toBe('own_cash_offer');
    expect(await counted(colleague.employee)).toBe('not_cash_custodian');
    expect(await counted(elsewhere.employee)).toBe('not_found');
    await nameCustodian(colleague.employeeId);
    expect(await counted(custodian)).toBe('not_cash_custodian');
    await count(testApi, colleague.employee, id, 100);
  });

  test('of a superadmin is counted by somebody else', async () => {
    await take(100, desk.superadmin);
    const id = await handOver(testApi, desk.superadmin, branchId, 100);
    const request = { as: desk.superadmin, params: { id }, body: countOf(100) };
    expect(await testApi.refusal('countCashOffer', request)).toMatchObject({ code: 'own_cash_offer' });
    await count(testApi, custodian, id, 100);
    expect(await inDrawer()).toBe(100);
  });

  test('that two receivers count at once is counted by one of them', async () => {
    await take(1_000);
    const id = await handOver(testApi, desk.employee, branchId, 1_000);
    const counts = await Promise.all(
      [custodian, desk.superadmin, custodian, desk.superadmin].map((as) =>
        testApi.attempt('countCashOffer', { as, params: { id }, body: countOf(1_000) }),
      ),
    );
    expect(endingsOf(counts)).toEqual([...Array.from({ length: 3 }, () => 'cash_offer_counted'), 'done']);
    expect([await held(), await inDrawer()]).toEqual([0, 1_000]);
    expect(await differences()).toEqual([]);
  });

  test('is either taken back or counted, also at once', async () => {
    await take(1_000);
    const id = await handOver(testApi, desk.employee, branchId, 1_000);
    const [withdrawn, counted] = await Promise.all([
      testApi.attempt('withdrawCashOffer', { as: desk.employee, params: { id } }),
      testApi.attempt('countCashOffer', { as: custodian, params: { id }, body: countOf(1_000) }),
    ]);
    expect([withdrawn.ok, counted.ok].filter(Boolean)).toHaveLength(1);
    expect(await inDrawer()).toBe(counted.ok ? 1_000 : 0);
    expect(await differences()).toEqual([]);
  });

  test('that is counted while the payment is reversed keeps the sum of all places', async () => {
    const { entryId } = await take(1_000);
    const id = await handOver(testApi, desk.employee, branchId, 1_000);
    const reversal = await ask(testApi, desk, 'requestReversal', entryId);
    await Promise.all([grant(testApi, desk, reversal), count(testApi, custodian, id, 1_000)]);
    expect([await held(), await inDrawer()]).toEqual([-1_000, 1_000]);
    expect(await differences()).toEqual([]);
  });

  test('sent again with its key is one hand-over, and another amount with that key is refused', async () => {
    await take(1_000);
    const idempotencyKey = crypto.randomUUID();
    const send = (amount: number) =>
      testApi.attempt('handOverCash', { as: desk.employee, body: { branchId, amount }, idempotencyKey });
    const [first, second] = await Promise.all([send(400), send(400)]);
    expect(first).toEqual(second);
    expect((await mine(desk.employee)).waiting).toHaveLength(1);
    expect(await send(401)).toMatchObject({ code: 'idempotency_key_reused' });
  });

  test('in which nothing is counted is no hand-over, and neither is a count of 10,000,000 notes', async () => {
    await take(1_000);
    const id = await handOver(testApi, desk.employee, branchId, 1_000);
    const send = (body: object) => testApi.refusal('countCashOffer', { as: custodian, params: { id }, body });
    expect(await send(countOf(0))).toMatchObject({ code: 'nothing_counted' });
    expect(await send({ ...countOf(0), notes5000: 10_000_000 })).toMatchObject({
      code: 'invalid_input',
      errors: [{ field: 'notes5000', message: 'Enter a whole number, from 0 to 9,999' }],
    });
    expect(await send({ coins: 5 })).toMatchObject({ code: 'invalid_input' });
  });
});

describe('a float', () => {
  test('goes from the drawer to the hand of the employee who counts it', async () => {
    await open(5_000);
    await nameCustodian();
    const body = { branchId, userId: desk.employeeId, amount: 2_000 };
    const { id } = await testApi.call('giveCashFloat', { as: custodian, body });
    expect((await mine(desk.employee)).toCount).toMatchObject([{ id, kind: 'float' }]);
    const byOther = { as: desk.superadmin, params: { id }, body: countOf(2_000) };
    expect(await testApi.refusal('countCashOffer', byOther)).toMatchObject({ code: 'float_of_another' });
    await count(testApi, desk.employee, id, 2_000);
    expect([await held(), await inDrawer()]).toEqual([2_000, 3_000]);
    expect(await differences()).toEqual([]);
  });

  test('is never more than the drawer has, and given only by its custodian to a colleague', async () => {
    await open(5_000);
    await nameCustodian();
    const give = async (as: Session, userId: string, amount = 100) =>
      testApi.refusal('giveCashFloat', { as, body: { branchId, userId, amount } });
    expect(await give(custodian, desk.employeeId, 5_001)).toMatchObject({ code: 'cash_beyond_drawer' });
    expect(await give(desk.employee, custodianId)).toMatchObject({ code: 'not_cash_custodian' });
    expect(await give(custodian, custodianId)).toMatchObject({ code: 'own_cash_offer' });
    const { employeeId } = await openDesk(testApi, 'LHE');
    expect(await give(custodian, employeeId)).toMatchObject({ code: 'not_of_cash_branch' });
  });
});

test('a custodian works at the branch', async () => {
  await open();
  const { employeeId } = await openDesk(testApi, 'LHE');
  const request = { as: desk.superadmin, params: { branchId }, body: { userId: employeeId } };
  expect(await testApi.refusal('nameCashCustodian', request)).toMatchObject({ code: 'not_of_cash_branch' });
  await nameCustodian();
  expect((await mine(custodian)).drawers).toMatchObject([{ branchId, isCustodian: true, held: 0 }]);
  expect((await mine(desk.employee)).drawers).toMatchObject([{ branchId, isCustodian: false, held: null }]);
});
