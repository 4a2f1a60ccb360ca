import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApi, type TestApi } from '#test/support/api.ts';
import { active, type Desk, fillReliefFund, keyed, openDesk, readAgreement } from '#test/support/lending.ts';
import { findDifferences } from '../verify/find-differences.ts';

/** The nightly run asks for 20,000. */
const operations = Number(process.env.BANK_OPERATIONS ?? 400);
const workers = 8;
/** More than all of it can pay, so that there is always something to do. */
const price = 100 * operations;
/** Few enough that tellers meet on one agreement, many enough that none gets thousands of entries. */
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

interface Answered {
  readonly status: number;
  readonly data: { readonly id: string; readonly entryId: string };
}

async function send(as: 'employee' | 'superadmin', path: string, body: object): Promise<Answered> {
  const response = await testApi.send('POST', path, { as: desk[as], body, headers: keyed() });
  const { data } = (await response.json()) as { data: Answered['data'] };
  return { status: response.status, data };
}

/** Asks for something and has it decided; either may come too late, which is no mistake. */
async function askAndGrant(path: string, body: object): Promise<number[]> {
  const asked = await send('employee', path, { reason: 'A busy day', evidence: 'Seen', ...body });
  if (asked.status !== 200) return [asked.status];
  const decided = await send('superadmin', `/api/approvals/${asked.data.id}/decision`, {
    decision: 'approved',
  });
  return [asked.status, decided.status];
}

/** The n-th operation of a worker: mostly a payment, sometimes one that is taken back at once, now and then relief. */
async function operate(n: number): Promise<number[]> {
  // Four operations in a row are on one agreement, and half of the tellers meet there.
  const id = ids[Math.floor(n / 4) % ids.length];
  if (n % 11 === 7) return askAndGrant(`/api/agreements/${id}/relief-requests`, { amount: 10 + (n % 5) });
  const amount = 50 + (n % 97);
  const paid = await send('employee', `/api/agreements/${id}/payments`, { amount, method: 'cash' });
  if (n % 3 !== 0 || paid.status !== 200) return [paid.status];
  return [paid.status, ...(await askAndGrant(`/api/entries/${paid.data.entryId}/reversal-requests`, {}))];
}

test('while eight tellers post, reverse and relieve, whoever reads a ledger reads sums that hold', async () => {
  let next = 0;
  let working = workers;
  const statuses: number[] = [];
  const teller = async () => {
    while (next < operations) {
      next += 1;
      statuses.push(...(await operate(next)));
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
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(operations / 2);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  expect(reads).toBeGreaterThan(0);
  expect((await findDifferences(testApi.context.pool)).differences).toEqual([]);
}, 600_000);
