import { v7 as uuidv7 } from 'uuid';
import type { OutputOf } from '#contract/endpoint.ts';
import type { collectionEndpoints } from '#contract/lending/collections.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { invariant } from '#domain/invariant.ts';
import { leastPromise, type PromisedRow } from '#domain/lending/collections/least-promise.ts';
import { isPayableAmount } from '#domain/money/rupees.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { Call } from '#server/platform/http/call.ts';
import { makeOnce } from '#server/platform/idempotency/make-once.ts';
import { requestHash } from '#server/platform/idempotency/request-hash.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockToServe } from '../agreements/lock-agreement.ts';

type Endpoint = typeof collectionEndpoints.recordPaymentPromise;

const insertPromise = namedStatement(
  'insert-payment-promise',
  `INSERT INTO payment_promises (id, agreement_id, amount, made_on, promised_for, note, recorded_at, recorded_by, key_digest)
   VALUES (:id, :agreementId, :amount, :madeOn, :promisedFor, :note, :at, :userId, :keyDigest)`,
);

const findPromise = namedStatement(
  'find-recorded-promise',
  `SELECT id, amount, made_on AS "madeOn", promised_for AS "promisedFor" FROM payment_promises WHERE id = :id`,
);

const findRows = namedStatement(
  'find-rows-of-promise',
  `SELECT number, due_on AS "dueOn", amount, paid FROM installments
    WHERE agreement_id = :agreementId AND schedule_number = :scheduleNumber ORDER BY number`,
);

/** Records the amount that a customer promised to pay, and the day. Refuses one for too little to matter. */
export async function recordPaymentPromise(call: Call<Endpoint>): Promise<OutputOf<Endpoint>> {
  const { context, actor, idempotencyKey, input } = call;
  const { amount, promisedFor, note } = input.body;
  const now = context.clock.now();
  const at = new Date(now);
  const madeOn = businessDateOf(now);
  if (!isPayableAmount(amount)) throw new Refusal('amount_not_whole_rupees');
  if (promisedFor < madeOn) throw new Refusal('promised_for_past', { today: madeOn });
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
      const { stillOwed } = agreement;
      if (amount > stillOwed) throw new Refusal('promise_above_outstanding', { outstanding: stillOwed });
      const { rows } = await client.query<PromisedRow>(
        findRows({ agreementId: agreement.id, scheduleNumber: agreement.scheduleNumber }),
      );
      const isWrittenOff = agreement.status === 'written_off';
      const least = leastPromise(madeOn, rows, { stillOwed, isWrittenOff });
      if (amount < least) throw new Refusal('promise_below_least', { least });
      const promise = { id, agreementId: agreement.id, amount, madeOn, promisedFor, note };
      await client.query(insertPromise({ ...promise, at, userId, keyDigest }));
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
