import type { PoolClient } from 'pg';
import type { AgreementStep, agreementEndpoints } from '#contract/lending/agreements.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readOfficeRules } from '#server/platform/rules/office-rules.ts';
import { lockAgreement } from './lock-agreement.ts';
import { requestAgreementApproval } from './request-agreement-approval.ts';
import { takeStep } from './take-step.ts';

type Endpoints = typeof agreementEndpoints;

/** Submits a draft that the customer consented to, for approval by a second person. */
export function submitAgreement(call: Call<Endpoints['submitAgreement']>): Promise<AgreementStep> {
  return submit(call, null);
}

/** The same with fewer guarantors than the lender requires; the reason is recorded. */
export function submitWithFewerGuarantors(
  call: Call<Endpoints['submitWithFewerGuarantors']>,
): Promise<AgreementStep> {
  return submit(call, call.input.body.reason);
}

async function submit(
  call: Call<Endpoints['submitAgreement']> | Call<Endpoints['submitWithFewerGuarantors']>,
  reason: string | null,
): Promise<AgreementStep> {
  const { context, actor, reach, input } = call;
  const at = new Date(context.clock.now());
  return inTransaction(context.pool, async (client) => {
    const agreement = await lockAgreement(client, reach, input.params.id, 'submit');
    if (agreement.consentedVersion !== agreement.termsVersion) throw new Refusal('consent_missing');
    if (agreement.isCustomerBlocked) throw new Refusal('customer_blocked');
    if (reason === null) await refuseTooFewGuarantors(client, agreement.id);
    await requestAgreementApproval(client, agreement, actor.userId, at);
    return takeStep(client, call, at, agreement, 'submit', reason === null ? {} : { reason });
  });
}

const countGuarantors = {
  name: 'count-guarantors-of-agreement',
  text: 'SELECT count(*) AS named FROM agreement_guarantors WHERE agreement_id = $1',
};

async function refuseTooFewGuarantors(client: PoolClient, agreementId: string): Promise<void> {
  const { guarantorsNeeded: needed } = (await readOfficeRules(client)).content;
  const { rows } = await client.query<{ named: number }>({ ...countGuarantors, values: [agreementId] });
  const named = rows[0]?.named ?? 0;
  if (named < needed) throw new Refusal('too_few_guarantors', { needed, named });
}
