import type { StaffRelation } from '../relations/staff-relation.ts';
import type { ApprovalState } from './approval.ts';
import { type DecisionLimits, isWithinLimits, type MeasuredRequest } from './decision-limits.ts';

export interface DecisionAttempt {
  readonly state: ApprovalState;
  readonly requestedBy: string;
  readonly decidedBy: string;
  /** True if the decider entered the password again for this very decision. */
  readonly isPasswordReentered: boolean;
  /** The decider's relation to the customer; null without one. */
  readonly relation: StaffRelation | null;
  /** True if the lender has another superadmin who can sign in and is not related to the customer: then nobody decides alone. */
  readonly hasOtherSuperadmin: boolean;
  /** The facts that bind an employee; null for a superadmin, who decides at every branch and without limits. */
  readonly atBranch: BranchDecision | null;
}

/** A decision by an employee. */
export interface BranchDecision {
  /** False if the agreement belongs to another branch. */
  readonly isOwnBranch: boolean;
  /** The requester's relation to the customer; null without one. */
  readonly requesterRelation: StaffRelation | null;
  readonly limits: DecisionLimits;
  readonly request: MeasuredRequest;
}

/** The reasons why a person may not decide a waiting request, with the password neither. */
export const deciderRefusals = [
  'related_decider',
  'another_person_decides',
  'related_requester',
  'beyond_decision_limit',
] as const;
export type DeciderRefusal = (typeof deciderRefusals)[number];

/** `not_found`: an employee's right ends at the agreements of their branch. */
export type DecisionRefusal = 'already_decided' | 'own_request' | 'not_found' | DeciderRefusal;

/**
 * `alone`: requested and decided by one person, who re-entered the password; the audit says so. `mayExceed`: the right includes an
 * agreement beyond a limit of exposure. An employee's limit bounds the price of one agreement and not what a family owes.
 */
export type DecisionRight =
  | { readonly ok: true; readonly alone: boolean; readonly mayExceed: boolean }
  | { readonly ok: false; readonly reason: DecisionRefusal };

/**
 * Checks if a person who holds the right to decide may decide this approval. Nobody decides about themselves, a customer they
 * vouch for or their household. Nobody decides their own request, except the only superadmin, who re-enters the password: a lender
 * with one superadmin must be able to work. An employee decides only at their own branch, within their limits, and no case in which
 * the requester is related to the customer.
 */
export function rightToDecide(attempt: DecisionAttempt): DecisionRight {
  const reason = refusalOfDecision(attempt);
  return reason === null
    ? {
        ok: true,
        alone: attempt.requestedBy === attempt.decidedBy,
        mayExceed: attempt.atBranch === null,
      }
    : { ok: false, reason };
}

function refusalOfDecision(attempt: DecisionAttempt): DecisionRefusal | null {
  const { state, relation, atBranch } = attempt;
  if (atBranch !== null && !atBranch.isOwnBranch) return 'not_found';
  if (state !== 'pending') return 'already_decided';
  if (relation !== null) return 'related_decider';
  const isOwn = attempt.requestedBy === attempt.decidedBy;
  if (isOwn && (atBranch !== null || attempt.hasOtherSuperadmin)) return 'another_person_decides';
  if (atBranch === null) return isOwn && !attempt.isPasswordReentered ? 'own_request' : null;
  if (atBranch.requesterRelation !== null) return 'related_requester';
  return isWithinLimits(atBranch.limits, atBranch.request) ? null : 'beyond_decision_limit';
}
