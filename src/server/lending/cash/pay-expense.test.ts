import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { createTestApi, type TestApi, testPassword } from '#test/support/calls/api.ts';
import { type BodyOf, endingsOf } from '#test/support/calls/calls.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import {
  closeDay,
  deposit,
  openAccount,
  openCashBranch,
  withoutOtherSuperadmins,
} from '#test/support/lending/cash.ts';
import { type Desk, openDesk } from '#test/support/lending/lending.ts';
import { findDifferences } from '../verify/find-differences.ts';

let testApi: TestApi;
/** A desk at a branch of its own, whose drawer has 8,000. */
let desk: Desk;
let branchId: string;
let code: string;
let custodian: Session;
let branches = 0;

beforeAll(async () => {
  testApi = await createTestApi();
});
afterAll(() => testApi.close());
beforeEach(async () => {
  branches += 1;
  code = `EX${String.fromCharCode(64 + branches)}`;
  ({ desk, branchId, custodian } = await openCashBranch(testApi, code, 8_000));
});

type Expense = BodyOf<'payCashExpense'>;
const request = (changes: Partial<Expense> = {}, as = custodian) => ({
  as,
  params: { branchId },
  body: { amount: 1_200, category: 'fuel', reason: 'Petrol for two motorbikes', ...changes } as const,
});
const pay = (changes: Partial<Expense> = {}, as = custodian) =>
  testApi.call('payCashExpense', request(changes, as));
const refusal = (changes: Partial<Expense>, as = custodian) =>
  testApi.refusal('payCashExpense', request(changes, as));
const position = () => testApi.call('getCashPosition', { as: desk.superadmin });
const inDrawer = async () => (await position()).branches.find((one) => one.branchId === branchId)?.drawer;
const found = async (id: string) => (await position()).expenses.find((one) => one.id === id);
const differences = async () => (await findDifferences(testApi.context.pool)).differences;
const confirm = (id: string, as: Session, body: BodyOf<'confirmCashExpense'> = {}) =>
  testApi.attempt('confirmCashExpense', { as, params: { id }, body });

test('an expense leaves the drawer with a numbered slip, its kind and its purpose', async () => {
  expect(await pay()).toMatchObject({
    ...{ number: `${code}-C-000002`, kind: 'expense', amount: 1_200, offered: null, count: null },
    ...{ reason: 'Petrol for two motorbikes', expense: { category: 'fuel', isConfirmed: false } },
  });
  expect(await inDrawer()).toBe(6_800);
  expect(await differences()).toEqual([]);
});

test('expenses at once never come to more than the drawer has beside its floats', async () => {
  const body = { branchId, userId: desk.employeeId, amount: 1_000 };
  await testApi.call('giveCashFloat', { as: custodian, body });
  const ends = await Promise.all(
    [0, 1, 2].map(() => testApi.attempt('payCashExpense', request({ amount: 3_000 }))),
  );
  expect(endingsOf(ends)).toEqual(['cash_beyond_drawer', 'done', 'done']);
  expect(await refusal({ amount: 1_001 })).toMatchObject({
    code: 'cash_beyond_drawer',
    message: expect.stringContaining('Rs 1,000'),
  });
});

test('a drawer pays no expense above the limit of the office rules', async () => {
  await pay({ amount: 5_000 });
  expect(await refusal({ amount: 5_001 })).toMatchObject({
    code: 'expense_beyond_limit',
    message: expect.stringContaining('Rs 5,000'),
  });
});

test('only the custodian and superadmins pay an expense, and not on a closed day', async () => {
  expect(await refusal({}, desk.employee)).toMatchObject({ code: 'not_cash_custodian' });
  await pay({}, desk.superadmin);
  await closeDay(testApi, custodian, branchId);
  expect(await refusal({})).toMatchObject({ code: 'cash_day_closed' });
  expect(await differences()).toEqual([]);
});

test('an expense has an amount, a kind and a purpose', async () => {
  for (const changes of [{ amount: 0 }, { amount: 1.5 }, { reason: '  ' }, { category: 'gift' as 'fuel' }])
    expect(await refusal(changes)).toMatchObject({ code: 'invalid_input' });
});

test('an expense sent again with its key is one, and another with that key is refused', async () => {
  const idempotencyKey = crypto.randomUUID();
  const send = (amount: number) =>
    testApi.attempt('payCashExpense', { ...request({ amount }), idempotencyKey });
  const [first, again] = await Promise.all([send(400), send(400)]);
  expect(first).toMatchObject({ ok: true });
  expect(again).toEqual(first);
  expect(await inDrawer()).toBe(7_600);
  expect(await send(401)).toMatchObject({ code: 'idempotency_key_reused' });
});

test('an expense is not confirmed until a superadmin who did not record it has confirmed it, once', async () => {
  const before = (await position()).unconfirmed;
  const { id } = await pay({}, desk.superadmin);
  expect((await position()).unconfirmed - before).toBe(1_200);
  expect(await found(id)).toMatchObject({ right: 'of_another' });
  expect(await confirm(id, desk.superadmin)).toMatchObject({ code: 'own_expense' });
  expect(await confirm(id, custodian)).toMatchObject({ code: 'not_allowed' });
  const { superadmin } = await openDesk(testApi);
  const ends = await Promise.all([0, 1, 2].map(() => confirm(id, superadmin)));
  expect(endingsOf(ends)).toEqual(['done', 'expense_confirmed', 'expense_confirmed']);
  expect(await found(id)).toBeUndefined();
  expect((await position()).unconfirmed).toBe(before);
  expect(await differences()).toEqual([]);
});

test('an expense of a closed day is confirmed too, and nothing else is confirmed as one', async () => {
  const { id } = await pay();
  const depositedOn = businessDateOf(testApi.clock.now());
  const { id: accountId } = await openAccount(testApi, desk);
  const other = await deposit(testApi, custodian, branchId, { accountId, amount: 10, depositedOn });
  await closeDay(testApi, custodian, branchId);
  expect(await confirm(id, desk.superadmin)).toMatchObject({
    ok: true,
    data: { expense: { isConfirmed: true, confirmedAlone: false } },
  });
  expect(await confirm(other.id, desk.superadmin)).toMatchObject({ code: 'not_found' });
});

test('the only superadmin confirms an own expense with the password, and it is marked', async () => {
  const { id } = await pay({}, desk.superadmin);
  await withoutOtherSuperadmins(testApi, [desk.superadminId], async () => {
    expect(await found(id)).toMatchObject({ right: 'alone' });
    expect(await confirm(id, desk.superadmin)).toMatchObject({ code: 'alone_without_password' });
    expect(await confirm(id, desk.superadmin, { password: testPassword })).toMatchObject({
      ok: true,
      data: { expense: { confirmedAlone: true } },
    });
  });
  expect(await differences()).toEqual([]);
});
