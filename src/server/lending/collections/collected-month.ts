import type { Pool } from 'pg';
import type { CollectedMonth } from '#contract/lending/collections.ts';
import { addDays, dayOfMonth } from '#domain/calendar/calendar-date.ts';
import { ask } from '#server/platform/db/ask.ts';
import { raw, sql } from '#server/platform/db/sql.ts';
import type { BranchReach } from '#server/platform/reach.ts';
import { type DueScope, isInScope } from './due-agreements.ts';

/** The progress of the month up to today, from the sums that postings keep. */
export async function collectedMonth(
  pool: Pool,
  reach: BranchReach,
  scope: DueScope,
): Promise<CollectedMonth> {
  const { today } = scope;
  const from = addDays(today, 1 - dayOfMonth(today));
  const isOf = (officer: string) =>
    isInScope(reach, scope, { branch: raw('branch_id'), officer: raw(officer) });
  const [month] = await ask<CollectedMonth>(
    pool,
    sql`SELECT fallen.due, fallen.paid AS "duePaid", taken.collected
          FROM (SELECT coalesce(sum(amount), 0)::bigint AS due, coalesce(sum(paid), 0)::bigint AS paid
                  FROM reported_officer_due_days
                 WHERE due_on BETWEEN ${from}::date AND ${today}::date AND ${isOf('officer_id')}) fallen,
               (SELECT coalesce(sum(amount), 0)::bigint AS collected FROM officer_collection_days
                 WHERE counts_on BETWEEN ${from}::date AND ${today}::date AND ${isOf('taken_by')}) taken`,
  );
  if (month === undefined) throw new Error('summing answers one row');
  return month;
}
