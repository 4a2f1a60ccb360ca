import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EntryKind } from '#domain/lending/ledger/entry-kind.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import {
  active,
  ask,
  type Desk,
  fillReliefFund,
  openDesk,
  pay,
  readAgreement,
} from '#test/support/lending/lending.ts';
import { thorough } from '#test/support/runs/thorough.ts';
import { findDifferences } from '../verify/find-differences.ts';

const operations = thorough ? 20_000 : 200;
const workers = 8;
/** More than all payments together, so that there is always an amount to pay. */
const price = 100 * operations;
/** Few, so that tellers compete on one agreement, but enough that none gets thousands of entries. */
const agreements = 16;

let testApi: TestApi;
let desk: Desk;
let ids: string[];

beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
  await fillReliefFund(testApi, desk);
  ids = [];
  for (let n = 0; n < agreements; n += 1)
    ids.push(await active(testApi, desk, { price, downPayment: 0, count: 24 }));
});
afterAll(() => testApi.close());

/**
 * The n-th operation of a worker: mostly a payment, sometimes one that is reversed at once, now and then relief. The amounts
 * suffice for all, so none is refused.
 */
async function operate(n: number): Promise<void> {
  // Four operations in a row are on one agreement, and half of the tellers use the same one.
  const id = ids[Math.floor(n / 4) % ids.length] ?? '';
  if (n % 11 === 7) {
    await askUntilGranted(() => ask(testApi, desk, 'requestRelief', id, { amount: 10 + (n % 5) }));
    return;
  }
  const { entryId } = await pay(testApi, desk.employee, id, 50 + (n % 97));
  if (n % 3 === 0) await askUntilGranted(() => ask(testApi, desk, 'requestReversal', entryId));
}

/**
 * Requests until the approval is granted. If another teller's entry comes in between, it is requested again. If that entry
 * was reversed since, the first request is valid again and still pending.
 */
async function askUntilGranted(askOnce: () => Promise<string>): Promise<void> {
  let id = await askOnce();
  for (;;) {
    const decided = await testApi.attempt('decideApproval', {
      as: desk.superadmin,
      params: { id },
      body: { decision: 'approved' },
    });
    if (decided.ok) return;
    expect(decided.code).toBe('terms_changed');
    id = await askOnce().catch((refused: Error) => {
      expect(refused.message).toContain('already_requested');
      return id;
    });
  }
}

/** The number of times that the database ended a transaction to break a deadlock. */
async function deadlocks(): Promise<number> {
  const { rows } = await testApi.context.pool.query(
    'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()',
  );
  return rows[0].deadlocks;
}

async function entriesOf(kind: EntryKind): Promise<number> {
  const { rows } = await testApi.context.pool.query(
    'SELECT count(*) AS entries FROM entries WHERE kind = $1',
    [kind],
  );
  return rows[0].entries;
}

test('while eight tellers record payments, reversals and relief, every reader of a ledger sees consistent sums', async () => {
  let next = 0;
  let working = workers;
  const teller = async () => {
    while (next < operations) {
      next += 1;
      await operate(next);
    }
    working -= 1;
  };
  let reads = 0;
  const reader = async () => {
    while (working > 0) {
      const { outstanding, paid, entries, installments } = await readAgreement(
        testApi,
        desk.employee,
        ids[reads % ids.length] ?? '',
      );
      expect(outstanding + paid).toBe(price);
      expect(entries.at(-1)?.balance).toBe(outstanding);
      expect(installments.reduce((sum, row) => sum + row.paid, 0)).toBe(paid);
      reads += 1;
    }
  };
  await Promise.all([...Array.from({ length: workers }, teller), reader(), reader()]);
  expect(await entriesOf('payment')).toBeGreaterThan(operations / 2);
  expect(await entriesOf('reversal')).toBeGreaterThan(operations / 5);
  expect(await entriesOf('relief')).toBeGreaterThan(operations / 20);
  expect(reads).toBeGreaterThan(0);
  expect(await deadlocks()).toBe(0);
  expect((await findDifferences(testApi.context.pool)).differences).toEqual([]);
});
