import type { PoolClient } from 'pg';
import type { AgreementStep, agreementEndpoints } from '#contract/lending/agreements.ts';
import { invariant } from '#domain/invariant.ts';
import type { Plan } from '#domain/lending/agreements/plan.ts';
import { scheduleOf } from '#domain/lending/agreements/schedule.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { checkDraft } from './check-draft.ts';
import { checkPlan } from './check-plan.ts';
import { insertItems, planOf } from './draft-terms.ts';
import { lockAgreement } from './lock-agreement.ts';
import { writeSchedule } from './write-schedule.ts';

/** Puts other terms in the place of a draft's. They are a new version, to which nobody has consented yet. */
export async function editDraft(call: Call<typeof agreementEndpoints.editDraft>): Promise<AgreementStep> {
  const { context, actor, input } = call;
  const { body } = input;
  const at = new Date(context.clock.now());
  return inTransaction(context.pool, async (client) => {
    const agreement = await lockAgreement(client, actor, input.params.id, ['agreements.draft', 'edit_draft']);
    const { customerId, relief } = await keptOf(client, agreement.id);
    const plan = planOf(body, relief);
    checkPlan(plan);
    await checkDraft(client, actor, { ...body, customerId });
    const number = agreement.scheduleNumber + 1;
    await replaceTerms(client, agreement.id, body, plan);
    await insertItems(client, agreement.id, body);
    const schedule = { rows: scheduleOf(plan), carried: [] };
    await writeSchedule(client, { agreementId: agreement.id, number }, schedule, at);
    await recordAuditEvent(client, call, at, {
      branchId: agreement.branchId,
      action: 'edit_draft',
      subject: 'agreement',
      subjectId: agreement.id,
      after: plan,
    });
    const { id, number: agreementNumber, status, termsVersion } = agreement;
    return { id, number: agreementNumber, status, termsVersion: termsVersion + 1 };
  });
}

interface Kept {
  readonly customerId: string;
  readonly relief: Rupees;
}

const findKept = {
  name: 'find-kept-of-draft',
  text: 'SELECT customer_id AS "customerId", relief FROM agreements WHERE id = $1',
};

/** What a draft keeps whatever else is changed: whose it is, and the relief that was granted to them. */
async function keptOf(client: PoolClient, id: string): Promise<Kept> {
  const { rows } = await client.query<Kept>({ ...findKept, values: [id] });
  invariant(rows[0] !== undefined, 'a locked agreement is there');
  return rows[0];
}

const update = {
  name: 'replace-terms-of-draft',
  text: `WITH item AS (DELETE FROM agreement_items WHERE agreement_id = $1),
              guarantor AS (DELETE FROM agreement_guarantors WHERE agreement_id = $1)
         UPDATE agreements
            SET service = $2, contract_kind = $3, price = $4, down_payment = $5, installment_count = $6,
                frequency_unit = $7, frequency_every = $8, rounding_step = $9, start_on = $10, first_due_on = $11,
                notes = $12, schedule_number = schedule_number + 1, terms_version = terms_version + 1,
                version = version + 1
          WHERE id = $1`,
};

async function replaceTerms(
  client: PoolClient,
  id: string,
  body: Call<typeof agreementEndpoints.editDraft>['input']['body'],
  plan: Plan,
): Promise<void> {
  await client.query({
    ...update,
    values: [
      id,
      body.service,
      body.contractKind,
      plan.price,
      plan.downPayment,
      plan.count,
      plan.frequency.unit,
      plan.frequency.every,
      plan.roundingStep,
      plan.startOn,
      plan.firstDueOn,
      body.notes,
    ],
  });
}
