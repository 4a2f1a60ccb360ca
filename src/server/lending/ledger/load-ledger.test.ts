import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BranchReach } from '#server/platform/reach.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { active, openDesk } from '#test/support/lending/lending.ts';
import { loadLedger, type SoughtMoney } from './load-ledger.ts';

let testApi: TestApi;

beforeAll(async () => {
  testApi = await createTestApi();
});
afterAll(() => testApi.close());

/** PostgreSQL plans a prepared statement again for each of its first five calls. */
const firstPlans = 5;

const equal = { amount: 1_000, since: new Date(0) };
const sought: readonly (SoughtMoney | undefined)[] = [
  undefined,
  { method: 'cash', reference: null, equal },
  { method: 'bank', reference: 'TRANSFER-1', equal },
  { method: 'cheque', reference: '000123' },
];

test('the reading of a ledger is planned once, whatever money is sought', async () => {
  const desk = await openDesk(testApi);
  const agreementId = await active(testApi, desk);
  const client = await testApi.context.pool.connect();
  try {
    // The databases of the tests use generic plans only, unlike the product's.
    await client.query("SET plan_cache_mode = 'auto'");
    const reach = { extent: 'all' } as BranchReach;
    const query = { agreementId, userId: desk.employeeId, reach, key: null };
    for (let turn = 0; turn < 4 * sought.length; turn += 1) {
      const money = sought[turn % sought.length];
      await loadLedger(client, { ...query, ...(money && { money }) });
    }
    const { rows } = await client.query<{ anew: number }>(
      "SELECT custom_plans AS anew FROM pg_prepared_statements WHERE name = 'load-ledger'",
    );
    expect(rows).toEqual([{ anew: firstPlans }]);
  } finally {
    client.release(true);
  }
});
