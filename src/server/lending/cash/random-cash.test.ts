import { afterAll, beforeAll, expect, test } from 'vitest';
import { businessDateOf, startOfBusinessDate } from '#domain/calendar/business-date.ts';
import { addDays } from '#domain/calendar/calendar-date.ts';
import { minuteMs } from '#domain/instant.ts';
import { cashSettlementKinds, reversedCashKinds } from '#domain/lending/cash/cash-movement.ts';
import { createTestApi, type TestApi, testPassword } from '#test/support/calls/api.ts';
import type { BodyOf } from '#test/support/calls/calls.ts';
import { everyPage } from '#test/support/calls/calls.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import { countOf, openAccount, openDrawer } from '#test/support/lending/cash.ts';
import { active, ask, type Desk, openDesk } from '#test/support/lending/lending.ts';
import { fc } from '#test/support/runs/properties.ts';
import { thorough } from '#test/support/runs/thorough.ts';
import { cashChecks } from '../verify/cash-checks.ts';
import { cashDayChecks } from '../verify/cash-day-checks.ts';
import { findDifferences } from '../verify/find-differences.ts';

/** Half of the steps are before midnight. */
const beforeMidnightMs = 5 * minuteMs;

let testApi: TestApi;
let desk: Desk;
let branchId: string;
let accountId: string;
/** Two clerks, one of them the custodian, and a superadmin. */
let people: readonly Session[];
let userIds: readonly string[];
/** A superadmin who neither gives nor counts. */
let settler: Session;
let agreements: readonly string[];

beforeAll(async () => {
  testApi = await createTestApi();
  const tomorrow = addDays(businessDateOf(testApi.clock.now()), 1);
  testApi.clock.advance(startOfBusinessDate(tomorrow) - testApi.clock.now() - beforeMidnightMs);
  desk = await openDesk(testApi);
  const other = await openDesk(testApi);
  branchId = await openDrawer(testApi, desk, 20_000);
  accountId = (await openAccount(testApi, desk)).id;
  const body = { userId: other.employeeId };
  await testApi.call('nameCashCustodian', { as: desk.superadmin, params: { branchId }, body });
  settler = other.superadmin;
  people = [desk.employee, other.employee, desk.superadmin];
  userIds = [desk.employeeId, other.employeeId];
  const terms = { price: 60_000, downPayment: 0, count: 6 };
  agreements = await Promise.all([active(testApi, desk, terms), active(testApi, desk, terms)]);
});
afterAll(() => testApi.close());

const actions = [
  ...(['pay', 'wire', 'reverse', 'hand_over', 'float', 'withdraw', 'count', 'miscount'] as const),
  ...cashSettlementKinds,
  ...(['close', 'reopen'] as const),
  ...reversedCashKinds,
  ...(['deposit', 'confirm', 'never_arrived', 'expense', 'confirm_expense', 'refuse_expense'] as const),
  ...(['ask_reversal', 'agree', 'keep'] as const),
] as const;
const steps = fc.record({
  action: fc.constantFrom(...actions),
  who: fc.nat(2),
  which: fc.nat(1),
  amount: fc.integer({ min: 1, max: 3_000 }),
});
type Step = typeof steps extends fc.Arbitrary<infer One> ? One : never;

const entries: string[] = [];

/** Does a step, as far as it can be done: a refusal is an answer too. True if something was done. */
async function take({ action, who, which, amount }: Step): Promise<boolean> {
  const as = people[who] ?? desk.superadmin;
  const mine = async () => testApi.call('getMyCash', { as });
  switch (action) {
    case 'pay':
    case 'wire': {
      const method = action === 'pay' ? 'cash' : 'bank';
      const confirmed: BodyOf<'recordPayment'>['confirmed'] = [
        'equal_payment_just_recorded',
        'payment_beyond_outstanding',
        'reference_seen_before',
      ];
      const reference = method === 'cash' ? null : `B${amount}`;
      const body: BodyOf<'recordPayment'> = { amount, method, reference, confirmed };
      const paid = await testApi.attempt('recordPayment', {
        as,
        params: { id: agreements[which] ?? '' },
        body,
      });
      if (paid.ok) entries.push(paid.data.entryId);
      return paid.ok;
    }
    case 'reverse': {
      const entry = entries.splice(amount % Math.max(1, entries.length), 1)[0];
      if (entry === undefined) return false;
      const id = await ask(testApi, desk, 'requestReversal', entry);
      const body = { decision: 'approved' } as const;
      return (await testApi.attempt('decideApproval', { as: desk.superadmin, params: { id }, body })).ok;
    }
    case 'hand_over':
      return (await testApi.attempt('handOverCash', { as, body: { branchId, amount } })).ok;
    case 'float': {
      const body = { branchId, userId: userIds[which] ?? '', amount };
      return (await testApi.attempt('giveCashFloat', { as, body })).ok;
    }
    case 'withdraw': {
      const [offer] = (await mine()).waiting;
      if (offer === undefined) return false;
      return (await testApi.attempt('withdrawCashOffer', { as, params: { id: offer.id } })).ok;
    }
    case 'paid_back':
    case 'found_in_drawer':
    case 'found_in_hand':
    case 'borne': {
      const { differences } = await testApi.call('getCashPosition', { as: settler });
      const id = differences[which]?.id;
      if (id === undefined) return false;
      // A part, or all that is left.
      const body = { how: action, reason: `Settled ${amount}`, ...(who > 0 && { amount }) };
      return (await testApi.attempt('settleCashDifference', { as: settler, params: { id }, body })).ok;
    }
    case 'close': {
      await testApi.attempt('countCashDay', { as, params: { branchId }, body: countOf(amount) });
      const open = await testApi.attempt('getOpenCashDay', { as, params: { branchId } });
      if (!open.ok) return false;
      const hands = open.data.hands.map(({ userId }) => ({ userId, explanation: 'Brings it later' }));
      const { day, count } = open.data;
      const body = {
        day: day ?? '',
        countId: count?.id ?? '',
        hands,
        differenceReason: 'Counted by guess',
        requestsSeen: true,
      };
      return (await testApi.attempt('closeCashDay', { as, params: { branchId }, body })).ok;
    }
    case 'reopen': {
      const [last] = (await testApi.call('listCashDays', { as: desk.superadmin, params: { branchId } })).data;
      if (last === undefined) return false;
      const body = { password: testPassword, reason: 'As it happens' };
      return (await testApi.attempt('reopenCashDay', { as, params: { id: last.id }, body })).ok;
    }
    case 'given_back':
    case 'still_there':
    case 'never_existed': {
      const id = (await testApi.call('listReversedCash', { as }))[which]?.entryId;
      if (id === undefined) return false;
      const body = { where: action, reason: `Said ${amount}` };
      return (await testApi.attempt('placeReversedCash', { as, params: { id }, body })).ok;
    }
    case 'deposit': {
      const slipNumber = `${amount % 50}`;
      const body = { accountId, amount, slipNumber, depositedOn: businessDateOf(testApi.clock.now()) };
      return (await testApi.attempt('depositCash', { as, params: { branchId }, body })).ok;
    }
    case 'never_arrived': {
      const { deposits } = await testApi.call('getCashPosition', { as: settler });
      const id = deposits[which]?.id;
      if (id === undefined) return false;
      const body = { reason: `Said ${amount}` };
      return (await testApi.attempt('refuseCashDeposit', { as: settler, params: { id }, body })).ok;
    }
    case 'confirm': {
      const { deposits } = await testApi.call('getCashPosition', { as: settler });
      const id = deposits[which]?.id;
      if (id === undefined) return false;
      const body = { arrivedOn: businessDateOf(testApi.clock.now()) };
      return (await testApi.attempt('confirmCashDeposit', { as: settler, params: { id }, body })).ok;
    }
    case 'expense': {
      const body = {
        amount,
        category: which === 0 ? 'fuel' : 'other',
        reason: `Paid ${amount}`,
        isAnother: true,
      } as const;
      return (await testApi.attempt('payCashExpense', { as, params: { branchId }, body })).ok;
    }
    case 'confirm_expense': {
      const { expenses } = await testApi.call('getCashPosition', { as: settler });
      const id = expenses[which]?.id;
      if (id === undefined) return false;
      return (await testApi.attempt('confirmCashExpense', { as: settler, params: { id }, body: {} })).ok;
    }
    case 'refuse_expense': {
      const { expenses } = await testApi.call('getCashPosition', { as: settler });
      const id = expenses[which]?.id;
      if (id === undefined) return false;
      const body = { reason: `Said ${amount}` };
      return (await testApi.attempt('refuseCashExpense', { as: settler, params: { id }, body })).ok;
    }
    case 'ask_reversal': {
      const { data } = await testApi.call('listCashMovements', { as });
      const id = data.filter(({ mayAskReversal }) => mayAskReversal)[which]?.id;
      if (id === undefined) return false;
      const body = { reason: `Asked ${amount}` };
      return (await testApi.attempt('askCashReversal', { as, params: { id }, body })).ok;
    }
    case 'agree':
    case 'keep': {
      const id = (await testApi.call('listCashReversals', { as }))[which]?.id;
      if (id === undefined) return false;
      const params = { id };
      if (action === 'keep') return (await testApi.attempt('refuseCashReversal', { as, params })).ok;
      return (await testApi.attempt('agreeToCashReversal', { as, params, body: {} })).ok;
    }
    default: {
      const [offer] = (await mine()).toCount;
      if (offer === undefined) return false;
      const counted = action === 'count' ? amount : amount + 500;
      const params = { id: offer.id };
      return (await testApi.attempt('countCashOffer', { as, params, body: countOf(counted) })).ok;
    }
  }
}

/** The figures of each closed day that have been seen. They never change. */
const closedDays = new Map<string, string>();

async function seeClosedDays(): Promise<void> {
  const pages = await everyPage((cursor) =>
    testApi.call('listCashDays', { as: desk.superadmin, params: { branchId }, query: { cursor } }),
  );
  for (const { number, day, counted, shouldBe, inHands } of pages.flatMap(({ data }) => data)) {
    const figures = JSON.stringify([day, counted, shouldBe, inHands]);
    expect(closedDays.get(number) ?? figures, number).toBe(figures);
    closedDays.set(number, figures);
  }
}

async function cashDifferences(): Promise<string[]> {
  const found = await Promise.all(
    [...cashChecks, ...cashDayChecks].map((check) => testApi.context.pool.query<{ line: string }>(check)),
  );
  return found.flatMap(({ rows }) => rows.map(({ line }) => line));
}

test('whatever several people do with cash at once, its places have together what the ledger has', async () => {
  const step = { who: 0, which: 0, amount: 900 };
  // At least these happen, whatever the rest is refused.
  for (const action of ['pay', 'hand_over'] as const)
    expect(await take({ ...step, action }), action).toBe(true);
  expect(await take({ ...step, action: 'miscount', who: 1 })).toBe(true);
  expect(await take({ ...step, action: 'found_in_hand' })).toBe(true);
  expect(await take({ ...step, action: 'deposit', who: 2, amount: 50 })).toBe(true);
  expect(await take({ ...step, action: 'confirm' })).toBe(true);
  expect(await take({ ...step, action: 'deposit', who: 2, amount: 60 })).toBe(true);
  expect(await take({ ...step, action: 'never_arrived' })).toBe(true);
  expect(await take({ ...step, action: 'expense', who: 2 })).toBe(true);
  expect(await take({ ...step, action: 'confirm_expense' })).toBe(true);
  expect(await take({ ...step, action: 'expense', who: 2, amount: 70 })).toBe(true);
  expect(await take({ ...step, action: 'refuse_expense' })).toBe(true);
  expect(await take({ ...step, action: 'pay' })).toBe(true);
  for (const action of ['hand_over', 'count', 'ask_reversal', 'agree', 'hand_over', 'count'] as const) {
    const isCustodians = action === 'count' || action === 'agree';
    expect(await take({ ...step, action, who: isCustodians ? 1 : 0, amount: 300 }), action).toBe(true);
  }
  for (const action of ['reverse', 'still_there'] as const)
    expect(await take({ ...step, action, who: 2, amount: 0 }), action).toBe(true);
  expect(await take({ ...step, action: 'close', who: 2 })).toBe(true);
  await seeClosedDays();
  // A closed day takes no movement, so the rest would be refused until midnight.
  expect(await take({ ...step, action: 'reopen', who: 2 })).toBe(true);
  const groups = thorough ? 500 : 40;
  let left = groups;
  for (const together of fc.sample(fc.array(steps, { minLength: 4, maxLength: 4 }), groups)) {
    if (--left === groups / 2) testApi.clock.advance(2 * beforeMidnightMs);
    await Promise.all(together.map(take));
    await seeClosedDays();
    expect(await cashDifferences(), JSON.stringify(together)).toEqual([]);
  }
  expect(closedDays.size).toBeGreaterThan(0);
  expect((await findDifferences(testApi.database.ownerPool)).differences).toEqual([]);
});
