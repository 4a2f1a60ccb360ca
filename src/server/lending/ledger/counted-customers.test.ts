import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { endingsOf } from '#test/support/calls/calls.ts';
import { branchId } from '#test/support/desk/office.ts';
import { bringIn, differences, undo } from '#test/support/lending/imports.ts';
import { active, addCustomer, ask, type Desk, grant, openDesk, pay } from '#test/support/lending/lending.ts';
import { registered, running } from '#test/support/lending/register-files.ts';

let testApi: TestApi;
let desk: Desk;
let lahore: Desk;
let sgd: string;
let lhe: string;

beforeAll(async () => {
  testApi = await createTestApi();
  [sgd, lhe] = [await branchId(testApi, 'SGD'), await branchId(testApi, 'LHE')];
});
afterAll(() => testApi.close());
beforeEach(async () => {
  [desk, lahore] = [await openDesk(testApi, 'SGD'), await openDesk(testApi, 'LHE')];
});

/** The portfolio's number of customers with active agreements at a branch; with an officer, those of that officer. */
async function counted(branch: string, officer: string | null = null): Promise<number> {
  const { rows } = await testApi.context.pool.query(
    'SELECT customers FROM active_customer_counts WHERE branch_id = $1 AND officer_id IS NOT DISTINCT FROM $2',
    [branch, officer],
  );
  return rows[0]?.customers ?? 0;
}

const terms = { price: 1_000, downPayment: 0, count: 1 };

/** A customer with two agreements, due on different days, one with an officer and one with a colleague; 1,000 ends each. */
async function withTwoOfficers() {
  const colleague = await testApi.addUser('employee', 'SGD');
  const customerId = await addCustomer(testApi, desk);
  const other = { ...desk, employee: await testApi.signIn(colleague.email), employeeId: colleague.id };
  const ids = [
    await active(testApi, desk, { ...terms, customerId }),
    await active(testApi, other, { ...terms, customerId, firstDueOn: '2027-01-20' }),
  ] as const;
  return { customerId, ids, other };
}

async function move(customerId: string, to: Desk, toBranch: string) {
  const { rows } = await testApi.context.pool.query('SELECT id, version FROM customers WHERE id = $1', [
    customerId,
  ]);
  const body = {
    branchId: toBranch,
    officerId: to.employeeId,
    reason: 'The family has moved',
    customers: rows,
  };
  return testApi.attempt('moveCustomers', { as: desk.superadmin, body });
}

test('a customer with two officers counts once for the branch, from the first agreement until the last ends', async () => {
  const before = await counted(sgd);
  const { ids, other } = await withTwoOfficers();
  const counts = async () => [
    (await counted(sgd)) - before,
    await counted(sgd, desk.employeeId),
    await counted(sgd, other.employeeId),
  ];
  expect(await counts()).toEqual([1, 1, 1]);
  await pay(testApi, desk.employee, ids[0], 1_000);
  expect(await counts()).toEqual([1, 0, 1]);
  const { entryId } = await pay(testApi, desk.employee, ids[1], 1_000);
  expect(await counts()).toEqual([0, 0, 0]);
  await grant(testApi, desk, await ask(testApi, desk, 'requestReversal', entryId));
  expect(await counts()).toEqual([1, 0, 1]);
  await grant(testApi, desk, await ask(testApi, desk, 'requestWriteOff', ids[1]));
  expect(await counts()).toEqual([0, 0, 0]);
  expect(await differences(testApi)).toEqual([]);
});

test('two tellers who end both agreements of a customer at the same moment leave the customer uncounted', async () => {
  const before = await counted(sgd);
  const customers = await Promise.all(Array.from({ length: 5 }, withTwoOfficers));
  expect(await counted(sgd)).toBe(before + 5);
  await Promise.all(
    customers.flatMap(({ ids, other }) => [
      pay(testApi, desk.employee, ids[0], 1_000),
      pay(testApi, other.employee, ids[1], 1_000),
    ]),
  );
  expect([await counted(sgd), await counted(sgd, desk.employeeId)]).toEqual([before, 0]);
  expect(await differences(testApi)).toEqual([]);
});

test('a customer who moves while an agreement ends is counted where the other agreement is', async () => {
  const before = [await counted(sgd), await counted(lhe)];
  const customers = await Promise.all(Array.from({ length: 4 }, withTwoOfficers));
  const answers = await Promise.all(
    customers.flatMap(({ customerId, ids }, nth) => [
      move(customerId, lahore, lhe),
      testApi.attempt('recordPayment', {
        as: desk.superadmin,
        params: { id: ids[nth % 2] ?? '' },
        body: { amount: 1_000, method: 'cash' },
      }),
    ]),
  );
  expect(new Set(endingsOf(answers))).toEqual(new Set(['done']));
  expect([await counted(sgd), await counted(lhe)]).toEqual([before[0], (before[1] ?? 0) + 4]);
  expect(await counted(lhe, lahore.employeeId)).toBe(4);
  expect(await differences(testApi)).toEqual([]);
});

test('if one agreement ends while another moves to the same officer, the officer still counts the customer', async () => {
  const { ids, other } = await withTwoOfficers();
  const { ownerPool } = testApi.database;
  const holder = await ownerPool.connect();
  try {
    // Both transactions update the officer's count before either sees the other's change.
    await holder.query('BEGIN');
    await holder.query('SELECT FROM active_customer_counts WHERE officer_id = $1 FOR UPDATE', [
      desk.employeeId,
    ]);
    const both = [
      testApi.attempt('recordPayment', {
        as: desk.superadmin,
        params: { id: ids[0] },
        body: { amount: 1_000, method: 'cash' },
      }),
      testApi.attempt('deactivateEmployee', {
        as: desk.superadmin,
        params: { id: other.employeeId },
        body: { successorId: desk.employeeId },
      }),
    ];
    const waiting = `SELECT count(*)::integer AS waiting FROM pg_stat_activity
                      WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    await expect
      .poll(async () => (await ownerPool.query(waiting)).rows[0]?.waiting, { timeout: 20_000 })
      .toBe(2);
    await holder.query('COMMIT');
    expect(endingsOf(await Promise.all(both))).toEqual(['done', 'done']);
  } finally {
    holder.release();
  }
  expect(await counted(sgd, desk.employeeId)).toBe(1);
  expect(await counted(sgd, other.employeeId)).toBe(0);
  expect(await differences(testApi)).toEqual([]);
});

test('customers with imported agreements are counted until the import is undone', async () => {
  const before = await counted(sgd);
  const rows = [registered(), registered()];
  await bringIn(testApi, desk, rows);
  const { id } = await bringIn(
    testApi,
    desk,
    rows.map(({ CNIC }) => running(CNIC)),
    'agreements',
  );
  expect(await counted(sgd)).toBe(before + 2);
  await undo(testApi, desk, id);
  expect(await counted(sgd)).toBe(before);
  expect(await differences(testApi)).toEqual([]);
});
