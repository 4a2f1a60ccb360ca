import type { Pool } from 'pg';
import { keptRateDays, type OfficerPromises } from '#contract/lending/collections.ts';
import { addDays } from '#domain/calendar/calendar-date.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { namesOf } from '#server/platform/db/names-of.ts';
import { type BranchReach, branchIdOf } from '#server/platform/reach.ts';
import type { DueScope } from './due-agreements.ts';

/**
 * The number of promises among the outcomes `o` that were kept, and that were broken by that day. The kept rate is computed
 * from both. An open promise counts in neither, and one that was replaced in neither.
 */
export const countKept = (today: string) => `
  (count(*) FILTER (WHERE o.is_kept))::integer AS kept,
  (count(*) FILTER (WHERE NOT o.is_kept AND NOT o.is_replaced AND o.promised_for < ${today}::date))::integer AS broken`;

const ofOfficers = namedStatement(
  'kept-promises-of-officers',
  `SELECT o.officer_id AS "officerId", ${namesOf('u')} AS "officerName", ${countKept(':today')}
     FROM promise_outcomes o
     JOIN users u ON u.id = o.officer_id
     LEFT JOIN employees e ON e.user_id = o.officer_id
    WHERE o.promised_for > :since::date AND (o.is_kept OR o.promised_for < :today::date) AND NOT o.is_replaced
      AND (:officerId::uuid IS NULL OR o.officer_id = :officerId)
      AND (:branchId::uuid IS NULL OR e.branch_id = :branchId) AND (:only::uuid IS NULL OR e.branch_id = :only)
    GROUP BY o.officer_id, u.id
    ORDER BY u.full_name, o.officer_id`,
);

/** The results of the promises of the last `keptRateDays` days, by the officer who took them. Officers without promises are left out. */
export async function keptPromisesOfOfficers(
  pool: Pool,
  reach: BranchReach,
  { officerId, branchId, today }: DueScope,
): Promise<OfficerPromises[]> {
  const since = addDays(today, -keptRateDays);
  const only = branchIdOf(reach);
  const { rows } = await pool.query<OfficerPromises>(ofOfficers({ officerId, branchId, only, since, today }));
  return rows;
}
