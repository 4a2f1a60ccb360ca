import { afterAll, beforeAll, expect, test } from 'vitest';
import { hourMs, minuteMs } from '#domain/instant.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { askReversal, closeDay, count, handOver, openDrawer } from '#test/support/lending/cash.ts';
import { itemOf, type Officer, openOfficer, send } from '#test/support/lending/field.ts';
import { active, pay } from '#test/support/lending/lending.ts';
import { findDifferences } from '../../verify/find-differences.ts';

let testApi: TestApi;
let officer: Officer;
let branchId: string;
beforeAll(async () => {
  testApi = await createTestApi();
});
afterAll(async () => {
  expect((await findDifferences(testApi.context.pool)).differences).toEqual([]);
  await testApi.close();
});

/** An officer of their own for each test: a hand is counted whole. */
async function newOfficer(branchCode?: string) {
  officer = await openOfficer(testApi, branchCode);
  branchId = await openDrawer(testApi, officer);
}
const owing = () => active(testApi, officer, { price: 6_000, downPayment: 0, count: 6 });
const cash = () =>
  testApi.call('getFieldCash', { as: officer.session, query: { deviceId: officer.phone.id } });
async function collect(amount: number, agreement?: string) {
  const id = agreement ?? (await owing());
  testApi.clock.advance(1_000);
  return send(testApi, officer, await officer.phone.collect(id, amount));
}
async function collectHeld(amount: number): Promise<string> {
  const id = await owing();
  const body = await officer.phone.collect(id, amount);
  await pay(testApi, officer.superadmin, id, 6_000);
  testApi.clock.advance(1_000);
  await send(testApi, officer, body);
  return itemOf(testApi, body.content);
}

test('an officer sees the cash in the hand by slip, those on hold too, and hands all of it over', async () => {
  await newOfficer();
  await collect(1_000);
  const itemId = await collectHeld(700);
  await pay(testApi, officer.employee, await owing(), 300);
  const before = await cash();
  expect(before).toMatchObject({ inHand: 2_000, waiting: [], counted: null });
  expect(before.slips.map(({ amount, isOnHold }) => [amount, isOnHold])).toEqual([
    [700, true],
    [1_000, false],
  ]);
  const offerId = await handOver(testApi, officer.session, branchId, before.inHand);
  expect(await cash()).toMatchObject({ inHand: 0, slips: [], waiting: [{ id: offerId, amount: 2_000 }] });
  const movement = await count(testApi, officer.superadmin, offerId, 1_900);
  expect((await cash()).counted).toMatchObject({ number: movement.number, amount: 1_900, offered: 2_000 });
  const inIt = { as: officer.superadmin, params: { id: movement.id } };
  expect((await testApi.call('listSlipsOfHandOver', inIt)).map(({ amount }) => amount)).toEqual([1_000, 700]);
  // The cash of the slip on hold is in the drawer. Once it is posted it is in no hand a second time.
  const decided = { way: 'post', note: 'She agrees' } as const;
  await testApi.call('settleFieldItem', { as: officer.superadmin, params: { id: itemId }, body: decided });
  expect(await cash()).toMatchObject({ inHand: 0 });
});

test('the day of a branch closes over slips on hold that were handed over: the hand is empty, before they are posted and after', async () => {
  // A branch of its own: its day is closed to others too.
  await newOfficer('LHE');
  const open = () => testApi.call('getOpenCashDay', { as: officer.superadmin, params: { branchId } });
  const handOf = async () => (await open()).hands.find(({ userId }) => userId === officer.employeeId);
  const itemId = await collectHeld(700);
  expect(await handOf()).toMatchObject({ amount: 700 });
  await count(testApi, officer.superadmin, await handOver(testApi, officer.session, branchId, 700), 700);
  expect(await handOf()).toBeUndefined();
  testApi.clock.advance(2 * minuteMs);
  const first = await closeDay(testApi, officer.superadmin, branchId);
  const sheetOf = async (id: string) => {
    const { hands } = await testApi.call('getCashDaySheet', { as: officer.superadmin, params: { id } });
    return hands.find(({ userId }) => userId === officer.employeeId);
  };
  expect(await sheetOf(first.id)).toMatchObject({ before: 0, took: 700, handedOver: 700, explanation: null });

  testApi.clock.advance(24 * hourMs);
  await officer.signInAgain();
  const decided = { way: 'post', note: 'She agrees' } as const;
  await testApi.call('settleFieldItem', { as: officer.superadmin, params: { id: itemId }, body: decided });
  expect(await handOf()).toBeUndefined();
  const second = await closeDay(testApi, officer.superadmin, branchId);
  expect(await sheetOf(second.id)).toBeUndefined();
  expect(await cash()).toMatchObject({ inHand: 0 });
});

test('the report of cash by place has the cash of a slip on hold in its hand until it is handed over, then in the drawer alone', async () => {
  await newOfficer('RWP');
  const rows = async () => {
    const asked = { as: officer.superadmin, params: { name: 'cash_places' }, query: { branchId } } as const;
    const { data } = await testApi.call('readReport', asked);
    // Without the cash that was paid at the counter.
    const ofOfficer = data.filter(({ cells }) => cells.cash !== 6_000);
    return ofOfficer.map(({ cells: { place, cash, cash2, cash7, daysHeld } }) => [
      ...[place, cash, cash2, cash7, daysHeld],
    ]);
  };
  await collectHeld(700);
  expect(await rows()).toEqual([['hand', 700, 700, 0, 0]]);
  testApi.clock.advance(3 * 24 * hourMs);
  await officer.signInAgain();
  expect(await rows()).toEqual([['hand', 700, 0, 700, 3]]);
  await count(testApi, officer.superadmin, await handOver(testApi, officer.session, branchId, 700), 700);
  expect(await rows()).toEqual([['drawer', 700, 700, 0, 0]]);
});

test('cash that is given back after its hand-over is owed to the officer by the drawer', async () => {
  await newOfficer();
  const itemId = await collectHeld(700);
  await count(testApi, officer.superadmin, await handOver(testApi, officer.session, branchId, 700), 700);
  const decided = { way: 'give_back', note: 'To her, at her door' } as const;
  await testApi.call('settleFieldItem', { as: officer.superadmin, params: { id: itemId }, body: decided });
  expect(await cash()).toMatchObject({ inHand: -700, slips: [] });
  const float = { branchId, userId: officer.employeeId, amount: 700 };
  const { id } = await testApi.call('giveCashFloat', { as: officer.superadmin, body: float });
  await count(testApi, officer.session, id, 700);
  expect((await cash()).inHand).toBe(0);
});

test('a hand-over has the slips since the one before; one that was taken back gives its slips back', async () => {
  await newOfficer();
  await collect(1_000);
  const withdrawn = await handOver(testApi, officer.session, branchId, 1_000);
  await testApi.call('withdrawCashOffer', { as: officer.session, params: { id: withdrawn } });
  expect((await cash()).slips.map(({ amount }) => amount)).toEqual([1_000]);
  testApi.clock.advance(1_000);
  const offerId = await handOver(testApi, officer.session, branchId, 1_000);
  const first = await count(testApi, officer.superadmin, offerId, 1_000);
  await collect(500);
  expect((await cash()).slips.map(({ amount }) => amount)).toEqual([500]);
  testApi.clock.advance(1_000);
  const next = await handOver(testApi, officer.session, branchId, 500);
  const second = await count(testApi, officer.superadmin, next, 500);
  const inIt = (id: string) => testApi.call('listSlipsOfHandOver', { as: officer.session, params: { id } });
  expect((await inIt(first.id)).map(({ amount }) => amount)).toEqual([1_000]);
  expect((await inIt(second.id)).map(({ amount }) => amount)).toEqual([500]);
  const id = await askReversal(testApi, officer.session, second.id);
  await testApi.call('agreeToCashReversal', { as: officer.superadmin, params: { id } });
  expect(await cash()).toMatchObject({ inHand: 500, slips: [{ amount: 500 }] });
});

test('the slip of a hand-over of a part tells nothing of the cash that waits to be counted next', async () => {
  await newOfficer();
  await collect(1_000);
  await collect(2_000);
  await collect(5_000);
  const part = await handOver(testApi, officer.session, branchId, 1_200);
  testApi.clock.advance(1_000);
  await handOver(testApi, officer.session, branchId, 6_800);
  const { id } = await count(testApi, officer.superadmin, part, 1_200);
  const inIt = await testApi.call('listSlipsOfHandOver', { as: officer.superadmin, params: { id } });
  expect(inIt.map(({ amount }) => amount)).toEqual([1_000, 200]);
});

test('a slip on hold that is posted after its hand-over stays in that one', async () => {
  await newOfficer();
  const itemId = await collectHeld(700);
  await collect(300);
  testApi.clock.advance(1_000);
  const offerId = await handOver(testApi, officer.session, branchId, 1_000);
  const { id } = await count(testApi, officer.superadmin, offerId, 1_000);
  const asked = { as: officer.superadmin, params: { id } };
  const amounts = async () => [
    (await testApi.call('listSlipsOfHandOver', asked)).map(({ amount }) => amount),
    (await testApi.call('getHandOverCash', asked)).rows.map(({ amount }) => amount),
  ];
  expect(await amounts()).toEqual([
    [700, 300],
    [700, 300],
  ]);
  testApi.clock.advance(1_000);
  const decided = { way: 'post', note: 'She agrees' } as const;
  await testApi.call('settleFieldItem', { as: officer.superadmin, params: { id: itemId }, body: decided });
  expect(await amounts()).toEqual([
    [700, 300],
    [700, 300],
  ]);
  await collect(50);
  testApi.clock.advance(1_000);
  const next = await count(
    testApi,
    officer.superadmin,
    await handOver(testApi, officer.session, branchId, 50),
    50,
  );
  const later = await testApi.call('getHandOverCash', { as: officer.superadmin, params: { id: next.id } });
  expect(later).toMatchObject({ carried: 0, missing: 0, rows: [{ amount: 50 }] });
});

test('ten hand-overs at once of all the cash are one, and no officer sees another’s phone', async () => {
  await newOfficer();
  await collectHeld(700);
  const asked = Array.from({ length: 10 }, () =>
    testApi.attempt('handOverCash', { as: officer.session, body: { branchId, amount: 700 } }),
  );
  const answers = await Promise.all(asked);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  const other = await openOfficer(testApi);
  expect(
    await testApi.refusal('getFieldCash', { as: other.session, query: { deviceId: officer.phone.id } }),
  ).toMatchObject({ code: 'not_found' });
});
