/**
 * The kinds of approvals: what one person requests, with a reason, and another decides. Each has the limit up to which an employee
 * decides it (see `DecisionLimits`).
 */
export const limitNameOf = {
  agreement_approval: 'decidesAgreementsTo',
  relief: 'decidesReliefTo',
  /** Overpaid money that is refunded. */
  refund: 'decidesRefundsTo',
  write_off: 'decidesWriteOffsTo',
  reversal: 'decidesReversalsTo',
  reschedule: 'decidesReschedules',
  reschedule_undo: 'decidesReschedules',
  /** A payment further back than its recorder may go. */
  back_dating: 'decidesBackDatingDays',
  back_dated_activation: 'decidesBackDatingDays',
} as const;

export type ApprovalKind = keyof typeof limitNameOf;

export const approvalKinds = Object.keys(limitNameOf) as [ApprovalKind, ...ApprovalKind[]];

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
