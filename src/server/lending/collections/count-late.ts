import type { Pool } from 'pg';
import { countedRowsMax } from '#contract/endpoint.ts';
import { type DueAge, dueDaysOfAge } from '#domain/lending/collections/due-list.ts';
import { ask } from '#server/platform/db/ask.ts';
import { raw, sql } from '#server/platform/db/sql.ts';
import type { BranchReach } from '#server/platform/reach.ts';
import { type DueScope, isInScope, isUnpaidSince, ofPromise } from './due-agreements.ts';

/**
 * The number of agreements in a group of late ones: the kept sums, minus the agreements with a promise, which are few and have
 * their own groups. Null if there are more than a list counts.
 */
export async function countLate(
  pool: Pool,
  reach: BranchReach,
  scope: DueScope,
  { group, age }: { readonly group: 'due_today' | 'overdue'; readonly age?: DueAge | undefined },
): Promise<number | null> {
  const { today } = scope;
  const isLate = (day: string) =>
    sql`${raw(`${day} ${group === 'due_today' ? '=' : '<'}`)} ${today}
        AND ${age === undefined ? raw('true') : isUnpaidSince(raw(day), dueDaysOfAge(age, today))}`;
  const ofDay = { branch: raw('d.branch_id'), officer: raw('d.officer_id') };
  const isOfWord = sql`o.is_last AND NOT o.is_kept AND o.promised_for <= ${today} AND ${isInScope(reach, scope, ofPromise)}`;
  // The promises' agreements are read only if the result can be within the count limit.
  const rows = await ask<{ readonly late: number | null }>(
    pool,
    sql`SELECT CASE WHEN counted.late - (SELECT count(*) FROM promise_outcomes o WHERE ${isOfWord}) <= ${countedRowsMax}
                    THEN counted.late - (SELECT count(*) FROM promise_outcomes o JOIN agreements a ON a.id = o.agreement_id
                                          WHERE ${isOfWord} AND a.status = 'active' AND ${isLate('a.oldest_unpaid_due_on')})
               END AS late
          FROM (SELECT coalesce(sum(d.agreements), 0) AS late FROM arrears_days d
                 WHERE ${isLate('d.oldest_unpaid_due_on')} AND ${isInScope(reach, scope, ofDay)}) counted`,
  );
  const late = rows[0]?.late ?? null;
  return late === null || late > countedRowsMax ? null : late;
}
