import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayMs } from '#domain/instant.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { tamperWith } from '#test/support/ledger/tamper.ts';
import { active, type Desk, openDesk, pay } from '#test/support/lending/lending.ts';
import { findDifferences } from './find-differences.ts';

let testApi: TestApi;
let desk: Desk;
let id: string;

/** An agreement of 6,000, of which 1,000 was paid in November and 500 in December. */
beforeAll(async () => {
  testApi = await createTestApi();
  desk = await openDesk(testApi);
  id = await active(testApi, desk, { price: 6_000, downPayment: 0, count: 5 });
  await pay(testApi, desk.employee, id, 1_000);
  testApi.clock.advance(20 * dayMs);
  desk = await openDesk(testApi);
  await pay(testApi, desk.employee, id, 500);
  await testApi.call('readReport', { as: desk.superadmin, params: { name: 'par_trend' }, query: {} });
});
afterAll(() => testApi.close());

/** Without the digests of the rows, which name every change. */
const differences = async () =>
  (await findDifferences(testApi.context.pool, { months: () => 0 })).differences.filter(
    (line) => !line.startsWith('month end '),
  );
const november = "month_end = '2026-11-30' AND outstanding > 0";

test('verify accepts arrears at a month end that equal a replay of the entries up to then', async () => {
  const { rows } = await testApi.context.pool.query(
    `SELECT agreements, outstanding FROM arrears_months WHERE ${november}`,
  );
  expect(rows).toEqual([{ agreements: 1, outstanding: 5_000 }]);
  expect(await differences()).toEqual([]);
});

test.each([
  ['the sum', 'outstanding = outstanding + 700', '5700 on 1'],
  ['the number of agreements', 'agreements = 2', '5000 on 2'],
])('verify reports a changed %s of a month end', async (_, change, kept) => {
  await tamperWith(testApi, id, [`UPDATE arrears_months SET ${change} WHERE ${november}`]);
  expect(await differences()).toEqual([
    `what was outstanding at the end of 2026-11-30: ${kept} agreements kept, 5000 on 1 in the entries`,
  ]);
  const back = `UPDATE arrears_months SET outstanding = 5000, agreements = 1 WHERE ${november}`;
  await tamperWith(testApi, id, [back]);
});
