import type { AgreementStatus } from '#domain/lending/agreements/agreement-status.ts';
import type { ApprovalState, DecisionWarning, RequestedKind } from '#domain/lending/approvals/approval.ts';
import type { Preview } from '#domain/lending/approvals/preview.ts';
import { isSamePreview } from '#domain/lending/approvals/preview-text.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { authorizeDecision } from '../agreements/authorize-decision.ts';
import type { Ledger, PendingApproval } from '../ledger/ledger.ts';
import type { PostingRequest } from '../ledger/post-entries.ts';
import type { Judged, RequestedApproval, Situation } from './judged.ts';
import { approvalDescriptors } from './kinds/approval-descriptors.ts';

/** The result of a decision. */
export interface Decided {
  readonly state: ApprovalState;
  readonly agreementStatus: AgreementStatus;
}

/** The decider, their note, and whether they entered the password again. */
export interface Decision extends PostingRequest {
  readonly approvalId: string;
  readonly kind: RequestedKind;
  readonly note: string | null;
  /** The warnings that the decider saw and confirmed. */
  readonly confirmed: readonly DecisionWarning[];
  readonly isPasswordReentered: boolean;
}

/** The pending approval that a decision is about, and the decider's right to decide it. */
export function pendingFor(
  ledger: Ledger,
  { actor, approvalId, isPasswordReentered }: Decision,
): { readonly approval: PendingApproval & RequestedApproval; readonly isAlone: boolean } {
  const approval = ledger.pending.find(({ id }) => id === approvalId);
  if (approval === undefined) throw new Refusal('already_decided');
  const { requestedBy, kind } = approval;
  const decided = { state: 'pending', requestedBy, relation: ledger.relation } as const;
  const { isAlone } = authorizeDecision(actor, decided, isPasswordReentered);
  if (kind === 'agreement_approval') throw new Refusal('not_found');
  return { approval: { ...approval, kind }, isAlone };
}

/** Judges a request again when it is decided. The decider has no form, so a field that no longer fits means that the terms have changed. */
export function judgeAgain(approval: RequestedApproval, situation: Situation): Judged {
  try {
    return approvalDescriptors[approval.kind].judge(approval, situation);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'invalid_input') throw new Refusal('terms_changed');
    throw error;
  }
}

/** Refuses to grant anything but the preview of the request, row for row. */
export function refuseChanged({ preview }: Pick<PendingApproval, 'preview'>, now: Preview): void {
  if (preview === null || !isSamePreview(preview, now)) throw new Refusal('terms_changed');
}

/** Refuses to approve a request with a warning that the decider has not confirmed. */
export function refuseUnconfirmed(
  { confirmed }: Pick<Decision, 'confirmed'>,
  { warnings = [] }: Pick<Judged, 'warnings'>,
): void {
  if (warnings.some((warning) => !confirmed.includes(warning))) throw new Refusal('warning_not_confirmed');
}
