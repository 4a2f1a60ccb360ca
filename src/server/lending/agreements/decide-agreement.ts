import type { PoolClient } from 'pg';
import type { AgreementStep, agreementEndpoints } from '#contract/lending/agreements.ts';
import { invariant } from '#domain/invariant.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { AgreementCall } from './agreement-call.ts';
import { authorizeDecision, reenterPassword } from './authorize-decision.ts';
import { lockAgreement } from './lock-agreement.ts';
import { takeStep } from './take-step.ts';

const findApproval = {
  name: 'find-agreement-approval',
  text: `SELECT id, requested_by AS "requestedBy" FROM approvals
          WHERE agreement_id = $1 AND kind = 'agreement_approval' AND state = 'pending'`,
};

const decide = namedStatement(
  'decide-agreement-approval',
  `UPDATE approvals
      SET state = :state, decided_by = :userId, decided_at = :at, decision_note = :note, decided_alone = :isAlone
    WHERE id = :id`,
);

/** Approves what another person submitted. */
export function approveAgreement(
  call: Call<typeof agreementEndpoints.approveAgreement>,
): Promise<AgreementStep> {
  return decideAgreement(call, 'approve', null);
}

/** Rejects what another person submitted. */
export function rejectAgreement(
  call: Call<typeof agreementEndpoints.rejectAgreement>,
): Promise<AgreementStep> {
  return decideAgreement(call, 'reject', call.input.body.reason);
}

async function decideAgreement(
  call: AgreementCall<{ readonly password: string | null }>,
  action: 'approve' | 'reject',
  note: string | null,
): Promise<AgreementStep> {
  const { context, actor, reach, input } = call;
  const at = new Date(context.clock.now());
  const isPasswordReentered = await reenterPassword(call, input.body.password);
  return inTransaction(context.pool, async (client) => {
    const agreement = await lockAgreement(client, reach, input.params.id, action);
    // Relief granted after it was submitted made new terms.
    if (action === 'approve' && agreement.consentedVersion !== agreement.termsVersion)
      throw new Refusal('consent_missing');
    const approval = await pendingApprovalOf(client, agreement.id);
    const { isAlone } = authorizeDecision(
      actor,
      { state: 'pending', requestedBy: approval.requestedBy },
      isPasswordReentered,
    );
    const state = action === 'approve' ? 'approved' : 'rejected';
    await client.query(decide({ id: approval.id, state, userId: actor.userId, at, note, isAlone }));
    return takeStep(client, call, at, agreement, action, { alone: isAlone, ...(note && { reason: note }) });
  });
}

async function pendingApprovalOf(
  client: PoolClient,
  agreementId: string,
): Promise<{ id: string; requestedBy: string }> {
  const { rows } = await client.query<{ id: string; requestedBy: string }>({
    ...findApproval,
    values: [agreementId],
  });
  invariant(rows[0] !== undefined, 'a submitted agreement waits for its approval');
  return rows[0];
}
