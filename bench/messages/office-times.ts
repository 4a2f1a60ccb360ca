import type { Pool } from 'pg';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { daysBefore, mondayOf, periodDays } from '#server/insight/dashboards/period-days.ts';
import { portfolioByBranch } from '#server/insight/dashboards/portfolio.queries.ts';
import { listDue } from '#server/lending/collections/due-list.queries.ts';
import { sumDue } from '#server/lending/collections/sum-due.ts';
import { countPart, findOutboxBranches, listMessages } from '#server/lending/messages/messages.queries.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { BranchReach, Reach } from '#server/platform/reach.ts';
import type { BudgetName } from '../budgets.ts';
import { median } from '../figure.ts';
import { msOf } from '../lists/page-times.ts';

const rounds = 60;

interface OfficeTime {
  readonly name: string;
  readonly budget: BudgetName;
  readonly ms: number;
}

/** The times of what the office shows beside messages, and of the outbox itself. */
export async function officeTimes(pool: Pool): Promise<OfficeTime[]> {
  const all = { extent: 'all' } as Reach<'all'>;
  const { rows } = await pool.query<{ branchId: string; officerId: string }>(
    `SELECT branch_id AS "branchId", officer_id AS "officerId" FROM agreements
      WHERE status = 'active' GROUP BY 1, 2 ORDER BY count(*) DESC LIMIT 1`,
  );
  const [busiest] = rows;
  if (busiest === undefined) throw new Error('nobody has an agreement');
  const { branchId, officerId } = busiest;
  const ofBranch = { extent: 'branch', branchId } as BranchReach;
  const now = systemClock.now();
  const today = businessDateOf(now);
  const whose = { officerId, branchId: null, today };
  const period = periodDays('this_month', today);
  const compared = { today, period, before: daysBefore('this_month', period), monday: mondayOf(today) };
  const asked: readonly (readonly [string, BudgetName, () => Promise<unknown>])[] = [
    ['a page of the outbox', 'outbox', () => listMessages(pool, all, {}, now)],
    ['a page of the outbox of a branch', 'outbox', () => listMessages(pool, ofBranch, {}, now)],
    ['a page of the queue', 'outbox', () => listMessages(pool, all, { part: 'queued' }, now)],
    ['a page of who is to be called', 'outbox', () => listMessages(pool, all, { part: 'to_call' }, now)],
    [
      'the figures of the outbox',
      'outboxFigures',
      async () => {
        await findOutboxBranches(pool, all, undefined, now);
        await countPart(pool, all, undefined, 'queued', now);
        await countPart(pool, all, undefined, 'to_call', now);
      },
    ],
    ['the due list: to remind', 'dueList', () => listDue(pool, ofBranch, whose, { group: 'to_remind' })],
    ['the due list: overdue', 'dueList', () => listDue(pool, ofBranch, whose, { group: 'overdue' })],
    ['the due list summed up', 'dashboard', () => sumDue(pool, ofBranch, whose)],
    [
      'the owner’s figures on the dashboard',
      'dashboard',
      () => portfolioByBranch(pool, all, { branchId: null, ...compared }),
    ],
  ];
  const times: OfficeTime[] = [];
  for (const [name, budget, ask] of asked) {
    const each: number[] = [];
    // The first round opens the connections and plans.
    await ask();
    for (let round = 0; round < rounds; round += 1) each.push(await msOf(ask));
    times.push({ name, budget, ms: median(each) });
  }
  return times;
}
