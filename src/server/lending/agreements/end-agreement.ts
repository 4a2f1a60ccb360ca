import type { AgreementStep } from '#contract/lending/agreements.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { AgreementCall } from './agreement-call.ts';
import { lockToServe } from './lock-agreement.ts';
import { takeStep } from './take-step.ts';

const withdrawRequests = {
  name: 'withdraw-pending-approvals',
  text: "UPDATE approvals SET state = 'withdrawn' WHERE agreement_id = $1 AND state = 'pending'",
};

type Ending = AgreementCall<{ readonly reason: string }>;

/** The customer no longer wants it. */
export function withdrawAgreement(call: Ending): Promise<AgreementStep> {
  return endAgreement(call, 'withdraw');
}

/** The lender no longer offers it. */
export function cancelAgreement(call: Ending): Promise<AgreementStep> {
  return endAgreement(call, 'cancel');
}

/** Ends an agreement before delivery, together with its pending approvals. */
async function endAgreement(call: Ending, action: 'withdraw' | 'cancel'): Promise<AgreementStep> {
  const { context, input } = call;
  const at = new Date(context.clock.now());
  return inTransaction(context.pool, async (client) => {
    const agreement = await lockToServe(client, call, input.params.id, action);
    await client.query({ ...withdrawRequests, values: [agreement.id] });
    return takeStep(client, call, at, agreement, action, { reason: input.body.reason });
  });
}
