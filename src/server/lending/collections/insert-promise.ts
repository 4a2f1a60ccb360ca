import type { PoolClient } from 'pg';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { refusalOfAction } from '#domain/lending/agreements/agreement-actions.ts';
import { leastPromise, type PromisedRow } from '#domain/lending/collections/least-promise.ts';
import { isPayableAmount } from '#domain/money/rupees.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { LockedAgreement } from '../agreements/lock-agreement.ts';

const insert = namedStatement(
  'insert-payment-promise',
  `INSERT INTO payment_promises (id, agreement_id, amount, made_on, promised_for, note, recorded_at, recorded_by, key_digest)
   VALUES (:id, :agreementId, :amount, :madeOn, :promisedFor, :note, :at, :userId, :keyDigest)`,
);

const findRows = namedStatement(
  'find-rows-of-promise',
  `SELECT number, due_on AS "dueOn", amount, paid FROM installments
    WHERE agreement_id = :agreementId AND schedule_number = :scheduleNumber ORDER BY number`,
);

interface NewPromise {
  readonly id: string;
  readonly amount: number;
  readonly promisedFor: CalendarDate;
  readonly note: string | null;
  readonly userId: string;
  /** The day on which it was made, if that is before it is recorded. */
  readonly madeOn?: CalendarDate;
  readonly at: Date;
  readonly keyDigest: Buffer;
}

/** Inserts a promise on a locked agreement. Refuses one for a day that has passed, for too much, or for too little to matter. */
export async function insertPromise(
  client: PoolClient,
  { id: agreementId, scheduleNumber, stillOwed, status }: LockedAgreement,
  promise: NewPromise,
): Promise<void> {
  const { amount, promisedFor, at } = promise;
  const madeOn = promise.madeOn ?? businessDateOf(at.getTime());
  const refusal = refusalOfAction('record_payment_promise', status);
  if (refusal !== null) throw new Refusal(refusal);
  if (!isPayableAmount(amount)) throw new Refusal('amount_not_whole_rupees');
  if (promisedFor < madeOn) throw new Refusal('promised_for_past', { today: madeOn });
  if (amount > stillOwed) throw new Refusal('promise_above_outstanding', { outstanding: stillOwed });
  const { rows } = await client.query<PromisedRow>(findRows({ agreementId, scheduleNumber }));
  const least = leastPromise(madeOn, rows, { stillOwed, isWrittenOff: status === 'written_off' });
  if (amount < least) throw new Refusal('promise_below_least', { least });
  await client.query(insert({ ...promise, agreementId, madeOn }));
}
