import type { PoolClient } from 'pg';
import type { AgreementStep, agreementEndpoints } from '#contract/lending/agreements.ts';
import { refusalOfAction } from '#domain/lending/agreements/agreement-actions.ts';
import { type CostedItem, refusalOfCosts } from '#domain/lending/agreements/cost-evidence.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readOfficeRules } from '#server/platform/rules/office-rules.ts';
import { assessAgreement } from './assess-agreement.ts';
import { costOfItem } from './item-names.ts';
import { lockToServe } from './lock-agreement.ts';
import { refuseUnexplained } from './refuse-unexplained.ts';
import { requestAgreementApproval } from './request-agreement-approval.ts';
import { takeStep } from './take-step.ts';

type Endpoints = typeof agreementEndpoints;
type Submission = Call<Endpoints['submitAgreement']>;

/** Submits a draft that the customer consented to, for approval by a second person. */
export function submitAgreement(call: Submission): Promise<AgreementStep> {
  return submit(call, { reason: null });
}

/**
 * The same with the reason that the rules require. An agreement that was submitted before a reason was required is submitted
 * again.
 */
export function submitWithReason(call: Call<Endpoints['submitWithReason']>): Promise<AgreementStep> {
  return submit(call, { reason: call.input.body.reason, mayBeSubmitted: true });
}

/** The same with fewer guarantors than the lender requires; the reason is recorded. */
export function submitWithFewerGuarantors(
  call: Call<Endpoints['submitWithFewerGuarantors']>,
): Promise<AgreementStep> {
  return submit(call, { reason: call.input.body.reason, mayNameFewer: true });
}

interface Manner {
  readonly reason: string | null;
  readonly mayNameFewer?: boolean;
  readonly mayBeSubmitted?: boolean;
}

async function submit(
  call: Submission | Call<Endpoints['submitWithReason']> | Call<Endpoints['submitWithFewerGuarantors']>,
  { reason, mayNameFewer = false, mayBeSubmitted = false }: Manner,
): Promise<AgreementStep> {
  const { context, actor, reach, input } = call;
  const at = new Date(context.clock.now());
  return inTransaction(context.pool, async (client) => {
    const agreement = await lockToServe(client, call, input.params.id);
    const again = mayBeSubmitted && agreement.status === 'submitted';
    const refusal = refusalOfAction(again ? 'approve' : 'submit', agreement.status);
    if (refusal !== null) throw new Refusal(refusal);
    if (agreement.consentedVersion !== agreement.termsVersion) throw new Refusal('consent_missing');
    if (agreement.isCustomerBlocked) throw new Refusal('customer_blocked');
    await refuseUnprovenCosts(client, agreement.id);
    if (!mayNameFewer && !again) await refuseTooFewGuarantors(client, agreement.id);
    if (reason === null) refuseUnexplained(await assessAgreement(client, reach, agreement.id));
    await requestAgreementApproval(client, agreement, actor.userId, at, reason);
    return takeStep(client, call, at, agreement, 'submit', reason === null ? {} : { reason });
  });
}

const findCosts = {
  name: 'find-costs-of-agreement',
  text: `SELECT i.product_id AS "productId", i.unit_price AS "unitPrice", (${costOfItem} ->> 'cost')::bigint AS cost
           FROM agreement_items i WHERE i.agreement_id = $1`,
};

/** Goods off the list are sold at what the lender paid for them before. */
async function refuseUnprovenCosts(client: PoolClient, agreementId: string): Promise<void> {
  const { rows } = await client.query<CostedItem>({ ...findCosts, values: [agreementId] });
  const refusal = refusalOfCosts(rows);
  if (refusal !== null) throw new Refusal(refusal);
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
