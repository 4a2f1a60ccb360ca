import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { minuteMs } from '#domain/instant.ts';
import { createTestApi, type TestApi, testPassword } from '#test/support/calls/api.ts';
import { type BodyOf, endingsOf } from '#test/support/calls/calls.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import { samplePicture } from '#test/support/files/pictures.ts';
import {
  cashBranches,
  closeDay,
  deposit,
  openAccount,
  withoutOtherSuperadmins,
} from '#test/support/lending/cash.ts';
import { type Desk, openDesk } from '#test/support/lending/lending.ts';
import { eraseRemovedDocuments } from '../customer-documents/erase-removed-documents.ts';
import { findDifferences } from '../verify/find-differences.ts';
import { verifyFiles } from '../verify/verify-files.ts';

let testApi: TestApi;
/** A desk at a branch of its own, whose drawer has 8,000. */
let desk: Desk;
let branchId: string;
let code: string;
let custodian: Session;
const nextBranch = cashBranches('EX', 8_000);

beforeAll(async () => {
  testApi = await createTestApi();
});
afterAll(() => testApi.close());
beforeEach(async () => {
  ({ desk, branchId, code, custodian } = await nextBranch(testApi));
});

type Expense = BodyOf<'payCashExpense'>;
type Billed = BodyOf<'payBilledCashExpense'>;
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
    [0, 1, 2].map(() => testApi.attempt('payCashExpense', request({ amount: 3_000, isAnother: true }))),
  );
  expect(endingsOf(ends)).toEqual(['cash_beyond_drawer', 'done', 'done']);
  expect(await refusal({ amount: 1_001 })).toMatchObject({
    code: 'cash_beyond_drawer',
    message: expect.stringContaining('Rs 1,000'),
  });
});

test('an expense above the limit of the office rules is paid only with a picture of its bill', async () => {
  await pay({ amount: 5_000 });
  expect(await refusal({ amount: 5_001 })).toMatchObject({
    code: 'expense_needs_bill',
    message: expect.stringContaining('Rs 5,000'),
  });
});

const billed = async (changes: Partial<Billed> = {}, as = custodian) => ({
  ...request({}, as),
  body: {
    ...({ amount: '6500', category: 'repairs', reason: 'The roof of the store' } as const),
    bill: await samplePicture(),
    ...changes,
  },
});
const showBill = (id: string, as: Session) => ({ as, params: { id } });

test('a bill is kept without the data of its camera, and shown to those who see its expense', async () => {
  const { id } = await testApi.call('payBilledCashExpense', await billed());
  expect(await found(id)).toMatchObject({ amount: 6_500, expense: { hasBill: true } });
  const shown = await testApi.call('showCashPicture', showBill(id, desk.superadmin));
  expect((await sharp(shown).metadata()).format).toBe('webp');
  expect(await testApi.call('showCashPicture', showBill(id, custodian))).toEqual(shown);
  expect(await testApi.refusal('showCashPicture', showBill(id, desk.employee))).toMatchObject({
    code: 'not_found',
  });
  const small = await pay({ amount: 100 });
  expect(small.expense).toMatchObject({ hasBill: false });
  expect(await testApi.refusal('showCashPicture', showBill(small.id, desk.superadmin))).toMatchObject({
    code: 'not_found',
  });
  expect(await differences()).toEqual([]);
});

test('the bill of an expense is among the files that verify reads and that no sweep erases', async () => {
  const { id } = await testApi.call('payBilledCashExpense', await billed());
  const { pool, files, clock } = testApi.context;
  await eraseRemovedDocuments(pool, files, new Date(clock.now()));
  expect((await verifyFiles(pool, files)).differences).toEqual([]);
  const { rows } = await testApi.database.ownerPool.query<{ hash: string }>(
    "SELECT encode(picture_hash, 'hex') AS hash FROM cash_movements WHERE id = $1",
    [id],
  );
  const hash = rows[0]?.hash ?? '';
  await files.erase(hash);
  expect((await verifyFiles(pool, files)).differences).toEqual([
    `file ${hash}: missing; picture of movement of cash ${id}`,
  ]);
});

test('a bill that is no picture is refused with the way out, and so is one from another drawer', async () => {
  const pdf = new TextEncoder().encode('%PDF-1.7');
  expect(await testApi.refusal('payBilledCashExpense', await billed({ bill: pdf }))).toMatchObject({
    code: 'paper_not_a_picture',
    message: expect.stringContaining('screenshot'),
  });
  const ofEmployee = await billed({ bill: pdf }, desk.employee);
  expect(await testApi.refusal('payBilledCashExpense', ofEmployee)).toMatchObject({
    code: 'not_cash_custodian',
  });
  expect(await testApi.refusal('payBilledCashExpense', await billed({ amount: '8001' }))).toMatchObject({
    code: 'cash_beyond_drawer',
  });
  expect(await inDrawer()).toBe(8_000);
});

test('an expense sent again with its bill and its key is one', async () => {
  const request = { ...(await billed()), idempotencyKey: crypto.randomUUID() };
  const first = await testApi.call('payBilledCashExpense', request);
  expect(await testApi.call('payBilledCashExpense', request)).toEqual(first);
  expect(await inDrawer()).toBe(1_500);
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
    data: { expense: { isConfirmed: true, saidAlone: false } },
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
      data: { expense: { saidAlone: true } },
    });
  });
  expect(await differences()).toEqual([]);
});

test('an equal expense of the last 15 minutes asks first and names the first slip', async () => {
  const { number } = await pay();
  expect(await refusal({})).toMatchObject({
    ...{ code: 'equal_expense', status: 409 },
    message: expect.stringContaining(number),
  });
  await pay({ amount: 1_199 });
  await pay({ category: 'other' });
  await pay({ isAnother: true });
  testApi.clock.advance(16 * minuteMs);
  await pay();
  expect(await inDrawer()).toBe(8_000 - 4 * 1_200 - 1_199);
});

test('of equal expenses that are paid at once, one is stored and the other asks', async () => {
  const ends = await Promise.all([0, 1].map(() => testApi.attempt('payCashExpense', request())));
  expect(endingsOf(ends)).toEqual(['done', 'equal_expense']);
});
