import { afterAll, beforeAll, expect, test } from 'vitest';
import type { cashReports } from '#contract/insight/cash-reports.ts';
import type { NamedPerson } from '#contract/insight/report-cell.ts';
import type { ReportName } from '#contract/insight/report-table.ts';
import { reportAges } from '#contract/insight/reports.ts';
import { createTestApi, type TestApi } from '#test/support/calls/api.ts';
import { everyPage, type QueryOf } from '#test/support/calls/calls.ts';
import { branchId } from '#test/support/desk/office.ts';
import { deliveredInSeptember, happen, historyStep } from '#test/support/ledger/random-history.ts';
import { bringIn } from '#test/support/lending/imports.ts';
import { addCustomer, type Desk, fillReliefFund, openDesk } from '#test/support/lending/lending.ts';
import { registered, running } from '#test/support/lending/register-files.ts';
import { fc } from '#test/support/runs/properties.ts';

let testApi: TestApi;
let desk: Desk;
let other: Desk;
let lahoreId: string;

beforeAll(async () => {
  testApi = await createTestApi();
  await testApi.database.ownerPool.query(
    'ALTER TABLE employees ALTER COLUMN back_dating_days_max SET DEFAULT 90',
  );
  [desk, other] = [await openDesk(testApi, 'SGD'), await openDesk(testApi, 'LHE')];
  lahoreId = await branchId(testApi, 'LHE');
  await fillReliefFund(testApi, desk, 1_000_000);
  const customer = registered();
  await bringIn(testApi, desk, [customer]);
  const relieved = { 'Last paid on': '21/10/2026', 'Relief granted to date': '500' };
  await bringIn(testApi, desk, [running(customer.CNIC, relieved)], 'agreements');
});
afterAll(() => testApi.close());

/** The clock of the tests begins here. */
const today = '2026-11-20';

/** The period of the reports. */
const period = { from: '2026-09-10', until: '2026-12-15' } as const;

type MoneyReport = Exclude<
  ReportName,
  | 'par_trend'
  | 'related_parties'
  | 'contact_promise'
  | 'complaints'
  | 'challenge_results'
  | 'trial_balance'
  | keyof typeof cashReports
>;

const standing = 'NOT EXISTS (SELECT FROM entries r WHERE r.reverses = e.id)';
const inPeriod = (day: string) => `${day} BETWEEN $2::date AND $3::date`;
const ofBranch = (alias: string) => `($1::uuid IS NULL OR ${alias}.branch_id = $1)`;
const moved = (kinds: string) => `
  (SELECT coalesce(sum(amount), 0) FROM entries e
    WHERE kind IN (${kinds}) AND method <> 'transfer' AND NOT brought_in AND ${standing} AND ${inPeriod('valued_on')} AND ${ofBranch('e')})`;

/** The rows of an agreement's schedule that counts, of those that were delivered. */
const scheduled = `
  FROM agreements a JOIN installments i ON i.agreement_id = a.id AND i.schedule_number = a.schedule_number
 WHERE a.status IN ('active', 'completed', 'written_off') AND ${ofBranch('a')}`;

/** Not from before the move, when its agreement was brought in. */
const here = '(a.brought_in_on IS NULL OR i.due_on >= a.brought_in_on)';

/** The unpaid amount of each active agreement, and the days since its oldest unpaid row fell due. */
const open = `
  (SELECT a.id, a.branch_id, (SELECT count(*) FROM schedules s WHERE s.agreement_id = a.id AND s.previous_number IS NOT NULL) AS moves,
          a.price - a.down_payment - a.relief AS financed, sum(i.amount - i.paid) AS unpaid,
          sum(i.amount - i.paid) FILTER (WHERE i.due_on < $4::date) AS overdue,
          $4::date - min(i.due_on) FILTER (WHERE i.paid < i.amount) AS days ${scheduled}
      AND a.status = 'active' GROUP BY a.id)`;

const par = (days: number) => `coalesce(sum(unpaid) FILTER (WHERE days > ${days}), 0) AS par${days}`;

/** With the rows that fell due before the day of the reschedule that moved them, on which nobody asks for money any more. */
const fallen = scheduled.replace(
  'i.schedule_number = a.schedule_number',
  `(i.schedule_number = a.schedule_number
      OR (i.paid < i.amount AND i.due_on < (SELECT min(s.made_at AT TIME ZONE 'Asia/Karachi')::date FROM schedules s
                                             WHERE s.agreement_id = a.id AND s.previous_number = i.schedule_number)))`,
);

/** The rescheduled ones among them. None of these histories undoes a reschedule. */
const rescheduled = `
  count(*) FILTER (WHERE moves > 0) AS rescheduled, coalesce(sum(moves), 0) AS reschedules,
  coalesce(sum(unpaid) FILTER (WHERE moves > 0), 0) AS "rescheduledOutstanding"`;

/** The totals of each report, counted from entries and installments themselves. None of these histories pays by cheque. $1 is the branch or null, $2 and $3 the days, $4 today. */
const counted: { readonly [Name in MoneyReport]: string } = {
  portfolio: `
    SELECT count(*) AS agreements, coalesce(sum(financed), 0) AS financed, coalesce(sum(unpaid), 0) AS outstanding,
           coalesce(sum(overdue), 0) AS overdue, ${[1, 30, 60, 90].map(par)}, ${rescheduled}, 0 AS "unclearedCheques", 0 AS "unclearedAmount" FROM ${open} o`,
  due: `
    SELECT coalesce(sum(i.amount) FILTER (WHERE NOT ${here}), 0) AS "beforeMove",
           coalesce(sum(i.amount) FILTER (WHERE ${here}), 0) AS due,
           coalesce(sum(i.paid - i.relieved) FILTER (WHERE ${here}), 0) AS paid,
           coalesce(sum(i.relieved) FILTER (WHERE ${here}), 0) AS relief,
           coalesce(sum(i.amount - i.paid) FILTER (WHERE a.status = 'active' AND i.schedule_number = a.schedule_number), 0) AS left
           ${fallen}
       AND ${inPeriod('i.due_on')}`,
  demand: `
    SELECT ${moved("'down_payment', 'payment', 'recovery'")} - ${moved("'refund'")} AS collected,
           ${moved("'payment'")} AS payments, ${moved("'down_payment'")} AS "downPayments",
           ${moved("'recovery'")} AS recoveries, ${moved("'refund'")} AS refunds,
           (SELECT coalesce(sum(amount), 0) FROM entries e
             WHERE kind IN ('down_payment', 'payment') AND brought_in AND ${inPeriod('valued_on')} AND ${ofBranch('e')}) AS "broughtIn",
           (SELECT coalesce(sum(i.amount), 0) ${fallen} AND ${inPeriod('i.due_on')} AND ${here}) AS due,
           (SELECT coalesce(sum(i.paid - i.relieved), 0) ${fallen} AND ${inPeriod('i.due_on')} AND ${here}) AS "paidOfDue"`,
  receipts: `
    SELECT coalesce(sum(amount), 0) AS received, coalesce(sum(amount) FILTER (WHERE ${standing}), 0) AS counted,
           coalesce(sum(amount) FILTER (WHERE NOT ${standing}), 0) AS voided
      FROM receipts t JOIN entries e ON e.id = t.entry_id
     WHERE t.series = 'receipt' AND ${inPeriod('e.valued_on')} AND ${ofBranch('t')}`,
  ageing: `SELECT count(*) AS agreements, coalesce(sum(unpaid), 0) AS outstanding, ${rescheduled} FROM ${open} o`,
  journal: `
    SELECT coalesce(sum(e.amount), 0) AS debit, coalesce(sum(e.amount), 0) AS credit
      FROM entries e JOIN entries t ON t.agreement_id = e.agreement_id AND t.id = coalesce(e.reverses, e.id)
     WHERE ${inPeriod('e.counts_on')} AND ${ofBranch('t')}`,
  provision: `
    SELECT coalesce(sum(agreements), 0) AS agreements, coalesce(sum(unpaid), 0) AS outstanding,
           coalesce(sum(ceil(unpaid * percent / 100.0)), 0) AS "setAside"
      FROM (SELECT branch_id, count(*) AS agreements, sum(unpaid) AS unpaid,
                   CASE WHEN days > 180 THEN 100 WHEN days > 90 THEN 50 WHEN days > 30 THEN 25 ELSE 0 END AS percent
              FROM ${open} o GROUP BY branch_id, percent) classed`,
  aged_agreements: `SELECT coalesce(sum(unpaid), 0) AS outstanding, 0 AS "unclearedAmount" FROM ${open} o`,
  relief: `
    SELECT coalesce(sum(e.amount), 0) AS relief FROM entries e
     WHERE e.kind IN ('relief', 'starting_relief') AND NOT brought_in AND ${standing} AND ${inPeriod('e.valued_on')} AND ${ofBranch('e')}`,
  write_offs: `
    SELECT coalesce(sum(a.written_off), 0) AS "writtenOff", coalesce(sum(a.recovered), 0) AS recovered,
           coalesce(sum(a.written_off - a.recovered), 0) AS lost
      FROM agreements a JOIN entries e ON e.agreement_id = a.id AND e.kind = 'write_off' AND ${standing}
     WHERE ${ofBranch('e')}`,
  alone_decisions: `
    SELECT coalesce(sum(CASE p.kind WHEN 'agreement_approval' THEN a.price ELSE coalesce(p.amount, 0) END), 0) AS amount
      FROM approvals p JOIN agreements a ON a.id = p.agreement_id
     WHERE p.decided_alone AND ${inPeriod("(p.decided_at AT TIME ZONE 'Asia/Karachi')::date")} AND ${ofBranch('a')}`,
};

function totalsOf(name: ReportName, filters: QueryOf<'sumReport'>) {
  const query = { ...period, ...filters };
  return testApi.call('sumReport', { as: desk.superadmin, params: { name }, query });
}

const totals = async (name: ReportName, filters: QueryOf<'sumReport'>) =>
  (await totalsOf(name, filters)).sums;

// Declares the parameters, because not every report uses all of them.
const asked = 'WITH asked AS (SELECT $1::uuid, $2::date, $3::date, $4::date)';

async function sums(name: MoneyReport, branch: string | null) {
  const values = [branch, period.from, period.until, today];
  const [row] = (await testApi.context.pool.query(`${asked} ${counted[name]}`, values)).rows;
  return Object.fromEntries(Object.entries(row).map(([column, sum]) => [column, Number(sum)]));
}

test('after any history each report equals a count of the rows, for all branches and for one', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(historyStep, { minLength: 4, maxLength: 12 }), async (steps) => {
      const customerId = await addCustomer(testApi, desk);
      const ids = [
        await deliveredInSeptember(testApi, desk, { customerId }),
        await deliveredInSeptember(testApi, desk, { customerId, firstDueOn: '2026-11-20' }),
      ];
      await happen({ testApi, desk, other }, { ids, customerId }, steps);
      for (const name of Object.keys(counted) as MoneyReport[]) {
        expect([name, await totals(name, {})]).toEqual([name, await sums(name, null)]);
        const ofOne = await totals(name, { branchId: lahoreId });
        expect([name, ofOne]).toEqual([name, await sums(name, lahoreId)]);
      }
      await sameByOfficer();
      await sameByAge();
      await sameAsScreens();
    }),
    { numRuns: 12, endOnFailure: true },
  );
});

/** The rows of the portfolio: an officer's, and a branch's, where a customer with two officers counts once. */
async function sameByOfficer() {
  const raw = (officer: string) => `
    SELECT b.code, ${officer} AS officer, count(DISTINCT o.customer_id)::integer AS customers,
           count(*)::integer AS agreements, sum(o.financed)::bigint AS financed, sum(o.unpaid)::bigint AS outstanding,
           coalesce(sum(o.overdue), 0)::bigint AS overdue
      FROM (SELECT o.*, a.officer_id, a.customer_id FROM ${open} o JOIN agreements a USING (id)) o
      JOIN branches b ON b.id = o.branch_id LEFT JOIN users u ON u.id = o.officer_id GROUP BY 1, 2`;
  for (const [by, officer] of [
    ['branch', 'NULL::text'],
    ['employee', 'u.full_name'],
  ] as const) {
    const { data } = await testApi.call('readReport', {
      as: desk.superadmin,
      params: { name: 'portfolio' },
      query: { by },
    });
    const values = [null, period.from, period.until, today];
    const { rows } = await testApi.context.pool.query(`${asked} ${raw(officer)}`, values);
    const named = data.map(
      ({ cells: { branch, officer, customers, agreements, financed, outstanding, overdue } }) => ({
        code: (branch as { code: string }).code,
        officer: (officer as NamedPerson | null)?.fullName.own ?? null,
        customers,
        agreements,
        financed,
        outstanding,
        overdue,
      }),
    );
    expect(named).toHaveLength(rows.length);
    expect(named).toEqual(expect.arrayContaining(rows));
  }
}

/** Compares each row of the ageing, on the dashboard and in its report, with the number and the sum of the agreements that it opens. */
async function sameByAge() {
  const as = desk.superadmin;
  for (const branch of [undefined, lahoreId]) {
    const { ageing } = await testApi.call('getPortfolioDashboard', { as, query: { branchId: branch } });
    for (const [place, age] of reportAges.entries()) {
      const query = { age, branchId: branch };
      const { rows, sums } = await totalsOf('aged_agreements', query);
      expect({ age, agreements: rows, outstanding: sums.outstanding }).toEqual({ age, ...ageing[place] });
      const pages = await everyPage((cursor) =>
        testApi.call('readReport', { as, params: { name: 'aged_agreements' }, query: { ...query, cursor } }),
      );
      const listed = pages.flatMap(({ data }) => data.map(({ cells }) => Number(cells.outstanding)));
      expect([age, listed.length, sumOfMoney(listed)]).toEqual([age, rows, sums.outstanding]);
    }
  }
  const { data: rows } = await testApi.call('readReport', { as, params: { name: 'ageing' }, query: {} });
  for (const { branchId: branch, cells } of rows) {
    const opened = await totalsOf('aged_agreements', { branchId: branch, age: String(cells.age) });
    expect([opened.rows, opened.sums.outstanding]).toEqual([cells.agreements, cells.outstanding]);
  }
}

const sumOfMoney = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** Compares the reports with other screens that show the same figures. */
async function sameAsScreens() {
  const as = desk.superadmin;
  const dashboard = await testApi.call('getPortfolioDashboard', { as, query: { period: 'this_month' } });
  const month = { from: '2026-11-01', until: today } as const;
  const { agreements, outstanding, par30, ...portfolio } = await totals('portfolio', {});
  const { rescheduled, rescheduledOutstanding, reschedules } = portfolio;
  expect({ agreements: rescheduled, outstanding: rescheduledOutstanding, times: reschedules }).toEqual(
    dashboard.rescheduled,
  );
  expect([agreements, outstanding]).toEqual([dashboard.activeAgreements, dashboard.outstanding]);
  expect(par30).toBe(sumOf(dashboard.ageing.slice(2)));
  const beside = { rescheduled, rescheduledOutstanding, reschedules };
  expect(await totals('ageing', {})).toEqual({ agreements, outstanding, ...beside });
  const demand = await totals('demand', month);
  expect([demand.due, demand.collected]).toEqual([dashboard.due, dashboard.collected]);
  expect((await totals('due', month)).due).toBe(dashboard.due);
  const { groups } = await testApi.call('sumDue', { as, query: { officerId: 'all' } });
  const overdue = await testApi.context.pool.query(
    `SELECT coalesce(sum(i.amount - i.paid), 0)::bigint AS due_now ${scheduled}
        AND a.status = 'active' AND a.oldest_unpaid_due_on < $2::date AND i.due_on <= $2::date`,
    [null, today],
  );
  expect(groups.overdue.dueNow).toBe(overdue.rows[0]?.due_now);
  const register = await testApi.call('sumPayments', { as, query: period });
  expect(await totals('receipts', {})).toEqual({
    received: register.received.amount,
    voided: register.reversed.amount,
    counted: register.received.amount - register.reversed.amount,
  });
  const fund = await testApi.call('getReliefFund', { as });
  expect((await totals('relief', {})).relief).toBe(fund.granted);
}

const sumOf = (ages: readonly { readonly outstanding: number }[]) =>
  ages.reduce((sum, { outstanding }) => sum + outstanding, 0);
