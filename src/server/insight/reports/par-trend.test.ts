import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayMs } from '#domain/instant.ts';
import { findDifferences } from '#server/lending/verify/find-differences.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { branchId } from '#test/support/desk/office.ts';
import { deliveredInSeptember, happen, historyStep } from '#test/support/ledger/random-history.ts';
import { active, addCustomer, fillReliefFund, openDesk } from '#test/support/lending/lending.ts';
import { fc } from '#test/support/runs/properties.ts';

let testApi: TestApi;

beforeAll(async () => {
  testApi = await createTestApi();
  await testApi.database.ownerPool.query(
    'ALTER TABLE employees ALTER COLUMN back_dating_days_max SET DEFAULT 90',
  );
});
afterAll(() => testApi.close());

const offices = async () => ({
  testApi,
  desk: await openDesk(testApi, 'SGD'),
  other: await openDesk(testApi, 'LHE'),
});
type Offices = Awaited<ReturnType<typeof offices>>;

async function trend({ desk }: Offices, branch?: string) {
  const { data } = await testApi.call('readReport', {
    as: desk.superadmin,
    params: { name: 'par_trend' },
    query: { branchId: branch },
  });
  return data.map(({ cells }) => cells);
}

async function atRiskNow({ desk }: Offices, branch?: string) {
  const query = { branchId: branch };
  const { today, activeAgreements, outstanding, ageing } = await testApi.call('getPortfolioDashboard', {
    as: desk.superadmin,
    query,
  });
  const [, par1, par30, par60, par90] = ageing.map((_, place) =>
    ageing.slice(place).reduce((sum, age) => sum + age.outstanding, 0),
  );
  return { day: today, agreements: activeAgreements, outstanding, par1, par30, par60, par90 };
}

/** The month ends that the dashboard compares today’s figures with. */
async function comparedWith({ desk }: Offices, branch?: string) {
  const query = { branchId: branch };
  return (await testApi.call('getPortfolioDashboard', { as: desk.superadmin, query })).monthEnds;
}

const atMonthEnd = ({ day, agreements, outstanding, par30 }: Awaited<ReturnType<typeof atRiskNow>>) => ({
  day,
  activeAgreements: agreements,
  outstanding,
  over30: par30,
});

test('the figures of a month end stay as the dashboard showed them that evening, even after later and back-dated entries', async () => {
  const lahore = await branchId(testApi, 'LHE');
  const november = await offices();
  await fillReliefFund(testApi, november.desk, 1_000_000);
  const customers: { customerId: string; ids: string[] }[] = [];
  for (const desk of [november.desk, november.other]) {
    const customerId = await addCustomer(testApi, desk);
    const given = { customerId };
    const ids = [
      await deliveredInSeptember(testApi, desk, given),
      await deliveredInSeptember(testApi, desk, { ...given, firstDueOn: '2026-11-20' }),
    ];
    customers.push({ customerId, ids });
  }
  // To the evening of 30 November.
  testApi.clock.advance(10 * dayMs);
  const evening = await offices();
  const [wasAll, wasLahore] = [await atRiskNow(evening), await atRiskNow(evening, lahore)];
  expect(wasAll.par30).toBeGreaterThan(0);
  expect(await trend(evening)).toEqual([wasAll]);

  testApi.clock.advance(5 * dayMs);
  const later = await offices();
  const steps = fc.sample(
    historyStep.filter(({ what }) => what !== 'move'),
    { numRuns: 24 },
  );
  for (const books of customers) await happen(later, books, steps);
  const atEnd = async (branch?: string) =>
    (await trend(later, branch)).filter(({ day }) => day === wasAll.day);
  expect(await atEnd()).toEqual([wasAll]);
  expect(await atEnd(lahore)).toEqual([wasLahore]);
  expect(await comparedWith(later), 'the dashboard compares with it').toEqual([atMonthEnd(wasAll)]);
  expect(await comparedWith(later, lahore)).toEqual([atMonthEnd(wasLahore)]);

  await active(testApi, later.desk);
  expect((await trend(later))[0]).toEqual(await atRiskNow(later));
  for (const books of customers) await happen(later, books, steps);
  expect(await atEnd(), 'what is fixed stays').toEqual([wasAll]);
  expect((await findDifferences(testApi.context.pool, { months: 'all' })).differences).toEqual([]);
});

test('many first readers of a month at once store its figures once', async () => {
  testApi.clock.advance(31 * dayMs);
  const january = await offices();
  const asked = await Promise.all(Array.from({ length: 6 }, () => trend(january)));
  expect(new Set(asked.map((rows) => JSON.stringify(rows))).size).toBe(1);
  expect(asked[0]?.map(({ day }) => day)).toEqual(['2027-01-05', '2026-12-31', '2026-11-30']);
});
