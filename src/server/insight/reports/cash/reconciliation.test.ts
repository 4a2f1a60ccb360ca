import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { addDays, type CalendarDate } from '#domain/calendar/calendar-date.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { deposit, openAccount, openDrawer } from '#test/support/lending/cash.ts';
import { payByCheque } from '#test/support/lending/cheques.ts';
import { active, ask, type Desk, grant, openDesk, pay } from '#test/support/lending/lending.ts';
import { addStatement, type BankLine, bankLine } from '#test/support/lending/statements.ts';

let testApi: TestApi;
let desk: Desk;
let today: CalendarDate;
let branchId: string;
/** The accounts with a bank: money that names none of them is in neither until a line shows it. */
let bankId: string;
let walletId: string;

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
  today = businessDateOf(testApi.clock.now());
  branchId = await openDrawer(testApi, desk, 5_000_000);
  bankId = (await openAccount(testApi, desk)).id;
  await openAccount(testApi, desk);
  const body = { kind: 'jazzcash', name: 'Wallet', number: '03001112223', openedOn: '2026-01-01' } as const;
  walletId = (await testApi.call('openCashAccount', { as: desk.superadmin, body })).id;
});
afterAll(() => testApi.close());

async function report<Name extends 'reconciliation' | 'trial_balance'>(name: Name) {
  const query = { from: addDays(today, -30), until: today };
  const { data } = await testApi.call('readReport', { as: desk.superadmin, params: { name }, query });
  return data.map(({ cells }) => cells as Readonly<Record<string, unknown>>);
}
const rowOf = async (bankAccount: string | null, accountKind: string) =>
  (await report('reconciliation')).find(
    (cells) => cells.bankAccount === bankAccount && cells.accountKind === accountKind,
  );
async function waitingOf(accountId: string, reference: string) {
  const as = desk.superadmin;
  const { lines } = await testApi.call('listWaitingLines', { as, params: { id: accountId } });
  return lines.find((line) => line.reference === reference)?.id ?? '';
}
const linked = async (accountId: string, reference: string, recordId: string) =>
  testApi.call('linkStatementLine', {
    as: desk.superadmin,
    params: { id: await waitingOf(accountId, reference) },
    body: { kind: 'entry', recordId },
  });

test('the difference of an account is explained by what only one side has', async () => {
  const agreementId = await active(testApi, desk, { price: 200_000, downPayment: 0 });
  const paid = (amount: number, reference: string, valuedOn = today) =>
    pay(testApi, desk.employee, agreementId, amount, { method: 'jazzcash', reference, valuedOn });
  const both = await paid(1_000, 'J-BOTH');
  await paid(250, 'J-BOOKS');
  await deposit(testApi, desk.superadmin, branchId, { accountId: walletId, amount: 40, depositedOn: today });
  await addStatement(
    testApi,
    desk,
    walletId,
    [
      bankLine({ day: today, amount: 1_000, reference: 'J-BOTH' }),
      bankLine({ day: today, amount: 7, reference: 'J-STATEMENT' }),
      bankLine({ day: today, amount: -2, reference: 'J-CHARGE' }),
    ],
    500,
  );
  await linked(walletId, 'J-BOTH', both.entryId);
  await testApi.call('setStatementLineAside', {
    as: desk.superadmin,
    params: { id: await waitingOf(walletId, 'J-CHARGE') },
    body: { reason: 'Charge of the wallet' },
  });
  expect(await rowOf('Wallet', 'jazzcash')).toEqual({
    ...{ bankAccount: 'Wallet', accountKind: 'jazzcash', statedUntil: today },
    ...{ bookBalance: 1_290, statementBalance: 1_505, difference: 215 },
    ...{
      beforeStatement: 500,
      missingLines: 0,
      entriesInTransit: -250,
      depositsInTransit: -40,
      unclearedAmount: 0,
    },
    ...{ unmatched: 7, unmatchedLines: 1, notOfCustomers: -2 },
  });
});

test('money that names no account is in none until a line or its cheque shows it', async () => {
  const agreementId = await active(testApi, desk, { price: 200_000, downPayment: 0 });
  const { entryId } = await pay(testApi, desk.employee, agreementId, 900, {
    method: 'raast',
    reference: 'RA-1',
  });
  const cheque = await payByCheque(testApi, desk, { agreementId, amount: 600 });
  const unknown = async () => (await rowOf(null, 'bank'))?.bookBalance;
  expect(await unknown()).toBe(1_500);
  await addStatement(testApi, desk, bankId, [bankLine({ day: today, amount: 900, reference: 'RA-1' })]);
  await linked(bankId, 'RA-1', entryId);
  expect(await unknown()).toBe(600);
  await testApi.call('recordChequeStep', {
    as: desk.employee,
    params: { entryId: cheque.entryId },
    body: { step: 'deposited', accountId: bankId, happenedOn: today },
  });
  const { name } =
    (await testApi.call('listCashAccounts', { as: desk.superadmin })).find(({ id }) => id === bankId) ?? {};
  expect(await rowOf(name ?? '', 'bank')).toMatchObject({ bookBalance: 1_500, unclearedAmount: -600 });
  expect(await rowOf(null, 'bank')).toBeUndefined();
});

test('a hole in a statement is named as missing lines', async () => {
  const { id, name } = await openAccount(testApi, desk);
  const day = addDays(today, -3);
  await addStatement(testApi, desk, id, [bankLine({ day, amount: 100 })], 1_000);
  await addStatement(testApi, desk, id, [bankLine({ day: today, amount: 50 })], 1_400);
  expect(await rowOf(name, 'bank')).toMatchObject({
    ...{
      statementBalance: 1_450,
      difference: 1_450,
      beforeStatement: 1_000,
      missingLines: 300,
      unmatched: 150,
    },
  });
});

const step = fc.record({
  is: fc.constantFrom('bank', 'raast', 'jazzcash', 'cheque', 'deposit', 'line', 'reversed', 'linked'),
  amount: fc.integer({ min: 1, max: 900 }),
  daysAgo: fc.nat(4),
});

test('after any history the books of all accounts are the trial balance, and each difference is explained', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
      const agreementId = await active(testApi, desk, {
        ...{ price: 24_000, downPayment: 0, count: 12, firstDueOn: '2026-09-15' },
        ...{ startOn: '2026-09-01', deliveredOn: '2026-09-01' },
      });
      for (const { is, amount, daysAgo } of steps) {
        const valuedOn = addDays(today, -daysAgo);
        const reference = crypto.randomUUID();
        const byWire = (method: 'bank' | 'raast' | 'jazzcash') =>
          pay(testApi, desk.superadmin, agreementId, amount, { method, reference, valuedOn });
        const line: BankLine = bankLine({ day: valuedOn, amount, reference });
        const accountId = daysAgo % 2 === 0 ? bankId : walletId;
        if (is === 'bank' || is === 'raast' || is === 'jazzcash') await byWire(is);
        if (is === 'cheque') await payByCheque(testApi, desk, { agreementId, amount });
        if (is === 'deposit')
          await deposit(testApi, desk.superadmin, branchId, { accountId, amount, depositedOn: today });
        if (is === 'line') await addStatement(testApi, desk, accountId, [line]);
        if (is === 'reversed') {
          const { entryId } = await byWire('bank');
          await grant(testApi, desk, await ask(testApi, desk, 'requestReversal', entryId));
        }
        if (is === 'linked') {
          const { entryId } = await byWire('raast');
          await addStatement(testApi, desk, accountId, [line]);
          await linked(accountId, reference, entryId);
        }
      }
      const rows = await report('reconciliation');
      const books = rows.reduce((sum, { bookBalance }) => sum + Number(bookBalance), 0);
      const trial = (await report('trial_balance'))
        .filter(({ bookAccount }) =>
          ['account', 'bank', 'jazzcash', 'easypaisa', 'raast', 'cheque'].includes(
            (bookAccount as { account: string }).account,
          ),
        )
        .reduce((sum, { closing }) => sum + Number(closing), 0);
      expect(books).toBe(trial);
      for (const row of rows) {
        const parts = [
          ...(['beforeStatement', 'missingLines', 'entriesInTransit', 'depositsInTransit'] as const),
          ...(['unclearedAmount', 'unmatched', 'notOfCustomers'] as const),
        ];
        expect(parts.reduce((sum, part) => sum + Number(row[part]), 0)).toBe(row.difference);
      }
    }),
    { numRuns: 6 },
  );
});
