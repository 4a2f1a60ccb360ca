import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { addDays } from '#domain/calendar/calendar-date.ts';
import { minuteMs } from '#domain/instant.ts';
import { createTestApi, type TestApi, testPassword } from '#test/support/calls/api.ts';
import { endingsOf } from '#test/support/calls/calls.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import { addContactRequest } from '#test/support/desk/contact-requests.ts';
import {
  cashEvenings,
  closeDay,
  count,
  countDay,
  countOf,
  dayClose,
  handOver,
} from '#test/support/lending/cash.ts';
import { active, ask, type Desk, grant, openDesk, pay } from '#test/support/lending/lending.ts';
import { findDifferences } from '../verify/find-differences.ts';

let testApi: TestApi;
/** A desk at a branch of its own, whose drawer has 5,000. */
let desk: Desk;
let branchId: string;
let code: string;
/** A second employee of the branch, who is its custodian. */
let custodian: Session;
const nextBranch = cashEvenings('CB');

beforeAll(async () => {
  testApi = await createTestApi();
});
afterAll(() => testApi.close());
beforeEach(async () => {
  ({ desk, branchId, code, custodian } = await nextBranch(testApi));
});

const today = () => businessDateOf(testApi.clock.now());
const params = () => ({ branchId });
const agreement = () => active(testApi, desk, { price: 60_000, downPayment: 0, count: 6 });
const take = async (amount: number, id?: string) =>
  pay(testApi, desk.employee, id ?? (await agreement()), amount);
const openDay = (as = custodian) => testApi.call('getOpenCashDay', { as, params: params() });
const held = async () => (await testApi.call('getMyCash', { as: desk.employee })).held;
const listed = async () => (await testApi.call('listCashDays', { as: custodian, params: params() })).data;
const close = (as = custodian) => closeDay(testApi, as, branchId);
const reopen = (id: string) =>
  testApi.call('reopenCashDay', {
    as: desk.superadmin,
    params: { id },
    body: { password: testPassword, reason: 'A slip was found' },
  });
const refusedClose = async (changed: object, as = custodian) => {
  const body = { ...(await dayClose(testApi, custodian, branchId)), ...changed };
  return (await testApi.refusal('closeCashDay', { as, params: params(), body })).code;
};
const refusedHandOver = async (amount: number) =>
  (await testApi.refusal('handOverCash', { as: desk.employee, body: { branchId, amount } })).code;
const differences = async () => (await findDifferences(testApi.context.pool)).differences;

describe('a close', () => {
  test('fixes the drawer and each hand on a numbered sheet', async () => {
    await take(1_200);
    expect(await openDay()).toMatchObject({
      ...{ day: today(), closedUntil: null, count: null, waiting: [], differences: [], requests: 0 },
      hands: [{ userId: desk.employeeId, amount: 1_200 }],
    });
    expect(await close()).toMatchObject({
      ...{ number: `${code}-D-0001`, day: today(), counted: 5_000, shouldBe: 5_000, inHands: 1_200 },
      ...{ differenceReason: null, isLast: true },
    });
    const month = [{ day: today(), difference: 0 }];
    expect(await openDay()).toMatchObject({ day: null, closedUntil: today(), month });
    expect(await differences()).toEqual([]);
  });

  test('shows what should be in the drawer only once it is counted', async () => {
    expect(JSON.stringify(await openDay())).not.toContain('5000');
    expect(
      await testApi.call('countCashDay', { as: custodian, params: params(), body: countOf(4_500) }),
    ).toMatchObject({ amount: 4_500, shouldBe: 5_000 });
    expect(await openDay()).toMatchObject({ count: { amount: 4_500, shouldBe: 5_000 } });
  });

  test('shows the amount of a hand only once its hand-over is counted', async () => {
    await take(4_321);
    const handOf = async () => (await openDay()).hands;
    expect(await handOf()).toMatchObject([{ amount: 4_321 }]);
    const offerId = await handOver(testApi, desk.employee, branchId, 4_000);
    expect(await handOf()).toMatchObject([{ userId: desk.employeeId, amount: null }]);
    await count(testApi, custodian, offerId, 4_000);
    expect(await handOf()).toMatchObject([{ amount: 321 }]);
  });

  test('shows the cash book of the drawer since the close before, once the drawer is counted', async () => {
    await take(700);
    await count(testApi, custodian, await handOver(testApi, desk.employee, branchId, 700), 700);
    expect(await openDay()).toMatchObject({ book: null });
    await countDay(testApi, custodian, branchId);
    const { count: counted, book } = await openDay();
    expect(counted).toMatchObject({ shouldBe: 5_700 });
    expect(book).toMatchObject({ opening: 0, moved: [{ into: 5_000 }, { kind: 'hand_over', into: 700 }] });
    const { id } = await close();
    expect(await testApi.call('getCashDaySheet', { as: custodian, params: { id } })).toMatchObject({
      ...book,
    });
  });

  test('asks for an explanation of each hand with cash', async () => {
    await take(300);
    await countDay(testApi, custodian, branchId);
    expect(await refusedClose({ hands: [] })).toBe('cash_hand_not_explained');
    const hands = [{ userId: desk.employeeId, explanation: '  ' }];
    expect(await refusedClose({ hands })).toBe('invalid_input');
    await testApi.call('closeCashDay', {
      as: custodian,
      params: params(),
      body: await dayClose(testApi, custodian, branchId),
    });
  });

  test('is refused without a count, with an older one, and after a movement', async () => {
    expect(await refusedClose({})).toBe('cash_moved_since_count');
    const first = await countDay(testApi, custodian, branchId);
    await countDay(testApi, custodian, branchId);
    expect(await refusedClose({ countId: first.id })).toBe('cash_moved_since_count');
    await take(700);
    await count(testApi, custodian, await handOver(testApi, desk.employee, branchId, 700), 700);
    expect(await openDay()).toMatchObject({ count: null });
    expect(await refusedClose({})).toBe('cash_moved_since_count');
  });

  test('says what was counted short and what waits; both stay for the next day', async () => {
    const id = await agreement();
    const { entryId } = await take(2_000, id);
    await count(testApi, custodian, await handOver(testApi, desk.employee, branchId, 1_500), 1_000);
    await handOver(testApi, desk.employee, branchId, 400);
    await ask(testApi, desk, 'requestReversal', entryId);
    expect(await openDay()).toMatchObject({
      differences: [{ slip: `${code}-C-000002`, difference: -500 }],
      waiting: [{ kind: 'hand_over' }],
      requests: 1,
    });
    await close();
    testApi.clock.advance(20 * minuteMs);
    expect(await openDay()).toMatchObject({
      differences: [{ difference: -500 }],
      waiting: [{ kind: 'hand_over' }],
    });
    const [offer] = (await openDay()).waiting;
    await count(testApi, custodian, offer?.id ?? '', 400);
    await countDay(testApi, custodian, branchId);
    expect(await openDay()).toMatchObject({
      book: { opening: 6_000, moved: [{ kind: 'hand_over', into: 400, out: 0 }] },
    });
    expect(await differences()).toEqual([]);
  });

  test('says how many contact requests nobody has answered, and is refused until they were seen', async () => {
    const waits = { branchCode: code, receivedAt: new Date(testApi.clock.now() - 25 * 60 * minuteMs) };
    await addContactRequest(testApi.context.pool, waits);
    await addContactRequest(testApi.context.pool, { ...waits, receivedAt: new Date(testApi.clock.now()) });
    expect(await openDay()).toMatchObject({ contactRequests: { open: 2, overdue: 1 } });
    await countDay(testApi, custodian, branchId);
    expect(await refusedClose({ requestsSeen: false })).toBe('open_requests_not_seen');
    const { id } = await close();
    expect(await testApi.call('getCashDaySheet', { as: custodian, params: { id } })).toMatchObject({
      openRequests: 2,
    });
    expect(await differences()).toEqual([]);
  });

  test('is left to the custodian of the branch and to a superadmin', async () => {
    await countDay(testApi, custodian, branchId);
    expect(await refusedClose({}, desk.employee)).toBe('not_cash_custodian');
    const elsewhere = await openDesk(testApi, 'LHE');
    expect(await refusedClose({}, elsewhere.employee)).toBe('not_found');
    const asOther = { as: desk.employee, params: params(), body: countOf(1) };
    expect(await testApi.refusal('countCashDay', asOther)).toMatchObject({ code: 'not_cash_custodian' });
    expect(await close(desk.superadmin)).toMatchObject({ number: `${code}-D-0001` });
  });

  test('of a stale page, another day or a closed one is refused', async () => {
    await countDay(testApi, custodian, branchId);
    expect(await refusedClose({ day: addDays(today(), -1) })).toBe('cash_day_changed');
    await close();
    expect(await refusedClose({ day: today() })).toBe('cash_day_closed');
    const again = { as: custodian, params: params(), body: countOf(1) };
    expect(await testApi.refusal('countCashDay', again)).toMatchObject({ code: 'cash_day_closed' });
  });
});

describe('a sheet', () => {
  const sheetOf = (id: string, as = custodian) => testApi.call('getCashDaySheet', { as, params: { id } });

  test('says how the drawer and each hand came to what they had, since the close before', async () => {
    const { entryId } = await take(1_000);
    await count(testApi, custodian, await handOver(testApi, desk.employee, branchId, 600), 500);
    const first = await sheetOf((await close()).id);
    expect(first).toMatchObject({
      ...{ opening: 0, counted: 5_500, count: countOf(5_500), chainMark: expect.stringMatching(/^\d+-/) },
      moved: [
        { kind: 'opening', handName: null, into: 5_000, out: 0 },
        { kind: 'hand_over', into: 500, out: 0 },
      ],
      hands: [{ before: 0, took: 1_000, handedOver: 600, explanation: 'Brings it tomorrow' }],
      differences: [{ slip: `${code}-C-000002`, difference: -100 }],
    });
    await grant(testApi, desk, await ask(testApi, desk, 'requestReversal', entryId));
    testApi.clock.advance(20 * minuteMs);
    const second = await sheetOf((await close()).id);
    expect(second).toMatchObject({ opening: 5_500, moved: [], differences: [] });
    expect(second.hands).toMatchObject([{ before: 400, took: -1_000, handedOver: 0 }]);
    expect(await sheetOf(first.id)).toEqual({ ...first, isLast: false });
  });

  test('is read by the custodian of its branch and superadmins', async () => {
    const { id } = await close();
    const refused = async (as: Session) =>
      (await testApi.refusal('getCashDaySheet', { as, params: { id } })).code;
    expect(await refused(desk.employee)).toBe('not_cash_custodian');
    expect(await refused((await openDesk(testApi, 'LHE')).employee)).toBe('not_found');
    expect(await sheetOf(id, desk.superadmin)).toMatchObject({ number: `${code}-D-0001` });
  });
});

describe('at once', () => {
  test('of several closers one closes, and the sheets have no gap', async () => {
    await countDay(testApi, custodian, branchId);
    const body = await dayClose(testApi, custodian, branchId);
    const closers = [custodian, desk.superadmin, custodian, desk.superadmin];
    const closes = await Promise.all(
      closers.map((as) => testApi.attempt('closeCashDay', { as, params: params(), body })),
    );
    expect(endingsOf(closes)).toEqual(['cash_day_closed', 'cash_day_closed', 'cash_day_closed', 'done']);
    testApi.clock.advance(20 * minuteMs);
    expect(await close()).toMatchObject({ number: `${code}-D-0002` });
    expect(await differences()).toEqual([]);
  });

  test('the same key closes once, and is refused with another form', async () => {
    await countDay(testApi, custodian, branchId);
    const body = await dayClose(testApi, custodian, branchId);
    const idempotencyKey = crypto.randomUUID();
    const send = (changed: object) =>
      testApi.attempt('closeCashDay', {
        as: custodian,
        params: params(),
        body: { ...body, ...changed },
        idempotencyKey,
      });
    const [first, second] = await Promise.all([send({}), send({})]);
    expect(first).toEqual(second);
    expect(await send({ differenceReason: 'Another' })).toMatchObject({ code: 'idempotency_key_reused' });
    expect(await listed()).toHaveLength(1);
  });

  test('a payment is either in the close or on the next day, and never refused', async () => {
    const ids = await Promise.all(Array.from({ length: 6 }, agreement));
    await take(50);
    await countDay(testApi, custodian, branchId);
    const body = await dayClose(testApi, custodian, branchId);
    const [closed] = await Promise.all([
      testApi.call('closeCashDay', { as: custodian, params: params(), body }),
      ...ids.map((id) => take(100, id)),
    ]);
    expect(closed.inHands % 100).toBe(50);
    expect(await held()).toBe(650);
    expect(await differences()).toEqual([]);
  });

  test('a count of a hand-over is in the close, or the close asks to count the drawer again, or the day is closed', async () => {
    await take(900);
    const offer = await handOver(testApi, desk.employee, branchId, 900);
    await countDay(testApi, custodian, branchId);
    const body = await dayClose(testApi, custodian, branchId);
    const endings = await Promise.all([
      testApi.attempt('closeCashDay', { as: custodian, params: params(), body }),
      testApi.attempt('countCashOffer', { as: desk.superadmin, params: { id: offer }, body: countOf(900) }),
    ]);
    expect([
      ['cash_day_closed', 'done'],
      ['cash_moved_since_count', 'done'],
    ]).toContainEqual(endingsOf(endings));
    expect(await differences()).toEqual([]);
  });
});

describe('a closed day', () => {
  test('takes no movement, and the money of a family on the next day', async () => {
    await take(1_000);
    const offer = await handOver(testApi, desk.employee, branchId, 400);
    await close();
    expect(await refusedHandOver(1)).toBe('cash_day_closed');
    const float = { branchId, userId: desk.employeeId, amount: 1 };
    expect(await testApi.refusal('giveCashFloat', { as: custodian, body: float })).toMatchObject({
      code: 'cash_day_closed',
    });
    const counting = { as: custodian, params: { id: offer }, body: countOf(400) };
    expect(await testApi.refusal('countCashOffer', counting)).toMatchObject({ code: 'cash_day_closed' });
    testApi.clock.advance(minuteMs);
    await take(250);
    expect(await held()).toBe(1_250);
    testApi.clock.advance(20 * minuteMs);
    await count(testApi, custodian, offer, 400);
    expect(await close()).toMatchObject({ number: `${code}-D-0002`, inHands: 850, shouldBe: 5_400 });
    expect((await listed()).map(({ inHands }) => inHands)).toEqual([850, 1_000]);
    expect(await differences()).toEqual([]);
  });

  test('stays closed, and keeps its cash, when the clock goes back', async () => {
    testApi.clock.advance(2 * minuteMs);
    await close();
    testApi.clock.advance(-minuteMs);
    await take(300);
    expect(await refusedHandOver(1)).toBe('cash_day_closed');
    expect(await held()).toBe(300);
    testApi.clock.advance(20 * minuteMs);
    expect(await close()).toMatchObject({ inHands: 300 });
    expect((await listed()).map(({ inHands }) => inHands)).toEqual([300, 0]);
    expect(await differences()).toEqual([]);
  });

  test('keeps its figures when a payment of it is reversed: the hand that took it is short from then on', async () => {
    const { entryId } = await take(1_000);
    await count(testApi, custodian, await handOver(testApi, desk.employee, branchId, 1_000), 1_000);
    await close();
    await grant(testApi, desk, await ask(testApi, desk, 'requestReversal', entryId));
    expect(await held()).toBe(-1_000);
    testApi.clock.advance(20 * minuteMs);
    expect(await close()).toMatchObject({ inHands: -1_000, shouldBe: 6_000 });
    expect((await listed()).map(({ inHands }) => inHands)).toEqual([-1_000, 0]);
    expect(await differences()).toEqual([]);
  });

  test('that was left open is closed in the morning, before any cash has moved', async () => {
    await take(100);
    const left = today();
    testApi.clock.advance(20 * minuteMs);
    expect(await openDay()).toMatchObject({ day: left });
    expect(await close()).toMatchObject({ day: left });
    await take(100);
    expect(await openDay()).toMatchObject({ day: today(), closedUntil: left });
    await close();
    expect(await differences()).toEqual([]);
  });
});

describe('reopening', () => {
  test('is of the newest close alone, by a superadmin with password and reason; its sheet keeps its number', async () => {
    const first = await close();
    testApi.clock.advance(20 * minuteMs);
    const second = await close();
    const refused = async (id: string, as = desk.superadmin, password: string = testPassword) =>
      (await testApi.refusal('reopenCashDay', { as, params: { id }, body: { password, reason: 'A slip' } }))
        .code;
    expect(await refused(first.id)).toBe('cash_day_not_last');
    expect(await refused(second.id, custodian)).toBe('not_allowed');
    expect(await refused(second.id, desk.superadmin, 'not it')).toBe('wrong_current_password');
    expect(await reopen(second.id)).toMatchObject({
      ...{ reopenReason: 'A slip was found', reopenedAlone: false, isLast: false },
    });
    expect(await refused(second.id)).toBe('cash_day_reopened');
    await take(600);
    await count(testApi, custodian, await handOver(testApi, desk.employee, branchId, 600), 600);
    expect(await close()).toMatchObject({ number: `${code}-D-0003`, day: today(), shouldBe: 5_600 });
    expect((await listed()).map(({ isLast }) => isLast)).toEqual([true, false, false]);
    expect(await differences()).toEqual([]);
  });

  test('twice at once reopens one close', async () => {
    await close();
    testApi.clock.advance(20 * minuteMs);
    const { id } = await close();
    const body = { password: testPassword, reason: 'A slip' };
    const again = () => testApi.attempt('reopenCashDay', { as: desk.superadmin, params: { id }, body });
    expect(endingsOf(await Promise.all([again(), again()]))).toEqual(['cash_day_reopened', 'done']);
    expect((await listed()).map(({ isLast }) => isLast)).toEqual([false, true]);
    expect(await differences()).toEqual([]);
  });
});
