import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DashboardPeriod, dashboardPeriods } from '#contract/insight/dashboards.ts';
import { addDays, type CalendarDate, calendarDate, daysBetween } from '#domain/calendar/calendar-date.ts';
import { ageing } from '#domain/lending/collections/portfolio-at-risk.ts';
import { findDifferences } from '#server/lending/verify/find-differences.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { branchId } from '#test/support/desk/office.ts';
import { deliveredInSeptember, happen, historyStep } from '#test/support/ledger/random-history.ts';
import { collectedBy, readTaken } from '#test/support/ledger/taken-money.ts';
import {
  addCustomer,
  type Desk,
  fillReliefFund,
  grant,
  openDesk,
  pay,
} from '#test/support/lending/lending.ts';
import { fc } from '#test/support/runs/properties.ts';
import { type Days, daysBefore, mondayOf, periodDays } from './period-days.ts';

/** The clock of the tests begins here. */
const today = calendarDate('2026-11-20');

let testApi: TestApi;
let desk: Desk;
let other: Desk;
let branches: readonly [string, string];

beforeAll(async () => {
  testApi = await createTestApi();
  await testApi.database.ownerPool.query(
    'ALTER TABLE employees ALTER COLUMN back_dating_days_max SET DEFAULT 90',
  );
  [desk, other] = [await openDesk(testApi, 'SGD'), await openDesk(testApi, 'LHE')];
  branches = [await branchId(testApi, 'SGD'), await branchId(testApi, 'LHE')];
  await fillReliefFund(testApi, desk, 1_000_000);
});
afterAll(() => testApi.close());

const dashboard = (period?: DashboardPeriod, branch?: string) =>
  testApi.call('getPortfolioDashboard', { as: desk.superadmin, query: { period, branchId: branch } });

const count = async (sql: string, values: readonly unknown[]) =>
  Number(
    (await testApi.context.pool.query(`SELECT coalesce(sum(n), 0) AS n FROM (${sql}) t (n)`, [...values]))
      .rows[0].n,
  );

/** Counted by the schedules: none of these histories undoes one. */
const reschedulesOf = (agreement: string) =>
  `(SELECT count(*)::integer FROM schedules s WHERE s.agreement_id = ${agreement}.id AND s.previous_number IS NOT NULL)`;

/** Counted from entries, installments and agreements themselves. */
async function countedFrom(branch: string | null, period: Days, before: Days) {
  const entries = await readTaken(testApi.context.pool);
  const collected = (startsOn: CalendarDate, endsOn: CalendarDate) =>
    collectedBy(entries, { startsOn, endsOn }, { branchId: branch }).collected;
  const due = (from: CalendarDate, until: CalendarDate, figure = 'i.amount') =>
    count(
      // The rows in force, and those that had fallen due unpaid when a reschedule moved them.
      `SELECT ${figure} FROM installments i
         JOIN agreements a ON a.id = i.agreement_id
         LEFT JOIN schedules s ON s.agreement_id = i.agreement_id AND s.previous_number = i.schedule_number
        WHERE (a.schedule_number = i.schedule_number
               OR (i.paid < i.amount AND i.due_on < (s.made_at AT TIME ZONE 'Asia/Karachi')::date))
          AND a.status IN ('active', 'completed', 'written_off') AND i.due_on BETWEEN $2 AND $3
          AND ($1::uuid IS NULL OR a.branch_id = $1)`,
      [branch, from, until],
    );
  const { rows: open } = await testApi.context.pool.query(
    `SELECT a.outstanding, ${reschedulesOf('a')} AS reschedules, (SELECT min(due_on) FROM installments i WHERE i.agreement_id = a.id
                               AND i.schedule_number = a.schedule_number AND i.paid < i.amount) AS "dueOn"
       FROM agreements a WHERE a.status = 'active' AND ($1::uuid IS NULL OR a.branch_id = $1)`,
    [branch],
  );
  const exposures = open.map(({ outstanding, dueOn }) => ({
    outstanding,
    daysPastDue: Math.max(0, daysBetween(dueOn, today)),
  }));
  const reached = (days: number) =>
    open.filter(({ dueOn }) => {
      const on = addDays(dueOn, days);
      return on >= mondayOf(today) && on <= today;
    }).length;
  const moved = open.filter(({ reschedules }) => reschedules > 0);
  return {
    thisWeek: { monday: mondayOf(today), late: reached(2), over30: reached(31) },
    rescheduled: {
      agreements: moved.length,
      outstanding: moved.reduce((sum, { outstanding }) => sum + outstanding, 0),
      times: moved.reduce((sum, { reschedules }) => sum + reschedules, 0),
    },
    activeAgreements: open.length,
    outstanding: open.reduce((sum, { outstanding }) => sum + outstanding, 0),
    collectedToday: collected(today, today),
    dueToday: await due(today, today),
    collected: collected(period.from, period.until),
    due: await due(period.from, period.until),
    duePaid: await due(period.from, period.until, 'i.paid - i.relieved'),
    collectedBefore: collected(before.from, before.until),
    ageing: ageing(exposures).map(({ count: agreements, outstanding }) => ({ agreements, outstanding })),
  };
}

/** The amount that each officer collected, counted from the entries. */
async function takenFrom(branch: string | null, { from, until }: Days) {
  const entries = await readTaken(testApi.context.pool);
  const officers = [...new Set(entries.map(({ takenBy }) => takenBy))].sort();
  return officers
    .map((officerId) => {
      const scope = { branchId: branch, takenBy: officerId };
      const { count: payments, collected } = collectedBy(entries, { startsOn: from, endsOn: until }, scope);
      return { officerId, payments, collected };
    })
    .filter(({ payments, collected }) => payments > 0 || collected !== 0);
}

async function officersOf(period: DashboardPeriod, branch?: string) {
  const query = { period, branchId: branch };
  const officers = await testApi.call('listOfficerCollections', { as: desk.superadmin, query });
  return officers
    .map(({ officerId, payments, collected }) => ({ officerId, payments, collected }))
    .sort((one, next) => (one.officerId < next.officerId ? -1 : 1));
}

test('after any history each figure equals a count of the rows: of all branches, of one branch, in any period', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(historyStep, { minLength: 4, maxLength: 12 }), async (steps) => {
      const customerId = await addCustomer(testApi, desk);
      const ids = [
        await deliveredInSeptember(testApi, desk, { customerId }),
        await deliveredInSeptember(testApi, desk, { customerId, firstDueOn: '2026-11-20' }),
      ];
      await happen({ testApi, desk, other }, { ids, customerId }, steps);
      for (const period of dashboardPeriods) {
        const days = periodDays(period, today);
        const before = daysBefore(period, days);
        const all = await countedFrom(null, days, before);
        expect(await dashboard(period)).toMatchObject({ period: days, ...all });
        const ofOne = await dashboard(period, branches[1]);
        const counted = await countedFrom(branches[1], days, before);
        expect(ofOne).toMatchObject(counted);
        const { thisWeek: _, ...ofBranch } = counted;
        expect(ofOne.branches).toEqual([expect.objectContaining({ code: 'LHE', ...ofBranch })]);
        expect(await officersOf(period)).toEqual(await takenFrom(null, days));
        expect(await officersOf(period, branches[0])).toEqual(await takenFrom(branches[0], days));
      }
      expect((await findDifferences(testApi.context.pool)).differences).toEqual([]);
    }),
    { numRuns: 12, endOnFailure: true },
  );
});

test('the chart of months equals the payment register of twelve months, and shows what is still to fall due separately', async () => {
  await pay(
    testApi,
    desk.employee,
    await deliveredInSeptember(testApi, desk, { firstDueOn: '2026-11-25' }),
    700,
  );
  const months = await testApi.call('getCollectionMonths', { as: desk.superadmin, query: {} });
  expect([months.length, months[0]?.month, months.at(-1)?.month]).toEqual([12, '2025-12-01', '2026-11-01']);
  const { received, reversed, refunded, refundsReversed } = await testApi.call('sumPayments', {
    as: desk.superadmin,
    query: { from: '2026-11-01', until: '2026-11-30' },
  });
  const givenBack = refunded.amount - refundsReversed.amount;
  expect(months.at(-1)?.collected).toBe(received.amount - reversed.amount - givenBack);
  const { due } = await dashboard('this_month');
  expect(months.at(-1)?.due).toBe(due);
  const later = { from: addDays(today, 1), until: calendarDate('2026-11-30') };
  expect(months.at(-1)?.dueLater).toBe((await countedFrom(null, later, later)).due);
});

test('the sums of the officers add up to the total collected, and a reversed payment counts for nobody', async () => {
  const id = await deliveredInSeptember(testApi, desk);
  const { entryId } = await pay(testApi, desk.employee, id, 900);
  const before = await testApi.call('listOfficerCollections', { as: desk.superadmin, query: {} });
  const asked = await testApi.call('requestReversal', {
    as: desk.superadmin,
    params: { id: entryId },
    body: { reason: 'Typed twice' },
  });
  await grant(testApi, other, asked.id);
  const after = await testApi.call('listOfficerCollections', { as: desk.superadmin, query: {} });
  const of = (list: typeof before) => list.find(({ officerId }) => officerId === desk.employeeId);
  expect((of(before)?.collected ?? 0) - (of(after)?.collected ?? 0)).toBe(900);
  expect((of(before)?.payments ?? 0) - (of(after)?.payments ?? 0)).toBe(1);
  const { collected } = await dashboard();
  expect(after.reduce((sum, officer) => sum + officer.collected, 0)).toBe(collected);
});
