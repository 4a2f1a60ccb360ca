import type { PoolClient } from 'pg';
import type { AgreementStep, agreementEndpoints } from '#contract/lending/agreements.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { invariant } from '#domain/invariant.ts';
import { datesOf, scheduleOf } from '#domain/lending/agreements/schedule.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readSection } from '#server/platform/rules/stored-content.ts';
import { refuseServing } from '../relations/refuse-related.ts';
import { checkDraft } from './check-draft.ts';
import { checkDraftPlan } from './check-plan.ts';
import { insertItems, planOf, termsColumns, termsValues } from './draft-terms.ts';
import { lockToServe } from './lock-agreement.ts';
import { keepSupersededTerms } from './superseded/superseded-terms.ts';
import { writeSchedule } from './write-schedule.ts';

/** Replaces the terms of a draft. They are a new version, without the customer's consent. */
export async function editDraft(call: Call<typeof agreementEndpoints.editDraft>): Promise<AgreementStep> {
  const { context, reach, input } = call;
  const { body } = input;
  const now = context.clock.now();
  const at = new Date(now);
  return inTransaction(context.pool, async (client) => {
    const agreement = await lockToServe(client, call, input.params.id, 'edit_draft');
    if (body.termsVersion !== agreement.termsVersion) throw new Refusal('changed_meanwhile');
    const { customerId, relief } = await keptOf(client, agreement.id);
    const plan = planOf(body, relief);
    checkDraftPlan(plan, businessDateOf(now));
    await checkDraft(client, reach, { ...body, customerId });
    const number = agreement.scheduleNumber + 1;
    await keepSupersededTerms(client, agreement.id);
    await client.query(replaceTerms({ id: agreement.id, ...termsValues(body, plan) }));
    await insertItems(client, [{ id: agreement.id, terms: body }]);
    // They may have named themselves as a guarantor.
    await refuseServing(client, call.actor.userId, customerId);
    const { content: closedDays } = await readSection(client, 'closed_days');
    const schedule = { rows: scheduleOf(plan, datesOf(plan, closedDays)), carried: [] };
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

/** The fields that an edit of a draft never changes: its customer, and the relief granted to them. */
async function keptOf(client: PoolClient, id: string): Promise<Kept> {
  const { rows } = await client.query<Kept>({ ...findKept, values: [id] });
  invariant(rows[0] !== undefined, 'a locked agreement is there');
  return rows[0];
}

const replaceTerms = namedStatement(
  'replace-terms-of-draft',
  `WITH item AS (DELETE FROM agreement_items WHERE agreement_id = :id),
        guarantor AS (DELETE FROM agreement_guarantors WHERE agreement_id = :id)
   UPDATE agreements
      SET ${termsColumns.assignments}, schedule_number = schedule_number + 1, terms_version = terms_version + 1,
          version = version + 1
    WHERE id = :id`,
);
