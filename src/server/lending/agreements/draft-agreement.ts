import type { PoolClient } from 'pg';
import type { AgreementStep, agreementEndpoints } from '#contract/lending/agreements.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { invariant } from '#domain/invariant.ts';
import { formatAgreementNumber } from '#domain/lending/agreements/agreement-number.ts';
import { datesOf, scheduleOf } from '#domain/lending/agreements/schedule.ts';
import { rupees } from '#domain/money/rupees.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { Call } from '#server/platform/http/call.ts';
import { createOnce } from '#server/platform/idempotency/create-once.ts';
import { requestHash } from '#server/platform/idempotency/request-hash.ts';
import { readSection } from '#server/platform/rules/stored-content.ts';
import { refuseServing } from '../relations/refuse-related.ts';
import { checkDraft, type DraftCustomer } from './check-draft.ts';
import { checkDraftPlan } from './check-plan.ts';
import { insertItems, planOf, termsColumns, termsValues } from './draft-terms.ts';
import { writeSchedule } from './write-schedule.ts';

/** Drafts an agreement with its number, its items and the schedule they make. */
export async function draftAgreement(
  call: Call<typeof agreementEndpoints.draftAgreement>,
): Promise<AgreementStep> {
  const { context, actor, reach, input, idempotencyKey } = call;
  const plan = planOf(input.body, rupees(0));
  const now = context.clock.now();
  checkDraftPlan(plan, businessDateOf(now));
  const at = new Date(now);
  const keyed = {
    userId: actor.userId,
    key: idempotencyKey,
    requestHash: requestHash('draftAgreement', input.body),
  };
  return inTransaction(context.pool, async (client) => {
    const id = await createOnce(client, keyed, at, async (newId) => {
      await client.query({ ...keepFromMoving, values: [input.body.customerId] });
      const customer = await checkDraft(client, reach, input.body);
      const number = await nextNumber(client, customer, Number(businessDateOf(now).slice(0, 4)));
      const { id: customerId, branchId } = customer;
      const terms = termsValues(input.body, plan);
      await client.query(
        insertAgreement({ id: newId, number, customerId, branchId, userId: actor.userId, ...terms, at }),
      );
      await insertItems(client, [{ id: newId, terms: input.body }]);
      await refuseServing(client, actor.userId, customerId);
      const { content: closedDays } = await readSection(client, 'closed_days');
      await writeSchedule(
        client,
        { agreementId: newId, number: 1 },
        { rows: scheduleOf(plan, datesOf(plan, closedDays)), carried: [] },
        at,
      );
      await recordAuditEvent(client, call, at, {
        branchId,
        action: 'draft_agreement',
        subject: 'agreement',
        subjectId: newId,
        after: { number, customerId, ...plan },
      });
    });
    return stepOf(client, id);
  });
}

/** A draft belongs to its customer's branch, so the customer must not move to another one before it is written. */
const keepFromMoving = {
  name: 'keep-customer-from-moving',
  text: 'SELECT FROM customers WHERE id = $1 FOR SHARE',
};

const findStep = {
  name: 'find-step-of-agreement',
  text: 'SELECT id, number, status, terms_version AS "termsVersion" FROM agreements WHERE id = $1',
};

/** The step of the agreement: a draft, unless the request was repeated after it moved on. */
async function stepOf(client: PoolClient, id: string): Promise<AgreementStep> {
  const { rows } = await client.query<AgreementStep>({ ...findStep, values: [id] });
  invariant(rows[0] !== undefined, 'what was created is there');
  return rows[0];
}

const takeSerial = {
  name: 'next-agreement-serial',
  text: `INSERT INTO agreement_counters AS c (branch_id, year, last_serial) VALUES ($1, $2, 1)
             ON CONFLICT (branch_id, year) DO UPDATE SET last_serial = c.last_serial + 1
         RETURNING last_serial AS serial`,
};

async function nextNumber(
  client: PoolClient,
  { branchId, branchCode }: DraftCustomer,
  year: number,
): Promise<string> {
  const { rows } = await client.query<{ serial: number }>({ ...takeSerial, values: [branchId, year] });
  return formatAgreementNumber({ branchCode, year, serial: rows[0]?.serial ?? 0 });
}

const insertAgreement = namedStatement(
  'insert-agreement',
  `INSERT INTO agreements (id, number, customer_id, branch_id, officer_id, ${termsColumns.names}, created_at, created_by)
   VALUES (:id, :number, :customerId, :branchId, :userId, ${termsColumns.parameters}, :at, :userId)`,
);
