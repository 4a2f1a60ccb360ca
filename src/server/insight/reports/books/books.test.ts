import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReportRow } from '#contract/insight/reports.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { everyPage, type QueryOf } from '#test/support/calls/calls.ts';
import { deliveredInSeptember, happen, historyStep } from '#test/support/ledger/random-history.ts';
import {
  count,
  deposit,
  handOver,
  leaveInDrawer,
  openAccount,
  openDrawer,
  payExpense,
  settleDifference,
} from '#test/support/lending/cash.ts';
import { bringIn } from '#test/support/lending/imports.ts';
import {
  active,
  addCustomer,
  ask,
  type Desk,
  fillReliefFund,
  openDesk,
} from '#test/support/lending/lending.ts';
import { registered, running } from '#test/support/lending/register-files.ts';
import { fc } from '#test/support/runs/properties.ts';

let testApi: TestApi;
let desk: Desk;
let other: Desk;
let home: string;
let accountId: string;

/** Payments in cash from before the drawer is counted and after, a count that is 100 short, one 50 too much, and a deposit. */
beforeAll(async () => {
  testApi = await createTestApi();
  await testApi.database.ownerPool.query(
    'ALTER TABLE employees ALTER COLUMN back_dating_days_max SET DEFAULT 90',
  );
  [desk, other] = [await openDesk(testApi, 'SGD'), await openDesk(testApi, 'LHE')];
  await fillReliefFund(testApi, desk, 1_000_000);
  const customer = registered();
  await bringIn(testApi, desk, [customer]);
  const relieved = { 'Last paid on': '21/10/2026', 'Relief granted to date': '500' };
  await bringIn(testApi, desk, [running(customer.CNIC, relieved)], 'agreements');
  const id = await active(testApi, desk, { price: 60_000, downPayment: 0, count: 6 });
  const pay = (amount: number, method: 'cash' | 'bank' = 'cash') =>
    testApi.call('recordPayment', {
      as: desk.employee,
      params: { id },
      body: { amount, method, reference: method === 'bank' ? 'B 1' : null },
    });
  const early = await pay(700);
  testApi.clock.advance(1);
  home = await openDrawer(testApi, desk, 20_000);
  accountId = (await openAccount(testApi, desk)).id;
  testApi.clock.advance(1);
  await pay(900, 'bank');
  const mistaken = await pay(3_000);
  await count(testApi, desk.superadmin, await handOver(testApi, desk.employee, home, 2_500), 2_400);
  const { superadmin } = other;
  const [short] = (await testApi.call('getCashPosition', { as: superadmin })).differences;
  await settleDifference(testApi, other, short?.id ?? '');
  await count(testApi, desk.superadmin, await handOver(testApi, desk.employee, home, 200), 250);
  const today = businessDateOf(testApi.clock.now());
  await deposit(testApi, desk.superadmin, home, { accountId, amount: 1_500, depositedOn: today });
  await payExpense(testApi, desk.superadmin, home, 40);
  const wrong = await payExpense(testApi, desk.superadmin, home, 60);
  await testApi.call('refuseCashExpense', {
    as: superadmin,
    params: { id: wrong.id },
    body: { reason: 'Not ours' },
  });
  for (const { entryId } of [early, mistaken]) {
    const request = await ask(testApi, desk, 'requestReversal', entryId);
    const body = { decision: 'approved' } as const;
    await testApi.call('decideApproval', { as: superadmin, params: { id: request }, body });
  }
  await leaveInDrawer(testApi, other, mistaken.entryId);
});
afterAll(() => testApi.close());

type Filters = QueryOf<'sumReport'>;
const period = { from: '2026-11-01', until: '2026-12-15' } as const;
const allTime = { from: '2026-01-01', until: '2026-12-15' } as const;

async function rowsOf(name: 'journal' | 'trial_balance', query: Filters): Promise<ReportRow['cells'][]> {
  const pages = await everyPage((cursor) =>
    testApi.call('readReport', { as: desk.superadmin, params: { name }, query: { ...query, cursor } }),
  );
  return pages.flatMap(({ data }) => data.map(({ cells }) => cells));
}

const totals = (name: 'journal' | 'trial_balance', query: Filters) =>
  testApi.call('sumReport', { as: desk.superadmin, params: { name }, query });

const sum = (rows: readonly ReportRow['cells'][], column: string) =>
  rows.reduce((total, cells) => total + Number(cells[column]), 0);

const accountOf = ({ bookAccount }: ReportRow['cells']) => (bookAccount as { account: string }).account;

async function closingOf(account: string, query: Filters = allTime): Promise<number> {
  const rows = await rowsOf('trial_balance', query);
  return sum(
    rows.filter((cells) => accountOf(cells) === account),
    'closing',
  );
}

test('after any history the books balance, and say what the agreements and the places of cash say', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(historyStep, { minLength: 2, maxLength: 8 }), async (steps) => {
      const customerId = await addCustomer(testApi, desk);
      const ids = [
        await deliveredInSeptember(testApi, desk, { customerId }),
        await deliveredInSeptember(testApi, desk, { customerId }),
      ];
      await happen({ testApi, desk, other }, { ids, customerId }, steps);
      for (const query of [period, allTime, { ...period, branchId: home }]) await booksHold(query);
      await sameAsAgreements();
      await sameAsPlaces();
    }),
    { numRuns: 5, endOnFailure: true },
  );
});

/** Compares the journal, line by line, with the trial balance, and each voucher with itself. */
async function booksHold(query: Filters) {
  const balances = await totals('trial_balance', query);
  expect(balances.sums).toMatchObject({ opening: 0, closing: 0, debit: balances.sums.credit });
  const lines = await rowsOf('journal', query);
  const { debit, credit } = balances.sums;
  expect(await totals('journal', query)).toMatchObject({ rows: lines.length, sums: { debit, credit } });
  for (const [voucher, own] of Map.groupBy(lines, (cells) => `${cells.voucher} ${cells.kind}`))
    expect([voucher, sum(own, 'debit')]).toEqual([voucher, sum(own, 'credit')]);
  for (const balance of await rowsOf('trial_balance', query)) {
    const own = lines.filter((cells) => accountOf(cells) === accountOf(balance));
    expect([accountOf(balance), sum(own, 'debit'), sum(own, 'credit')]).toEqual([
      accountOf(balance),
      balance.debit,
      balance.credit,
    ]);
  }
  const days = lines.map(({ day }) => String(day));
  expect(days).toEqual(days.toSorted());
}

async function sameAsAgreements() {
  const { rows } = await testApi.context.pool.query(
    "SELECT sum(outstanding - overpaid)::bigint AS owed FROM agreements WHERE status IN ('active', 'completed', 'written_off')",
  );
  expect(await closingOf('receivable')).toBe(rows[0]?.owed);
}

async function sameAsPlaces() {
  const { branches, hands, inAccounts, differences } = await testApi.call('getCashPosition', {
    as: desk.superadmin,
  });
  const add = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  expect(await closingOf('cash_in_drawers')).toBe(add(branches.map(({ drawer }) => drawer ?? 0)));
  expect(await closingOf('cash_in_hand')).toBe(add(hands.map(({ amount }) => amount)));
  expect(await closingOf('account')).toBe(inAccounts);
  // Those of offers, and the notes of the reversed payment that are still in the drawer.
  expect(await closingOf('cash_difference')).toBe(
    add(differences.map(({ offered, amount }) => (offered ?? 0) - amount)),
  );
}

test('cash from before the opening count is at no place, also if it is reversed later', async () => {
  const here = { ...allTime, branchId: home };
  expect(await closingOf('cash_outside', here)).toBe(0);
  const lines = await rowsOf('journal', here);
  const early = lines.filter((cells) => accountOf(cells) === 'cash_outside');
  expect(early.map(({ debit, credit }) => [debit, credit])).toEqual(
    expect.arrayContaining([
      [700, 0],
      [0, 700],
    ]),
  );
});

test('a voucher has the number of its receipt or slip, and else that of its agreement', async () => {
  const lines = await rowsOf('journal', { ...allTime, branchId: home });
  const voucherOf = (kind: string, account?: string) => {
    const isSought = (cells: ReportRow['cells']) => account === undefined || accountOf(cells) === account;
    return String(lines.find((cells) => cells.kind === kind && isSought(cells))?.voucher);
  };
  expect(voucherOf('payment', 'bank')).toMatch(/^SGD-\d{6}$/);
  expect(voucherOf('deposit')).toMatch(/^SGD-C-\d{6}$/);
  expect(voucherOf('reversal')).toMatch(/^SGD-26-\d{5}\/\d+$/);
});

test('the deposited cash is on an account with the name of the bank', async () => {
  const rows = await rowsOf('trial_balance', allTime);
  expect(rows.map(({ bookAccount }) => bookAccount)).toContainEqual({
    account: 'account',
    name: expect.stringContaining('Bank'),
  });
});

test('the journal is given out in the form of accounting programs', async () => {
  const file = await testApi.call('exportReport', {
    as: desk.superadmin,
    params: { name: 'journal' },
    body: period,
  });
  const [heading = ''] = file.split('\r\n');
  for (const column of [
    'day',
    'voucher',
    'account_code',
    'book_account',
    'debit',
    'credit',
    'branch',
    'memo',
  ])
    expect(heading.replace('\uFEFF', '').split(',')).toContain(column);
  expect(file).toContain('Deposited cash: Bank');
});
