import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { createTestApi, type TestApi, testPassword } from '#test/support/calls/api.ts';
import { type BodyOf, endingsOf } from '#test/support/calls/calls.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import { closeDay, openCashBranch, payExpense, withoutOtherSuperadmins } from '#test/support/lending/cash.ts';
import { type Desk, openDesk } from '#test/support/lending/lending.ts';
import { findDifferences } from '../verify/find-differences.ts';

let testApi: TestApi;
/** A desk at a branch of its own, whose drawer has 8,000. */
let desk: Desk;
let branchId: string;
let custodian: Session;
let branches = 0;

beforeAll(async () => {
  testApi = await createTestApi();
});
afterAll(() => testApi.close());
beforeEach(async () => {
  branches += 1;
  const code = `RX${String.fromCharCode(64 + branches)}`;
  ({ desk, branchId, custodian } = await openCashBranch(testApi, code, 8_000));
});

const pay = (amount = 1_200, as = custodian) => payExpense(testApi, as, branchId, amount);
const asked = (id: string, as: Session, body: Partial<BodyOf<'refuseCashExpense'>> = {}) => ({
  ...{ as, params: { id } },
  body: { reason: 'No such motorbike is ours', ...body },
});
const refuse = (id: string, as: Session, body: Partial<BodyOf<'refuseCashExpense'>> = {}) =>
  testApi.attempt('refuseCashExpense', asked(id, as, body));
const confirm = (id: string, as: Session) =>
  testApi.attempt('confirmCashExpense', { as, params: { id }, body: {} });
const position = () => testApi.call('getCashPosition', { as: desk.superadmin });
const differences = async () => (await findDifferences(testApi.context.pool)).differences;

test('an expense that was not the lender’s becomes an open difference in the name of its payer', async () => {
  const before = (await position()).unconfirmed;
  const { id } = await pay();
  const { data } = (await refuse(id, desk.superadmin)) as { data: { id: string } };
  expect(data).toMatchObject({
    ...{ kind: 'not_ours', offered: 1_200, amount: 0, reason: 'No such motorbike is ours' },
    expense: { category: 'fuel', isRefused: true, isConfirmed: false, saidAlone: false },
  });
  const now = await position();
  expect(now.unconfirmed).toBe(before);
  expect(now.expenses.find((one) => one.id === id)).toBeUndefined();
  expect(now.branches.find((one) => one.branchId === branchId)?.drawer).toBe(6_800);
  const mine = await testApi.call('getMyCash', { as: custodian });
  expect(mine.differences).toMatchObject([{ id: data.id, kind: 'not_ours' }]);
  expect(await differences()).toEqual([]);
});

test('the books take a refused expense out of the expenses, and the trial balance stays zero', async () => {
  const day = businessDateOf(testApi.clock.now());
  const balance = async () => {
    const { data } = await testApi.call('readReport', {
      as: desk.superadmin,
      params: { name: 'trial_balance' },
      query: { from: day, until: day, branchId },
    });
    return Object.fromEntries(
      data.map(({ cells }) => [
        (cells.bookAccount as { account: string }).account,
        Number(cells.debit) - Number(cells.credit),
      ]),
    );
  };
  const { id } = await pay();
  expect(await balance()).toMatchObject({ expenses: 1_200 });
  await refuse(id, desk.superadmin);
  const after = await balance();
  expect(after).toMatchObject({ expenses: 0, cash_difference: 1_200 });
  expect(Object.values(after).reduce((sum, amount) => sum + amount, 0)).toBe(0);
});

test('of a confirmation and a refusal at once one is stored, and nothing follows it', async () => {
  const { superadmin } = await openDesk(testApi);
  for (const amount of [101, 102, 103]) {
    const { id } = await pay(amount);
    const ends = await Promise.all([
      confirm(id, superadmin),
      refuse(id, desk.superadmin),
      refuse(id, superadmin),
      confirm(id, desk.superadmin),
    ]);
    const [winner, ...others] = endingsOf(ends);
    expect(winner).toBe('done');
    expect(['expense_confirmed', 'expense_refused']).toContain(others[0]);
    expect(new Set(others).size).toBe(1);
    expect([await refuse(id, superadmin), await confirm(id, superadmin)]).toMatchObject([
      { code: others[0] },
      { code: others[0] },
    ]);
  }
  expect(await differences()).toEqual([]);
});

test('a refusal sent again with its key is one, and another with that key is refused', async () => {
  const { id } = await pay();
  const idempotencyKey = crypto.randomUUID();
  const send = (reason: string) =>
    testApi.attempt('refuseCashExpense', { ...asked(id, desk.superadmin, { reason }), idempotencyKey });
  const first = await send('Not ours');
  expect(first).toMatchObject({ ok: true });
  expect(await send('Not ours')).toEqual(first);
  expect(await send('Of another shop')).toMatchObject({ code: 'idempotency_key_reused' });
});

test('its payer does not refuse an expense, and a closed day takes no refusal', async () => {
  const own = await pay(300, desk.superadmin);
  expect(await refuse(own.id, desk.superadmin)).toMatchObject({ code: 'own_expense' });
  expect(await refuse(own.id, custodian)).toMatchObject({ code: 'not_allowed' });
  const { id } = await pay();
  await closeDay(testApi, custodian, branchId);
  expect(await refuse(id, desk.superadmin)).toMatchObject({ code: 'cash_day_closed' });
  expect((await position()).expenses.map((one) => one.id)).toContain(id);
});

test('the only superadmin refuses an own expense with the password, and it is marked', async () => {
  const { id } = await pay(400, desk.superadmin);
  await withoutOtherSuperadmins(testApi, [desk.superadminId], async () => {
    expect(await refuse(id, desk.superadmin)).toMatchObject({ code: 'alone_without_password' });
    expect(await refuse(id, desk.superadmin, { password: testPassword })).toMatchObject({
      ok: true,
      data: { expense: { saidAlone: true } },
    });
  });
  expect(await differences()).toEqual([]);
});

test('a refused expense is settled by another, and its notes are not found in a hand', async () => {
  const { id } = await pay();
  const { data } = (await refuse(id, desk.superadmin)) as { data: { id: string } };
  const { superadmin } = await openDesk(testApi);
  const settle = (how: BodyOf<'settleCashDifference'>['how']) =>
    testApi.attempt('settleCashDifference', {
      as: superadmin,
      params: { id: data.id },
      body: { how, reason: 'Paid back by the custodian' },
    });
  expect(await settle('found_in_hand')).toMatchObject({ code: 'difference_of_drawer' });
  expect(await settle('paid_back')).toMatchObject({ ok: true });
  expect((await position()).branches.find((one) => one.branchId === branchId)?.drawer).toBe(8_000);
  expect(await differences()).toEqual([]);
});
