import { afterAll, beforeAll, expect, test } from 'vitest';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { addDays } from '#domain/calendar/calendar-date.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { deposit, openAccount, openDrawer } from '#test/support/lending/cash.ts';
import { active, type Desk, openDesk } from '#test/support/lending/lending.ts';
import { addStatement, type BankLine, bankLine } from '#test/support/lending/statements.ts';

let testApi: TestApi;
let desk: Desk;
/** Money came in for 14,100.40: 4,000 of a customer, 2,000 of a deposit, 1,000 of somebody else, and 7,100.40 of nobody known. */
let ages: readonly number[];

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
  // Another superadmin says that the account has a deposit.
  const { superadmin: another } = await openDesk(testApi);
  const agreementId = await active(testApi, desk, { price: 60_000, downPayment: 0, count: 6 });
  const branchId = await openDrawer(testApi, desk, 20_000);
  const { id: accountId } = await openAccount(testApi, desk);
  const depositedOn = businessDateOf(testApi.clock.now());
  const day = depositedOn;
  await deposit(testApi, desk.superadmin, branchId, {
    ...{ accountId, amount: 2_000, depositedOn, slipNumber: 'SLIP-1' },
  });
  await deposit(testApi, desk.superadmin, branchId, { accountId, amount: 500, depositedOn });
  ages = [2, 3, 7, 8, 30, 31];
  const lines: BankLine[] = [
    ...ages.map((age) => bankLine({ day: addDays(day, -age), amount: age === 31 ? 2_100.4 : 1_000 })),
    bankLine({ day, amount: 4_000, reference: 'OF-CUSTOMER' }),
    bankLine({ day, amount: 2_000, reference: 'SLIP-1' }),
    bankLine({ day, amount: 1_000, reference: 'OF-OTHERS' }),
    bankLine({ day, amount: -350, reference: 'FEE' }),
  ].toSorted((one, other) => one.day.localeCompare(other.day));
  await addStatement(testApi, desk, accountId, lines);
  const as = desk.superadmin;
  const waiting = (await testApi.call('listWaitingLines', { as, params: { id: accountId } })).lines;
  const idOf = (reference: string) => waiting.find((line) => line.reference === reference)?.id ?? '';
  await testApi.call('recordStatementLine', {
    ...{ as, params: { id: idOf('OF-CUSTOMER') }, body: { agreementId, confirmed: [] } },
    idempotencyKey: crypto.randomUUID(),
  });
  const linked = waiting.find(({ reference }) => reference === 'SLIP-1');
  const recordId = linked?.record?.id ?? '';
  await testApi.call('linkStatementLine', {
    ...{ as: another, params: { id: linked?.id ?? '' }, body: { kind: 'deposit', recordId } },
  });
  await testApi.call('setStatementLineAside', {
    ...{ as, params: { id: idOf('OF-OTHERS') }, body: { reason: 'Sent to the wrong account' } },
  });
});
afterAll(() => testApi.close());

const read = async (query: { from?: string; until?: string } = {}) =>
  (await testApi.call('readReport', { as: desk.superadmin, params: { name: 'suspense' }, query })).data.map(
    ({ cells }) => cells,
  );

test('what came in is of customers, of deposits, of others, or in suspense by its age', async () => {
  const today = businessDateOf(testApi.clock.now());
  expect(await read({ from: addDays(today, -40), until: today })).toEqual([
    {
      ...{ bankAccount: expect.any(String), statedUntil: today, statementIn: 14_100 },
      ...{ ofCustomers: 4_000, ofDeposits: 2_000, ofOthers: 1_000, inSuspense: 7_100, suspenseLines: 6 },
      ...{ suspense2: 1_000, suspense7: 2_000, suspense30: 2_000, suspenseOlder: 2_100, cashInTransit: 500 },
    },
  ]);
});

test('suspense is of now, whatever the period, and the rest is of the period', async () => {
  const today = businessDateOf(testApi.clock.now());
  expect(await read({ from: today, until: today })).toMatchObject([
    { statementIn: 7_000, ofCustomers: 4_000, inSuspense: 7_100 },
  ]);
});
