/** The kinds of approvals: what one person requests, with a reason, and another decides. */
export const approvalKinds = [
  'agreement_approval',
  'relief',
  /** Overpaid money that is refunded. */
  'refund',
  'write_off',
  'reversal',
  'reschedule',
  'reschedule_undo',
  /** A payment further back than its recorder may go. */
  'back_dating',
  'back_dated_activation',
] as const;
export type ApprovalKind = (typeof approvalKinds)[number];

/** The kinds with a request of their own; an agreement is requested by submitting it. */
export type RequestedKind = Exclude<ApprovalKind, 'agreement_approval'>;

/**
 * An approval that was not granted stays on record: rejected, withdrawn by its maker, or outdated, because the agreement
 * changed and the same was requested anew.
 */
export const approvalStates = ['pending', 'approved', 'rejected', 'withdrawn', 'outdated'] as const;
export type ApprovalState = (typeof approvalStates)[number];

/** Warnings about a request. Whoever approves it confirms each of them. */
export const decisionWarnings = ['refund_by_another_way'] as const;
export type DecisionWarning = (typeof decisionWarnings)[number];

export interface WithdrawalAttempt {
  readonly state: ApprovalState;
  readonly requestedBy: string;
  readonly withdrawnBy: string;
}

export type WithdrawalRefusal = 'already_decided' | 'not_own_request';

/**
 * The reason why an approval can't be withdrawn, or null. Only its maker can withdraw it; others can reject it under their own
 * name.
 */
export function refusalOfWithdrawal({
  state,
  requestedBy,
  withdrawnBy,
}: WithdrawalAttempt): WithdrawalRefusal | null {
  if (requestedBy !== withdrawnBy) return 'not_own_request';
  return state === 'pending' ? null : 'already_decided';
}
