import type { Instant } from '#domain/instant.ts';
import { approvalKinds, limitNameOf } from '#domain/lending/approvals/approval.ts';
import type { DecisionLimitName } from '#domain/lending/approvals/decision-limits.ts';
import { raw, type Sql, sql } from '#server/platform/db/sql.ts';
import { otherSuperadminOf } from '../agreements/authorize-decision.ts';
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
  const isTheirs = isLimited
    ? raw(isWithinLimitsOf('me.id', 'me.now'))
    : raw(`${relationOf('me.id', 'a.customer_id')} IS NULL
           AND (p.requested_by <> me.id OR NOT ${otherSuperadminOf('me.id')})`);
  return sql`EXISTS (SELECT FROM (SELECT ${userId}::uuid AS id, ${new Date(now)}::timestamptz AS now) me WHERE ${isTheirs})`;
}

/** The same for an employee, as the condition of a statement. `person` and `now` are SQL of their id and of the moment. */
export function isWithinLimitsOf(person: string, now: string): string {
  const today = `(${now} AT TIME ZONE 'Asia/Karachi')::date`;
  const granted = `(SELECT coalesce(sum(g.amount), 0) FROM approvals g
     WHERE g.agreement_id = p.agreement_id AND g.kind = p.kind AND g.state = 'approved' AND g.decided_by = m.user_id
       AND g.decided_at >= ${today}::timestamp AT TIME ZONE 'Asia/Karachi')`;
  const amounts = (limit: string) => `p.amount + ${granted} <= ${limit}`;
  // A payment has one of the days, a delivery the other.
  const daysBack = `${today} - coalesce(p.details ->> 'valuedOn', p.details ->> 'deliveredOn')::date`;
  const isCoveredBy: Readonly<Record<DecisionLimitName, string>> = {
    decidesAgreementsTo: 'a.price <= m.decides_agreements_to',
    decidesReliefTo: amounts('m.decides_relief_to'),
    decidesReversalsTo: amounts('m.decides_reversals_to'),
    decidesRefundsTo: amounts('m.decides_refunds_to'),
    decidesWriteOffsTo: amounts('m.decides_write_offs_to'),
    decidesBackDatingDays: `m.decides_back_dating_days > 0 AND ${daysBack} <= m.decides_back_dating_days`,
    decidesReschedules: 'm.decides_reschedules',
  };
  const covered = approvalKinds.map((kind) => `WHEN '${kind}' THEN ${isCoveredBy[limitNameOf[kind]]}`);
  return `EXISTS (
    SELECT FROM employees m
     WHERE m.user_id = ${person} AND m.branch_id = a.branch_id AND p.requested_by <> m.user_id
       AND CASE p.kind
             ${covered.join('\n             ')}
             ELSE false
           END
       AND ${relationOf('m.user_id', 'a.customer_id')} IS NULL
       AND ${relationOf('p.requested_by', 'a.customer_id')} IS NULL)`;
}
