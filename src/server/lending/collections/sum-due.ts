import type { Pool } from 'pg';
import { countedRowsMax } from '#contract/endpoint.ts';
import type { DueSums } from '#contract/lending/collections.ts';
import { type DueAge, type DueGroup, dueAges, dueDaysOfAge } from '#domain/lending/collections/due-list.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import { askPrepared } from '#server/platform/db/ask.ts';
import { joined, literal, raw, type Sql, sql } from '#server/platform/db/sql.ts';
import type { BranchReach } from '#server/platform/reach.ts';
import { type DueScope, isDue, isInScope, isUnpaidSince, ofPromise } from './due-agreements.ts';
import { dueAmountsSql } from './due-list.queries.ts';

type Counts = Readonly<Record<DueGroup | DueAge | 'call_back' | 'to_remind', number>>;
type Owed = Readonly<Record<Exclude<DueGroup, 'overdue'> | 'by_today', Rupees | null>>;

/**
 * The number and the sums of the agreements in each group of the day's work, in one statement, so all of one moment. Overdue
 * sums are the kept sums minus the agreements with a promise, which have their own groups.
 */
export async function sumDue(pool: Pool, reach: BranchReach, scope: DueScope): Promise<DueSums> {
  // Planning all its parts takes longer than reading them.
  const [found] = await askPrepared<{ readonly counts: Counts; readonly owed: Owed }>(
    pool,
    duePartsOf(reach, scope),
  );
  if (found === undefined) throw new Error('counting answers one row');
  const { counts, owed } = found;
  const groups = {
    due_today: { agreements: counts.due_today, dueNow: owed.due_today },
    overdue: { agreements: counts.overdue, dueNow: overdueOf(owed) },
    promised: { agreements: counts.promised, dueNow: owed.promised },
    broken: { agreements: counts.broken, dueNow: owed.broken },
  };
  const { to_30, to_60, to_90, over_90 } = counts;
  return {
    groups,
    toCallBack: counts.call_back,
    toRemind: counts.to_remind,
    ages: { to_30, to_60, to_90, over_90 },
  };
}

/** Everything due by today that is in no other group. Null if another group is too long to be summed. */
function overdueOf({ by_today, due_today, promised, broken }: Owed): number | null {
  if (by_today === null || due_today === null || promised === null || broken === null) return null;
  return by_today - due_today - promised - broken;
}

function duePartsOf(reach: BranchReach, scope: DueScope) {
  const { today } = scope;
  const isAsked = (table: string) =>
    isInScope(reach, scope, { branch: raw(`${table}.branch_id`), officer: raw(`${table}.officer_id`) });
  const since = raw('since');
  const ages = dueAges.map(
    (age) =>
      sql`, ${literal(age)}, coalesce(sum(agreements) FILTER (WHERE ${isUnpaidSince(since, dueDaysOfAge(age, today))}), 0)`,
  );
  // Unpaid since today means due today.
  const owedToday = sql`
    SELECT coalesce(sum(i.amount - i.paid), 0) FROM agreements a
      JOIN installments i ON (i.agreement_id, i.schedule_number, i.due_on) = (a.id, a.schedule_number, ${today})
     WHERE ${isDue(reach, scope, { group: 'due_today' })}`;
  // MATERIALIZED: three sums read the promises, which are found once. Budget: `dueList`.
  return sql`
    WITH word AS MATERIALIZED (
      SELECT a.id, a.schedule_number, a.status, a.oldest_unpaid_due_on AS since, ${today}::date AS today,
             CASE WHEN o.promised_for = ${today} THEN 'promised'
                  WHEN a.status = 'active' AND a.oldest_unpaid_due_on <= ${today} THEN 'broken' END AS part
        FROM promise_outcomes o JOIN agreements a ON a.id = o.agreement_id
       WHERE o.is_last AND NOT o.is_kept AND o.promised_for <= ${today}
         AND a.status IN ('active', 'written_off') AND ${isInScope(reach, scope, ofPromise)}
    ), late AS (
      SELECT d.oldest_unpaid_due_on AS since, d.agreements FROM arrears_days d
       WHERE d.oldest_unpaid_due_on <= ${today} AND ${isAsked('d')}
       UNION ALL
      SELECT since, -1 FROM word WHERE status = 'active' AND since <= ${today}
    ), counted AS (
      SELECT jsonb_build_object(
               'due_today', coalesce(sum(agreements) FILTER (WHERE since = ${today}), 0),
               'overdue', coalesce(sum(agreements) FILTER (WHERE since < ${today}), 0) ${joined(ages, '')},
               'promised', (SELECT count(*) FROM word WHERE part = 'promised'),
               'broken', (SELECT count(*) FROM word WHERE part = 'broken'),
               'call_back', (SELECT count(*) FROM agreements a WHERE ${isDue(reach, scope, { group: 'call_back' })}),
               'to_remind', (SELECT count(*) FROM agreements a WHERE ${isDue(reach, scope, { group: 'to_remind' })})) AS counts
        FROM late
    )
    SELECT counts, json_build_object(
             'due_today', ${unlessTooMany('due_today', owedToday)},
             'promised', ${unlessTooMany('promised', sumOwed('promised'))},
             'broken', ${unlessTooMany('broken', sumOwed('broken'))},
             'by_today', (SELECT coalesce(sum(d.unpaid), 0) FROM officer_due_days d
                           WHERE d.due_on <= ${today} AND ${isAsked('d')})) AS owed
      FROM counted`;
}

/** More than `countedRowsMax` rows are not summed. */
const unlessTooMany = (group: DueGroup, sum: Sql) =>
  sql`CASE WHEN (counts ->> ${literal(group)})::bigint <= ${literal(countedRowsMax)} THEN (${sum}) END`;

const sumOwed = (part: 'promised' | 'broken') =>
  sql`SELECT coalesce(sum((SELECT due_now FROM (${raw(dueAmountsSql('a.today'))}) owed)), 0) FROM word a WHERE part = ${literal(part)}`;
