import type { agreementDecisionEndpoints } from '#contract/lending/agreement-decisions.ts';
import type { AgreementStep } from '#contract/lending/agreements.ts';
import { invariant } from '#domain/invariant.ts';
import type { ExceededLimit } from '#domain/lending/agreements/exposure.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { refuseStopped, screenAgreement } from '../screening/refuse-stopped.ts';
import type { AgreementCall } from './agreement-call.ts';
import { assessAgreement, holdOtherApprovals } from './assess-agreement.ts';
import { authorizeDecision, holdDecider, reenterPassword } from './authorize-decision.ts';
import { type LockedAgreement, lockAgreement } from './lock-agreement.ts';
import { refuseUnconfirmed, refuseUnexplained } from './refuse-unexplained.ts';
import { findAgreementApproval } from './request-agreement-approval.ts';
import { takeStep } from './take-step.ts';

const decide = namedStatement(
  'decide-agreement-approval',
  `UPDATE approvals
      SET state = :state, decided_by = :userId, decided_at = :at, decision_note = :note, decided_alone = :isAlone
    WHERE id = :id`,
);

/** Approves an agreement that another person submitted. */
export function approveAgreement(
  call: Call<typeof agreementDecisionEndpoints.approveAgreement>,
): Promise<AgreementStep> {
  return decideAgreement(call, 'approve', null, call.input.body);
}

/** Rejects an agreement that another person submitted. */
export function rejectAgreement(
  call: Call<typeof agreementDecisionEndpoints.rejectAgreement>,
): Promise<AgreementStep> {
  return decideAgreement(call, 'reject', call.input.body.reason);
}

/** The terms and the exceeded limits that the approver saw. */
interface Shown {
  readonly termsVersion: number;
  readonly confirmed: readonly ExceededLimit[];
}

async function decideAgreement(
  call: AgreementCall<{ readonly password: string | null }>,
  action: 'approve' | 'reject',
  note: string | null,
  shown?: Shown,
): Promise<AgreementStep> {
  const { context, actor, reach, input } = call;
  const now = context.clock.now();
  const at = new Date(now);
  const isPasswordReentered = await reenterPassword(call, input.body.password);
  if (action === 'approve') await screenAgreement(call, input.params.id);
  return inTransaction(context.pool, async (client) => {
    await holdDecider(client, actor);
    const agreement = await lockAgreement(client, reach, input.params.id, action);
    const { pending, isOutdated, price } = await findAgreementApproval(client, agreement, actor.userId);
    invariant(pending !== null, 'a submitted agreement waits for its approval');
    const { kind, requestedBy } = pending;
    const request = { agreementId: agreement.id, kind, amount: price, daysBack: null, requestedBy };
    const right = await authorizeDecision(client, actor, request, isPasswordReentered, now);
    const { isAlone } = right;
    let exceeded: readonly ExceededLimit[] = [];
    if (action === 'approve') {
      refuseApproval(agreement, isOutdated || shown?.termsVersion !== agreement.termsVersion);
      await refuseStopped(client, agreement.id);
      await holdOtherApprovals(client);
      const assessment = await assessAgreement(client, reach, agreement.id);
      refuseUnexplained(assessment);
      refuseUnconfirmed(assessment, shown?.confirmed ?? [], right);
      exceeded = assessment.exceeded;
    }
    const state = action === 'approve' ? 'approved' : 'rejected';
    await client.query(decide({ id: pending.id, state, userId: actor.userId, at, note, isAlone }));
    return takeStep(client, call, at, agreement, action, {
      alone: isAlone,
      ...(note && { reason: note }),
      ...(exceeded.length > 0 && { exceeded }),
    });
  });
}

/** `isChanged`: the terms are not those that were submitted, or not those that the approver saw. */
function refuseApproval(
  { consentedVersion, termsVersion, isCustomerBlocked }: LockedAgreement,
  isChanged: boolean,
): void {
  if (isCustomerBlocked) throw new Refusal('customer_blocked');
  // Relief granted after it was submitted made new terms.
  if (consentedVersion !== termsVersion) throw new Refusal('consent_missing');
  if (isChanged) throw new Refusal('terms_changed');
}
