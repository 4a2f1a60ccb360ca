import type { AgreementStatus } from '#domain/lending/agreements/agreement-status.ts';
import type { DecisionState } from '#domain/lending/agreements/decision.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { authorizeDecision } from '../agreements/authorize-decision.ts';
import type { Ledger, PendingApproval } from '../ledger/ledger.ts';
import type { PostingRequest } from '../ledger/post-entries.ts';

/** What a decision led to. */
export interface Decided {
  readonly state: DecisionState;
  readonly agreementStatus: AgreementStatus;
}

/** Whoever decides, with what they said and whether they entered the password again. */
export interface Decision extends PostingRequest {
  readonly approvalId: string;
  readonly note: string | null;
  readonly isPasswordReentered: boolean;
}

/** The request that a decision is about, still waiting, and the decider's right to decide it. */
export function pendingFor(
  ledger: Ledger,
  { actor, approvalId, isPasswordReentered }: Decision,
): { readonly approval: PendingApproval; readonly isAlone: boolean } {
  const approval = ledger.pending.find(({ id }) => id === approvalId);
  if (approval === undefined) throw new Refusal('already_decided');
  const { requestedBy } = approval;
  const { isAlone } = authorizeDecision(actor, { state: 'pending', requestedBy }, isPasswordReentered);
  return { approval, isAlone };
}
