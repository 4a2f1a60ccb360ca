import { v7 as uuidv7 } from 'uuid';
import type { customerRequestEndpoints } from '#contract/lending/customer-requests.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { invariant } from '#domain/invariant.ts';
import { refusalOfCustomerRequest } from '#domain/lending/customer-requests/customer-request.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { Call } from '#server/platform/http/call.ts';
import { announce } from '#server/platform/live/announce.ts';
import { refuse } from '#server/platform/refusal.ts';
import { lockOwnAgreement } from '../transfer-reports/own-agreement.queries.ts';
import { findMyRequests, type MyRequestRow } from './customer-requests.queries.ts';

// The table refuses a second waiting request of the same kind.
const insert = namedStatement(
  'insert-customer-request',
  `INSERT INTO customer_requests (id, customer_id, agreement_id, kind, reason, wished_on, asked_at)
   VALUES (:id, :customerId, :agreementId, :kind, :reason, :wishedOn, :at)`,
);

/** Records a customer's request. Staff answer it; the agreement does not change. */
export async function sendCustomerRequest(
  call: Call<typeof customerRequestEndpoints.sendCustomerRequest>,
): Promise<MyRequestRow> {
  const { context, reach, input } = call;
  const { body } = input;
  const now = context.clock.now();
  const at = new Date(now);
  const id = uuidv7();
  const customerId = await inTransaction(context.pool, async (client) => {
    const agreement = await lockOwnAgreement(client, reach, body.agreementId);
    refuse(refusalOfCustomerRequest({ ...body, status: agreement.status, today: businessDateOf(now) }));
    await client.query(insert({ ...body, id, customerId: agreement.customerId, at }));
    await announce(client, { kind: 'customer_requests', branchId: agreement.branchId });
    await recordAuditEvent(client, call, at, {
      branchId: agreement.branchId,
      action: `ask_${body.kind}`,
      subject: 'agreement',
      subjectId: agreement.id,
      after: { customerRequestId: id, reason: body.reason, wishedOn: body.wishedOn },
    });
    return agreement.customerId;
  });
  const made = (await findMyRequests(context.pool, customerId)).find((row) => row.id === id);
  invariant(made !== undefined, 'what was asked last is shown first');
  return made;
}
