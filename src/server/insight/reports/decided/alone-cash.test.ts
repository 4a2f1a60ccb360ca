import { afterAll, beforeAll, expect, test } from 'vitest';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { createTestApi, type TestApi, testPassword } from '#test/support/calls/api.ts';
import { closeDay, deposit, openAccount, openDrawer, payExpense } from '#test/support/lending/cash.ts';
import { type Desk, openDesk } from '#test/support/lending/lending.ts';

let testApi: TestApi;
/** The only superadmin, who pays, counts and answers alone. */
let desk: Desk;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
});
afterAll(() => testApi.close());

test('what the only superadmin says about own cash is in the report of decisions taken alone, with its slip', async () => {
  const as = desk.superadmin;
  const branchId = await openDrawer(testApi, desk, 5_000);
  const today = businessDateOf(testApi.clock.now());
  const { id: accountId } = await openAccount(testApi, desk);
  const password = testPassword;
  const answer = { reason: 'As it was', password };
  const inBank = (amount: number) =>
    deposit(testApi, as, branchId, { accountId, amount, depositedOn: today });
  const paid = await payExpense(testApi, as, branchId, 100);
  await testApi.call('confirmCashExpense', { as, params: { id: paid.id }, body: { password } });
  const wrong = await payExpense(testApi, as, branchId, 200);
  const notOurs = await testApi.call('refuseCashExpense', { as, params: { id: wrong.id }, body: answer });
  const arrived = await inBank(300);
  const body = { arrivedOn: today, password };
  await testApi.call('confirmCashDeposit', { as, params: { id: arrived.id }, body });
  const lost = await inBank(400);
  const never = await testApi.call('refuseCashDeposit', { as, params: { id: lost.id }, body: answer });
  const settled = await testApi.call('settleCashDifference', {
    as,
    params: { id: never.id },
    body: { how: 'paid_back', ...answer },
  });
  await payExpense(testApi, as, branchId, 50);
  const closed = await closeDay(testApi, as, branchId);
  const reopening = { password, reason: 'A slip was found' };
  expect(
    await testApi.call('reopenCashDay', { as, params: { id: closed.id }, body: reopening }),
  ).toMatchObject({
    reopenedAlone: true,
  });

  const query = { from: today, until: today };
  const asked = { as, params: { name: 'alone_decisions' as const }, query };
  const { data } = await testApi.call('readReport', asked);
  const told = data.map(({ cells: of }) => [of.cashSlip, of.request, of.decision, of.amount, of.customer]);
  expect(new Set(told)).toEqual(
    new Set([
      [paid.number, 'expense', 'approved', 100, null],
      [notOurs.number, 'expense', 'rejected', 200, null],
      [arrived.number, 'deposit', 'approved', 300, null],
      [never.number, 'deposit', 'rejected', 400, null],
      [settled.number, 'paid_back', 'approved', 400, null],
      [closed.number, 'day_reopened', 'approved', 0, null],
    ]),
  );
  const linked = data.map(({ cashMovementId, cashDayId }) => cashMovementId ?? cashDayId);
  expect(new Set(linked)).toEqual(
    new Set([paid.id, notOurs.id, arrived.id, never.id, settled.id, closed.id]),
  );
  expect(await testApi.call('sumReport', asked)).toMatchObject({ rows: 6, sums: { amount: 1_400 } });
  const listed = await testApi.call('listReportFigures', { as });
  expect(listed.find(({ name }) => name === 'alone_decisions')?.now).toMatchObject({ decision: 6 });
});
