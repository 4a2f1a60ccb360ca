import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import type { AgreementAssessment } from '#contract/lending/agreement-assessment.ts';
import { agreementDecisionEndpoints } from '#contract/lending/agreement-decisions.ts';
import { approvalEndpoints, type ComparedApproval } from '#contract/lending/approvals.ts';
import { type ApiFailure, failureOf } from '#web/api/api-failure.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { approvalDescriptors } from '../../ground/approval/kinds/approval-descriptors.ts';

/** A decision, with the decider's inputs for it. */
export interface Verdict {
  readonly decision: 'approved' | 'rejected';
  readonly reason?: string;
  readonly password?: string;
  /** The exceeded limits that the decider saw when confirming. */
  readonly confirmedLimits?: AgreementAssessment['exceeded'];
}

export interface Decision {
  /** The reader's last action on the request, in this drawer. */
  readonly done: Verdict['decision'] | 'withdrawn' | null;
  readonly isRunning: boolean;
  /** The failure of the last attempt; null when it succeeded. */
  readonly failure: ApiFailure | null;
  /** Each gives its own `failure`, too. */
  readonly decide: (verdict: Verdict) => Promise<ApiFailure | null>;
  readonly withdraw: () => Promise<ApiFailure | null>;
}

/**
 * Decides a request or takes it back. An agreement is approved in the version of its terms that is shown, by an endpoint of its
 * own. A decision sent twice, because the first answer was lost, is taken once: it goes under one key.
 */
export function useDecision(approval: ComparedApproval, termsVersion: number | undefined): Decision {
  const { id, kind, agreementId, warnings } = approval;
  const memory = useQueryClient();
  const [key] = useState(() => uuidv7());
  const [done, setDone] = useState<Decision['done']>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  const isBusy = useRef(false);
  const decideApproval = useAction(approvalEndpoints.decideApproval);
  const approve = useAction(agreementDecisionEndpoints.approveAgreement);
  const reject = useAction(agreementDecisionEndpoints.rejectAgreement);
  const withdrawal = useAction(approvalEndpoints.withdrawApproval);

  function sent({ decision, reason = '', password = '', confirmedLimits = [] }: Verdict): Promise<unknown> {
    const params = { id: agreementId };
    if (!approvalDescriptors[kind].isAgreement) {
      // A warning that is shown is confirmed by approving in spite of it.
      const confirmed = decision === 'approved' ? warnings : [];
      const body = { decision, note: reason, password, confirmed };
      return decideApproval.send({ params: { id }, body, idempotencyKey: key });
    }
    if (decision === 'rejected') return reject.send({ params, body: { reason, password } });
    const body = { termsVersion: termsVersion ?? 0, password, confirmed: confirmedLimits };
    return approve.send({ params, body });
  }

  async function attempt(
    sending: () => Promise<unknown>,
    ending: Decision['done'],
  ): Promise<ApiFailure | null> {
    if (isBusy.current) return null;
    isBusy.current = true;
    setIsRunning(true);
    const failed = await failureOf(sending());
    isBusy.current = false;
    setIsRunning(false);
    setFailure(failed);
    if (failed === null) setDone(ending);
    // A refusal often means that the shown request, or its agreement, is stale.
    else if (failed.status !== undefined) void memory.invalidateQueries();
    return failed;
  }

  return {
    done,
    isRunning,
    failure,
    decide: (verdict) => attempt(() => sent(verdict), verdict.decision),
    withdraw: () => attempt(() => withdrawal.send({ params: { id }, idempotencyKey: key }), 'withdrawn'),
  };
}
