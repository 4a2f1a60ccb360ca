import { v7 as uuidv7 } from 'uuid';
import type { OutputOf } from '#contract/endpoint.ts';
import type { collectionEndpoints } from '#contract/lending/collections.ts';
import { invariant } from '#domain/invariant.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { Call } from '#server/platform/http/call.ts';
import { makeOnce } from '#server/platform/idempotency/make-once.ts';
import { requestHash } from '#server/platform/idempotency/request-hash.ts';
import { lockToServe } from '../agreements/lock-agreement.ts';
import { insertPromise } from './insert-promise.ts';

type Endpoint = typeof collectionEndpoints.recordPaymentPromise;

const findPromise = namedStatement(
  'find-recorded-promise',
  `SELECT id, amount, made_on AS "madeOn", promised_for AS "promisedFor" FROM payment_promises WHERE id = :id`,
);

/** Records the amount that a customer promised to pay, and the day. Refuses one for too little to matter. */
export async function recordPaymentPromise(call: Call<Endpoint>): Promise<OutputOf<Endpoint>> {
  const { context, actor, idempotencyKey, input } = call;
  const { amount, promisedFor } = input.body;
  const at = new Date(context.clock.now());
  return inTransaction(context.pool, async (client) => {
    const agreement = await lockToServe(client, call, input.params.id, 'record_payment_promise');
    const { userId } = actor;
    const keyed = {
      userId,
      agreementId: agreement.id,
      key: idempotencyKey,
      requestHash: requestHash('recordPaymentPromise', input.body),
    };
    const id = uuidv7();
    const made = await makeOnce(client, keyed, { table: 'payment_promises', id, at }, async (keyDigest) => {
      const promise = { ...input.body, id, userId, at, keyDigest };
      await insertPromise(client, agreement, promise);
      await recordAuditEvent(client, call, at, {
        branchId: agreement.branchId,
        action: 'record_payment_promise',
        subject: 'agreement',
        subjectId: agreement.id,
        after: { amount, promisedFor },
      });
    });
    const { rows } = await client.query<OutputOf<Endpoint>>(findPromise({ id: made }));
    invariant(rows[0] !== undefined, 'a promise that was recorded is there');
    return rows[0];
  });
}
