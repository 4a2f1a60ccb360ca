import { businessDateOf, startOfBusinessDate } from '#domain/calendar/business-date.ts';
import type { Instant } from '#domain/instant.ts';
import { allOf, raw, type Sql, sql } from '#server/platform/db/sql.ts';
import { relationOf } from '../relations/relation-of.ts';

/** The person who asks what they may decide, and the moment. */
export interface Decider {
  readonly userId: string;
  readonly now: Instant;
}

/**
 * The condition that a person may decide the approval `p` of the agreement `a`, as `rightToDecide` has it; a test holds the two
 * against each other. `isLimited` for an employee, whose reach is a branch. It serves lists. A decision is judged by the rule itself.
 */
export function decidableBy({ userId, now }: Decider, isLimited: boolean): Sql {
  return sql`EXISTS (
    SELECT FROM users me LEFT JOIN employees m ON m.user_id = me.id
     WHERE me.id = ${userId} AND ${raw(relationOf('me.id', 'a.customer_id'))} IS NULL AND ${
       isLimited ? withinLimits(now) : raw('true')
     })`;
}

function withinLimits(now: Instant): Sql {
  const today = businessDateOf(now);
  const granted = sql`(SELECT coalesce(sum(g.amount), 0) FROM approvals g
     WHERE g.agreement_id = p.agreement_id AND g.kind = p.kind AND g.state = 'approved' AND g.decided_by = me.id
       AND g.decided_at >= ${new Date(startOfBusinessDate(today))})`;
  return allOf([
    raw('m.branch_id = a.branch_id AND p.requested_by <> me.id'),
    raw(`${relationOf('p.requested_by', 'a.customer_id')} IS NULL`),
    sql`CASE p.kind
          WHEN 'agreement_approval' THEN a.price <= m.decides_agreements_to
          WHEN 'relief' THEN p.amount + ${granted} <= m.decides_relief_to
          WHEN 'reversal' THEN p.amount + ${granted} <= m.decides_reversals_to
          WHEN 'refund' THEN p.amount + ${granted} <= m.decides_refunds_to
          WHEN 'write_off' THEN p.amount + ${granted} <= m.decides_write_offs_to
          WHEN 'back_dating' THEN ${daysBack(today, 'valuedOn')}
          WHEN 'back_dated_activation' THEN ${daysBack(today, 'deliveredOn')}
          ELSE m.decides_reschedules
        END`,
  ]);
}

function daysBack(today: string, field: 'valuedOn' | 'deliveredOn'): Sql {
  const days = sql`${today}::date - (p.details ->> ${raw(`'${field}'`)})::date`;
  return sql`m.decides_back_dating_days > 0 AND ${days} <= m.decides_back_dating_days`;
}
