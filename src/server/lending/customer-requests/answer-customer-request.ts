import type { PoolClient } from 'pg';
import type { customerRequestEndpoints } from '#contract/lending/customer-requests.ts';
import type { CustomerRequestKind } from '#domain/lending/customer-requests/customer-request.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { Call } from '#server/platform/http/call.ts';
import { announce } from '#server/platform/live/announce.ts';
import { branchIdOf } from '#server/platform/reach.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { refuseServing } from '../relations/refuse-related.ts';

interface LockedRequest {
  readonly agreementId: string;
  readonly customerId: string;
  readonly branchId: string;
  readonly kind: CustomerRequestKind;
  readonly isAnswered: boolean;
}

const lock = {
  name: 'lock-customer-request',
  text: `SELECT q.agreement_id AS "agreementId", a.customer_id AS "customerId", a.branch_id AS "branchId", q.kind, q.answered_at IS NOT NULL AS "isAnswered"
           FROM customer_requests q JOIN agreements a ON a.id = q.agreement_id
          WHERE q.id = $1 AND ($2::uuid IS NULL OR a.branch_id = $2)
            FOR NO KEY UPDATE OF q`,
};

const setAnswered = namedStatement(
  'answer-customer-request',
  'UPDATE customer_requests SET answer = :answer, answered_at = :at, answered_by = :userId WHERE id = :id',
);

/** Answers a customer in words. A request for a call is answered by a call, which the contact log records. */
export async function answerCustomerRequest(
  call: Call<typeof customerRequestEndpoints.answerCustomerRequest>,
): Promise<void> {
  const { context, actor, reach, input } = call;
  const { id } = input.params;
  const { answer } = input.body;
  const at = new Date(context.clock.now());
  await inTransaction(context.pool, async (client) => {
    const { rows } = await client.query<LockedRequest>({ ...lock, values: [id, branchIdOf(reach)] });
    const [request] = rows;
    if (request === undefined) throw new Refusal('not_found');
    await refuseServing(client, actor.userId, request.customerId);
    if (request.isAnswered) throw new Refusal('request_answered');
    if (request.kind === 'call_back') throw new Refusal('call_first');
    await client.query(setAnswered({ id, answer, at, userId: actor.userId }));
    const { branchId, agreementId } = request;
    await announce(client, { kind: 'customer_requests', branchId });
    await recordAuditEvent(client, call, at, {
      branchId,
      action: 'answer_customer_request',
      subject: 'agreement',
      subjectId: agreementId,
      after: { customerRequestId: id, answer },
    });
  });
}

interface Contacted {
  readonly agreementId: string;
  readonly branchId: string;
  readonly contactId: string;
  readonly userId: string;
  readonly at: Date;
}

const endCallBacks = namedStatement(
  'end-call-backs',
  `UPDATE customer_requests q SET contact_id = :contactId, answered_at = :at, answered_by = :userId
     FROM agreements a
    WHERE a.id = :agreementId AND q.customer_id = a.customer_id AND q.kind = 'call_back' AND q.answered_at IS NULL`,
);

/**
 * Closes the customer's requests for a call, of any agreement. Runs in the transaction of a contact in which the customer was
 * reached.
 */
export async function answerCallBacks(client: PoolClient, contacted: Contacted): Promise<void> {
  const { branchId, ...contact } = contacted;
  const { rowCount } = await client.query(endCallBacks({ ...contact }));
  if (rowCount !== 0) await announce(client, { kind: 'customer_requests', branchId });
}

const link = namedStatement(
  'link-customer-request',
  `UPDATE customer_requests SET approval_id = :approvalId
    WHERE id = :id AND agreement_id = :agreementId AND kind = :kind AND answered_at IS NULL`,
);

/** The approval that a customer's request led to. */
export interface Led {
  readonly id: string;
  readonly agreementId: string;
  readonly kind: CustomerRequestKind;
  readonly approvalId: string;
}

/** Runs in the transaction in which staff request the approval, so that the customer sees the result. */
export async function linkToApproval(client: PoolClient, branchId: string, led: Led): Promise<void> {
  const { rowCount } = await client.query(link({ ...led }));
  if (rowCount === 0) throw new Refusal('request_answered');
  await announce(client, { kind: 'customer_requests', branchId });
}
