import type { PoolClient } from 'pg';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { daysBetween } from '#domain/calendar/calendar-date.ts';
import type { Instant } from '#domain/instant.ts';
import type { AgreementStatus } from '#domain/lending/agreements/agreement-status.ts';
import type { ApprovalState, DecisionWarning, RequestedKind } from '#domain/lending/approvals/approval.ts';
import type { Preview } from '#domain/lending/approvals/preview.ts';
import { isSamePreview } from '#domain/lending/approvals/preview-text.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { authorizeDecision, type DecidableRequest } from '../agreements/authorize-decision.ts';
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

/** The pending approval that a decision is about. */
export function pendingFor(
  ledger: Ledger,
  { approvalId }: Pick<Decision, 'approvalId'>,
): PendingApproval & RequestedApproval {
  const approval = ledger.pending.find(({ id }) => id === approvalId);
  if (approval === undefined) throw new Refusal('already_decided');
  const { kind } = approval;
  if (kind === 'agreement_approval') throw new Refusal('not_found');
  return { ...approval, kind };
}

/** Admits the decider of a pending approval on a locked agreement, or refuses them. */
export function authorizePending(
  client: PoolClient,
  { actor, agreementId, isPasswordReentered }: Decision,
  approval: PendingApproval & RequestedApproval,
  now: Instant,
): Promise<{ readonly isAlone: boolean }> {
  const request = { ...measuredRequest(approval, now), agreementId };
  return authorizeDecision(client, actor, request, isPasswordReentered, now);
}

type Measurable = Omit<DecidableRequest, 'agreementId' | 'daysBack'> &
  Pick<RequestedApproval, 'kind' | 'details'>;

/** A request with the measures that limits are compared with. */
export function measuredRequest(
  { kind, amount, details, requestedBy }: Measurable,
  now: Instant,
): Omit<DecidableRequest, 'agreementId'> {
  const datedOn = approvalDescriptors[kind].datedIn?.(details) ?? null;
  const daysBack = datedOn === null ? null : daysBetween(datedOn, businessDateOf(now));
  return { kind, amount, daysBack, requestedBy };
}

/** Judges a request again when it is decided. The decider has no form, so a field that no longer fits means that the terms have changed. */
export function judgeAgain(approval: RequestedApproval, situation: Situation): Judged {
  try {
    return approvalDescriptors[approval.kind].judge(approval, asRequested(situation));
  } catch (error) {
    if (error instanceof Refusal && error.code === 'invalid_input') throw new Refusal('terms_changed');
    throw error;
  }
}

/**
 * The situation as the requester's. The money is recorded in their name, and their right to record it was judged with the request;
 * the decider need not have it.
 */
export function asRequested(situation: Situation): Situation {
  return { ...situation, ledger: { ...situation.ledger, mayRecordPayments: true } };
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
