import { afterAll, beforeAll, expect, test } from 'vitest';
import { calendarDate } from '#domain/calendar/calendar-date.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import type { Session } from '#test/support/calls/raw-request.ts';
import { addChallenge } from '#test/support/desk/challenges.ts';
import { branchId } from '#test/support/desk/office.ts';
import { collectedBy, readTaken } from '#test/support/ledger/taken-money.ts';
import {
  active,
  addCustomer,
  ask,
  type Desk,
  draft,
  fillReliefFund,
  grant,
  openDesk,
  pay,
  refund,
  writtenOff,
} from '#test/support/lending/lending.ts';

/** The clock of the tests begins on 20 November 2026. */
const today = { startsOn: calendarDate('2026-11-20'), endsOn: calendarDate('2026-11-20') };
const month = { startsOn: calendarDate('2026-11-01'), endsOn: calendarDate('2026-11-20') };

let testApi: TestApi;
let desk: Desk;
let sargodhaId: string;
let challengeId: string;

beforeAll(async () => {
  testApi = await createTestApi();
  await testApi.database.ownerPool.query(
    'ALTER TABLE employees ALTER COLUMN back_dating_days_max SET DEFAULT 90',
  );
  desk = await openDesk(testApi);
  sargodhaId = await branchId(testApi, 'SGD');
  await fillReliefFund(testApi, desk);
  const dates = { startsOn: today.startsOn, endsOn: '2026-12-31', employeeIds: [desk.employeeId] };
  challengeId = (await addChallenge(testApi, desk, dates)).id;
  await postEveryKind();
});
afterAll(() => testApi.close());

/** Posts an entry of each kind, and the reversal of each that brings or takes money. */
async function postEveryKind(): Promise<void> {
  const { employee, superadmin } = desk;
  const reverse = async (id: string) => grant(testApi, desk, await ask(testApi, desk, 'requestReversal', id));
  const customerId = await addCustomer(testApi, desk);
  const terms = {
    price: 6_000,
    downPayment: 500,
    count: 4,
    startOn: '2026-11-05',
    deliveredOn: '2026-11-05',
    customerId,
  };
  const [from, to] = [await active(testApi, desk, terms), await active(testApi, desk, terms)];

  await pay(testApi, employee, from, 1_300, { valuedOn: '2026-11-10' });
  await reverse((await pay(testApi, employee, from, 700)).entryId);
  await pay(testApi, superadmin, from, 900, { method: 'jazzcash', reference: 'JC-1' });
  await grant(testApi, desk, await ask(testApi, desk, 'requestRelief', from, { amount: 300 }));

  // Paid far beyond the price by one clerk; part of it goes back, part moves, and one refund was a mistake.
  await pay(testApi, employee, from, 51_200, { confirmed: ['payment_beyond_outstanding'] });
  await refund(testApi, desk, from, 40_000);
  await refund(testApi, desk, from, 500);
  const { entries } = await testApi.call('getAgreement', { as: superadmin, params: { id: from } });
  await reverse(entries.filter(({ kind }) => kind === 'refund').at(-1)?.id ?? '');
  await testApi.call('moveOverpayment', {
    as: employee,
    params: { id: from },
    body: { toAgreementId: to, amount: 2_000 },
  });

  const lost = await writtenOff(testApi, desk, terms);
  await testApi.call('recordRecovery', {
    as: employee,
    params: { id: lost },
    body: { amount: 250, method: 'cash' },
  });

  const relieved = await draft(testApi, desk, terms);
  await grant(testApi, desk, await ask(testApi, desk, 'requestRelief', relieved, { amount: 200 }));
}

const figures = (as: Session = desk.superadmin) => ({
  dashboard: () => testApi.call('getPortfolioDashboard', { as, query: { period: 'this_month' } }),
  months: () => testApi.call('getCollectionMonths', { as, query: {} }),
  officers: () => testApi.call('listOfficerCollections', { as, query: { period: 'this_month' } }),
  demand: () =>
    testApi.call('sumReport', {
      as,
      params: { name: 'demand' },
      query: { from: month.startsOn, until: month.endsOn },
    }),
});

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** Every place that says what was collected: of all branches, or of the employee. */
const places: readonly [
  place: string,
  of: 'all' | 'employee',
  period: typeof today,
  read: () => Promise<number | undefined>,
][] = [
  ['the dashboard, this month', 'all', month, async () => (await figures().dashboard()).collected],
  ['the dashboard, today', 'all', today, async () => (await figures().dashboard()).collectedToday],
  [
    'a branch of the dashboard',
    'all',
    month,
    async () => (await figures().dashboard()).branches.find(({ id }) => id === sargodhaId)?.collected,
  ],
  ['the chart of months', 'all', month, async () => (await figures().months()).at(-1)?.collected],
  [
    'the officers of the dashboard',
    'all',
    month,
    async () => sumOf((await figures().officers()).map(({ collected }) => collected)),
  ],
  [
    'an officer of the dashboard',
    'employee',
    month,
    async () =>
      (await figures().officers()).find(({ officerId }) => officerId === desk.employeeId)?.collected,
  ],
  [
    'the report of what fell due and was collected',
    'all',
    month,
    async () => (await figures().demand()).sums.collected,
  ],
  [
    'the list of employees',
    'employee',
    month,
    async () => {
      const { data } = await testApi.call('listEmployees', { as: desk.superadmin, body: {} });
      return data.find(({ id }) => id === desk.employeeId)?.collectedThisMonth;
    },
  ],
  [
    'an employee',
    'employee',
    month,
    async () =>
      (await testApi.call('getEmployee', { as: desk.superadmin, params: { id: desk.employeeId } }))
        .collectedThisMonth,
  ],
  [
    'my day',
    'employee',
    today,
    async () => (await testApi.call('sumMyDay', { as: desk.employee })).collected,
  ],
  [
    'a challenge',
    'employee',
    today,
    async () => {
      const params = { id: challengeId };
      const { scores } = await testApi.call('getChallengeScores', { as: desk.superadmin, params });
      return scores.find(({ employee }) => employee.id === desk.employeeId)?.reached.part;
    },
  ],
  [
    'the entries behind a challenge',
    'employee',
    today,
    async () => {
      const params = { id: challengeId, employeeId: desk.employeeId };
      const { data } = await testApi.call('listChallengePoints', { as: desk.superadmin, params, query: {} });
      return sumOf(data.map(({ counted }) => counted));
    },
  ],
];

test.each(places)('%s says what was collected, less reversals and refunds', async (_, of, period, read) => {
  const entries = await readTaken(testApi.context.pool);
  const { collected } = collectedBy(entries, period, of === 'employee' ? { takenBy: desk.employeeId } : {});
  expect(await read()).toBe(collected);
});

test('what was collected is named apart, and a refund counts against the clerk who took the money', async () => {
  const { sums } = await figures().demand();
  const { collected, payments, downPayments, recoveries, refunds } = sums;
  expect({ collected, payments, downPayments, recoveries, refunds }).toEqual({
    collected: 1_300 + 900 + 51_200 + 3 * 500 + 250 - 40_000,
    payments: 1_300 + 900 + 51_200,
    downPayments: 3 * 500,
    recoveries: 250,
    refunds: 40_000,
  });
  const officers = await figures().officers();
  expect(officers.find(({ officerId }) => officerId === desk.employeeId)?.collected).toBeLessThan(20_000);
});
