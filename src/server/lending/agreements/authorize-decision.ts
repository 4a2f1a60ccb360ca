import type { Pool, PoolClient } from 'pg';
import { businessDateOf, startOfBusinessDate } from '#domain/calendar/business-date.ts';
import type { Instant } from '#domain/instant.ts';
import {
  type DecisionLimits,
  type MeasuredRequest,
  noDecisionLimits,
} from '#domain/lending/approvals/decision-limits.ts';
import { type DecisionRight, rightToDecide } from '#domain/lending/approvals/right-to-decide.ts';
import type { StaffRelation } from '#domain/lending/relations/staff-relation.ts';
import { provePassword } from '#server/identity/proof/prove-password.ts';
import type { Actor } from '#server/platform/actor.ts';
import type { Origin } from '#server/platform/audit/record-audit-event.ts';
import type { AppContext } from '#server/platform/context.ts';
import { columns } from '#server/platform/db/columns.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { relationOf } from '../relations/relation-of.ts';

/** The limits of an employee to decide at their own branch. */
export const decisionLimitColumns = columns('employees', [
  'decides_agreements_to',
  'decides_relief_to',
  'decides_reversals_to',
  'decides_refunds_to',
  'decides_write_offs_to',
  'decides_back_dating_days',
  'decides_reschedules',
]);

/** The same as values of a statement in which `e` is the employment of a person who may have none. */
export const decisionLimitsOrNone = `
  coalesce(e.decides_agreements_to, 0) AS "decidesAgreementsTo", coalesce(e.decides_relief_to, 0) AS "decidesReliefTo",
  coalesce(e.decides_reversals_to, 0) AS "decidesReversalsTo", coalesce(e.decides_refunds_to, 0) AS "decidesRefundsTo",
  coalesce(e.decides_write_offs_to, 0) AS "decidesWriteOffsTo",
  coalesce(e.decides_back_dating_days, 0) AS "decidesBackDatingDays",
  coalesce(e.decides_reschedules, false) AS "decidesReschedules"`;

const findLimits = {
  name: 'find-decision-limits',
  text: `SELECT ${decisionLimitsOrNone} FROM users u LEFT JOIN employees e ON e.user_id = u.id WHERE u.id = $1`,
};

/** The limits that a user has on record. */
export async function findDecisionLimits(pool: Pool, userId: string): Promise<DecisionLimits> {
  const { rows } = await pool.query<DecisionLimits>({ ...findLimits, values: [userId] });
  return rows[0] ?? noDecisionLimits;
}

/** A pending request, with the measures that limits are compared with. */
export interface DecidableRequest extends Pick<MeasuredRequest, 'kind' | 'amount' | 'daysBack'> {
  readonly agreementId: string;
  readonly requestedBy: string;
}

/** The decider as on record now. Limits, branch and relations are null for what they do not have. */
interface DecisionFacts extends DecisionLimits {
  readonly isUnlimited: boolean;
  readonly isOwnBranch: boolean;
  readonly hasOtherSuperadmin: boolean;
  readonly relation: StaffRelation | null;
  readonly requesterRelation: StaffRelation | null;
  readonly grantedToday: number;
}

/**
 * The condition that the lender has another superadmin than that person, who can sign in and may decide about the customer of the
 * agreement `a`.
 */
export function otherSuperadminOf(person: string): string {
  return `EXISTS (SELECT FROM users o
                   WHERE o.role = 'superadmin' AND o.is_active AND o.id <> ${person}
                     AND (o.password_hash IS NOT NULL OR o.google_subject IS NOT NULL)
                     AND ${relationOf('o.id', 'a.customer_id')} IS NULL)`;
}

const findFacts = namedStatement(
  'find-facts-of-decision',
  `SELECT u.role = 'superadmin' AS "isUnlimited", e.branch_id IS NOT DISTINCT FROM a.branch_id AS "isOwnBranch",
          ${otherSuperadminOf('u.id')} AS "hasOtherSuperadmin",
          ${relationOf('u.id', 'a.customer_id')} AS relation,
          ${relationOf(':requestedBy::uuid', 'a.customer_id')} AS "requesterRelation",
          (SELECT coalesce(sum(p.amount), 0)::bigint FROM approvals p
            WHERE p.agreement_id = a.id AND p.kind = :kind AND p.state = 'approved' AND p.decided_by = u.id
              AND p.decided_at >= :dayStart) AS "grantedToday",
          ${decisionLimitColumns.selected('e')}
     FROM agreements a CROSS JOIN users u LEFT JOIN employees e ON e.user_id = u.id
    WHERE a.id = :agreementId AND u.id = :userId`,
);

/** The right of a person to decide a pending request, by the records of this moment. */
export async function findDecisionRight(
  client: Pool | PoolClient,
  { userId }: Pick<Actor, 'userId'>,
  request: DecidableRequest,
  isPasswordReentered: boolean,
  now: Instant,
): Promise<DecisionRight> {
  const { agreementId, requestedBy, kind, amount, daysBack } = request;
  const dayStart = new Date(startOfBusinessDate(businessDateOf(now)));
  const { rows } = await client.query<DecisionFacts>(
    findFacts({ agreementId, requestedBy, kind, userId, dayStart }),
  );
  const facts = rows[0];
  if (facts === undefined) throw new Refusal('not_found');
  const {
    isUnlimited,
    isOwnBranch,
    hasOtherSuperadmin,
    relation,
    requesterRelation,
    grantedToday,
    ...limits
  } = facts;
  const measured = { kind, amount, daysBack, grantedToday };
  return rightToDecide({
    state: 'pending',
    requestedBy,
    decidedBy: userId,
    isPasswordReentered,
    relation,
    hasOtherSuperadmin,
    atBranch: isUnlimited ? null : { isOwnBranch, requesterRelation, limits, request: measured },
  });
}

// An edit of the person waits for the decision, or the decision for the edit.
const hold = {
  name: 'hold-decider',
  text: 'SELECT is_active AS "isActive" FROM users WHERE id = $1 FOR SHARE',
};

/**
 * Locks the decider until the transaction ends, so that their role, branch and limits stay as they are read next. Runs before the
 * agreement is locked, in the order of an edit that reassigns work. Refuses a person who was deactivated.
 */
export async function holdDecider(client: PoolClient, { userId }: Pick<Actor, 'userId'>): Promise<void> {
  const { rows } = await client.query<{ isActive: boolean }>({ ...hold, values: [userId] });
  if (rows[0]?.isActive !== true) throw new Refusal('not_allowed');
}

/**
 * Admits a person with the right to decide; `isAlone` if they requested it themselves and entered the password again, `mayExceed` if
 * they may approve beyond a limit of exposure. Refuses everyone else. The decider and the agreement are locked before.
 */
export async function authorizeDecision(
  client: PoolClient,
  decider: Pick<Actor, 'userId'>,
  request: DecidableRequest,
  isPasswordReentered: boolean,
  now: Instant,
): Promise<{ readonly isAlone: boolean; readonly mayExceed: boolean }> {
  const right = await findDecisionRight(client, decider, request, isPasswordReentered, now);
  if (right.ok) return { isAlone: right.alone, mayExceed: right.mayExceed };
  throw new Refusal(right.reason);
}

/** True if the actor entered the password again. Refuses a wrong one. */
export async function reenterPassword(
  call: Origin & { readonly context: AppContext },
  password: string | null,
): Promise<boolean> {
  if (password === null) return false;
  await provePassword(call, password);
  return true;
}
