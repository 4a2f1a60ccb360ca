import type { Pool, PoolClient, QueryConfig } from 'pg';
import type { DashboardPeriod } from '#contract/insight/dashboards.ts';
import { businessDateOf, startOfBusinessDate } from '#domain/calendar/business-date.ts';
import { addDays, addMonths, type CalendarDate } from '#domain/calendar/calendar-date.ts';
import { countContactRequests } from '#server/desk/request-queue/count-requests.queries.ts';
import type { RequestReach } from '#server/desk/request-queue/request-reach.ts';
import { promisesByBranch, waitingByHour } from '#server/insight/dashboards/contact-promise.queries.ts';
import { daysBefore, mondayOf, monthOf, periodDays } from '#server/insight/dashboards/period-days.ts';
import {
  collectionsByMonth,
  collectionsByOfficer,
  portfolioAtMonthEnds,
  portfolioByBranch,
} from '#server/insight/dashboards/portfolio.queries.ts';
import { findMyAccount } from '#server/lending/account/my-account.queries.ts';
import { listApprovals } from '#server/lending/approvals/approvals.queries.ts';
import { sumDue } from '#server/lending/collections/sum-due.ts';
import { sumHandledEntries } from '#server/lending/my-day/my-day.queries.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { BranchReach, Reach } from '#server/platform/reach.ts';
import { type Figure, figure, median } from '../figure.ts';
import { msOf } from './page-times.ts';

const askedTimes = 60;
const customers = 200;

const ownReach = (userId: string) => ({ extent: 'own', userId }) as Reach<'own'>;

/** Each request of the three dashboards when they are opened. */
export async function dashboardFigures(pool: Pool, all: Reach<'all'>): Promise<Figure[]> {
  const { officerId, branchId, agreements } = await usualOfficer(pool);
  const now = systemClock.now();
  const today = businessDateOf(now);
  const busiest = await busiestToday(pool, today);
  const month = monthOf(today);
  const months = { today, first: addMonths(month, -11), last: addDays(addMonths(month, 1), -1) };
  const [thisMonth, thisYear] = [periodDays('this_month', today), periodDays('this_year', today)];
  const compared = (name: DashboardPeriod) => {
    const period = periodDays(name, today);
    return { today, period, before: daysBefore(name, period), monday: mondayOf(today) };
  };
  const ofBranch = { extent: 'branch', branchId } as BranchReach;
  const ownRequests = { extent: 'assigned', userId: officerId, branchId } as RequestReach;
  const asked: readonly [string, () => Promise<unknown>][] = [
    [
      'the owner’s figures',
      () => portfolioByBranch(pool, all, { branchId: null, ...compared('this_month') }),
    ],
    ['the owner’s month ends', () => portfolioAtMonthEnds(pool, all, { branchId: null, today })],
    [
      'the owner’s figures, a year of them',
      () => portfolioByBranch(pool, all, { branchId: null, ...compared('this_year') }),
    ],
    [
      'the owner’s figures, of a branch',
      () => portfolioByBranch(pool, all, { branchId, ...compared('this_month') }),
    ],
    ['twelve months of collections', () => collectionsByMonth(pool, all, { branchId: null, ...months })],
    [
      'what officers collected in a month',
      () => collectionsByOfficer(pool, all, { branchId: null, ...thisMonth }),
    ],
    [
      'what officers collected in a year',
      () => collectionsByOfficer(pool, all, { branchId: null, ...thisYear }),
    ],
    [
      'the promise of a contact, a month of it',
      () => promisesByBranch(pool, all, { branchId: null, now, ...thisMonth }),
    ],
    [
      'the promise of a contact, a year of it',
      () => promisesByBranch(pool, all, { branchId: null, now, ...thisYear }),
    ],
    ['visitors who wait, by the hour', () => waitingByHour(pool, all, { branchId: null, now })],
    ['the decisions that wait', () => listApprovals(pool, all, { queue: 'waiting' })],
    ['visitors who wait', () => countContactRequests(pool, { reach: all as RequestReach, now }, {})],
    ['an employee’s visitors', () => countContactRequests(pool, { reach: ownRequests, now }, {})],
    [
      `the due list of an employee with ${agreements} agreements, summed up`,
      () => sumDue(pool, ofBranch, { officerId, branchId: null, today }),
    ],
    ['an employee’s day at the counter', () => sumHandledEntries(pool, ownReach(officerId), today)],
    [
      `the day at the counter of who took most: ${busiest.entries} entries`,
      () => sumHandledEntries(pool, ownReach(busiest.userId), today),
    ],
  ];
  const figures: Figure[] = [];
  for (const [name, ask] of asked) {
    const times: number[] = [];
    for (let time = 0; time < askedTimes; time += 1) times.push(await msOf(ask));
    figures.push(figure('dashboard', `${name}, median of ${askedTimes}`, median(times)));
  }
  return [...figures, await myAccountFigure(pool)];
}

interface Officer {
  readonly officerId: string;
  readonly branchId: string;
  readonly agreements: number;
}

/** The officer with the median number of agreements. */
async function usualOfficer(pool: Pool): Promise<Officer> {
  const { rows } = await pool.query<Officer>(
    `SELECT branch_id AS "branchId", officer_id AS "officerId", sum(agreements)::integer AS agreements
       FROM arrears_days GROUP BY 1, 2 ORDER BY agreements`,
  );
  const officer = rows[Math.floor(rows.length / 2)];
  if (officer === undefined) throw new Error('nobody has an agreement');
  return officer;
}

/** The employee who recorded most on the day. */
async function busiestToday(
  pool: Pool,
  day: CalendarDate,
): Promise<{ readonly userId: string; readonly entries: number }> {
  const { rows } = await pool.query<{ userId: string; entries: number }>(
    `SELECT u.id AS "userId", count(e.id)::integer AS entries
       FROM users u LEFT JOIN entries e ON e.recorded_by = u.id AND e.recorded_at >= $1
      WHERE u.role = 'employee' GROUP BY u.id ORDER BY entries DESC LIMIT 1`,
    [new Date(startOfBusinessDate(day))],
  );
  const [found] = rows;
  if (found === undefined) throw new Error('nobody is employed');
  return found;
}

/** A customer has a user only during the measurement. */
async function myAccountFigure(pool: Pool): Promise<Figure> {
  const client = await pool.connect();
  const times: number[] = [];
  try {
    await client.query('BEGIN');
    await client.query('SET LOCAL session_replication_role = replica');
    const { rows } = await client.query<{ id: string }>(
      `INSERT INTO users (id, full_name, email, role, language, created_at)
       SELECT gen_random_uuid(), full_name, 'account.of.' || id || '@example.pk', 'customer', language, now()
         FROM customers WHERE user_id IS NULL ORDER BY id LIMIT ${customers} RETURNING id`,
    );
    await client.query(
      `UPDATE customers c SET user_id = u.id FROM users u WHERE u.email = 'account.of.' || c.id || '@example.pk'`,
    );
    const ownPool = poolOf(client);
    for (const { id: userId } of rows) times.push(await msOf(() => findMyAccount(ownPool, ownReach(userId))));
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
  return figure('myAccount', `a customer’s own, median of ${times.length}`, median(times));
}

/** A pool with one client, for sequential queries. */
function poolOf(client: PoolClient): Pool {
  let last: Promise<unknown> = Promise.resolve();
  function query(statement: QueryConfig) {
    const answer = last.then(() => client.query(statement));
    last = answer;
    return answer;
  }
  return { query } as unknown as Pool;
}
