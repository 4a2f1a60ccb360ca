import type { AgreementStep, agreementEndpoints } from '#contract/lending/agreements.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockAgreement } from './lock-agreement.ts';
import { requestAgreementApproval } from './request-agreement-approval.ts';
import { takeStep } from './take-step.ts';

/** Hands a draft that the customer consented to over to whoever approves agreements. */
export async function submitAgreement(
  call: Call<typeof agreementEndpoints.submitAgreement>,
): Promise<AgreementStep> {
  const { context, actor, reach, input } = call;
  const at = new Date(context.clock.now());
  return inTransaction(context.pool, async (client) => {
    const agreement = await lockAgreement(client, reach, input.params.id, 'submit');
    if (agreement.consentedVersion !== agreement.termsVersion) throw new Refusal('consent_missing');
    if (agreement.isCustomerBlocked) throw new Refusal('customer_blocked');
    await requestAgreementApproval(client, agreement, actor.userId, at);
    return takeStep(client, call, at, agreement, 'submit');
  });
}
