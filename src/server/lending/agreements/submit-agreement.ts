import { v7 as uuidv7 } from 'uuid';
import type { AgreementStep, agreementEndpoints } from '#contract/lending/agreements.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockAgreement } from './lock-agreement.ts';
import { takeStep } from './take-step.ts';

const requestApproval = {
  name: 'request-agreement-approval',
  text: `INSERT INTO approvals (id, kind, agreement_id, reason, requested_by, requested_at)
         VALUES ($1, 'agreement_approval', $2, $3, $4, $5)`,
};

/** Hands a draft that the customer consented to over to whoever approves agreements. */
export async function submitAgreement(
  call: Call<typeof agreementEndpoints.submitAgreement>,
): Promise<AgreementStep> {
  const { context, actor, reach, input } = call;
  const at = new Date(context.clock.now());
  return inTransaction(context.pool, async (client) => {
    const agreement = await lockAgreement(client, reach, input.params.id, 'submit');
    if (agreement.consentedVersion !== agreement.termsVersion) throw new Refusal('consent_missing');
    await client.query({
      ...requestApproval,
      values: [uuidv7(), agreement.id, agreement.number, actor.userId, at],
    });
    return takeStep(client, call, at, agreement, 'submit');
  });
}
