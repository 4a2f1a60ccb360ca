import { may } from '#domain/rights/capabilities.ts';
import type { Role } from '#domain/rights/role.ts';

/** What one person requests, with a reason, and another decides. */
export const decidedKinds = [
  'agreement_approval',
  'relief',
  'write_off',
  'reversal',
  'reschedule',
  'reschedule_undo',
  /** A payment further back than its recorder may go. */
  'back_dating',
  'back_dated_activation',
] as const;
export type DecidedKind = (typeof decidedKinds)[number];

/** What is requested on its own, not by submitting an agreement. */
export type RequestedKind = Exclude<DecidedKind, 'agreement_approval'>;

/** A rejected or withdrawn request stays on record. */
export const decisionStates = ['pending', 'approved', 'rejected', 'withdrawn'] as const;
export type DecisionState = (typeof decisionStates)[number];

export interface DecisionAttempt {
  readonly kind: DecidedKind;
  readonly state: DecisionState;
  readonly requestedBy: string;
  readonly decidedBy: string;
  readonly role: Role;
  /** Whether the decider entered the password again for this very decision. */
  readonly isPasswordReentered: boolean;
}

export type DecisionRefusal = 'may_not_decide' | 'already_decided' | 'own_request';

/** `alone`: requested and decided by one person, who re-entered the password; the audit says so. */
export type DecisionRight =
  | { readonly ok: true; readonly alone: boolean }
  | { readonly ok: false; readonly reason: DecisionRefusal };

/**
 * Whether a person may decide a request. Nobody decides their own, but for a superadmin who re-enters the password: a lender
 * with one superadmin must be able to work.
 */
export function rightToDecide(attempt: DecisionAttempt): DecisionRight {
  const capability = attempt.kind === 'agreement_approval' ? 'agreements.approve' : 'requests.decide';
  if (!may(attempt.role, capability)) return { ok: false, reason: 'may_not_decide' };
  if (attempt.state !== 'pending') return { ok: false, reason: 'already_decided' };
  const alone = attempt.requestedBy === attempt.decidedBy;
  if (alone && !attempt.isPasswordReentered) return { ok: false, reason: 'own_request' };
  return { ok: true, alone };
}

export interface WithdrawalAttempt {
  readonly state: DecisionState;
  readonly requestedBy: string;
  readonly withdrawnBy: string;
}

export type WithdrawalRefusal = 'already_decided' | 'not_own_request';

/** Why a request can't be withdrawn, or null. Only who made it takes it back: whoever disagrees with it rejects it, with their name. */
export function refusalOfWithdrawal({
  state,
  requestedBy,
  withdrawnBy,
}: WithdrawalAttempt): WithdrawalRefusal | null {
  if (requestedBy !== withdrawnBy) return 'not_own_request';
  return state === 'pending' ? null : 'already_decided';
}
