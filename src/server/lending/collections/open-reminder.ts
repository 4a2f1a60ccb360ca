import type { PoolClient } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { OutputOf } from '#contract/endpoint.ts';
import type { collectionEndpoints } from '#contract/lending/collections.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { contactHoursBetween, isWithinContactHours } from '#domain/calendar/contact-hours.ts';
import { invariant } from '#domain/invariant.ts';
import type { Phrase } from '#domain/language.ts';
import { type PromiseOutcome, promiseStateOn } from '#domain/lending/collections/payment-promise.ts';
import { type Reminder, reminderOn } from '#domain/lending/collections/reminder.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { namesOf } from '#server/platform/db/names-of.ts';
import type { Call } from '#server/platform/http/call.ts';
import { makeOnce } from '#server/platform/idempotency/make-once.ts';
import { requestHash } from '#server/platform/idempotency/request-hash.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readOfficeRules } from '#server/platform/rules/office-rules.ts';
import { lockToServe } from '../agreements/lock-agreement.ts';
import { isSentByItself } from './due-agreements.ts';
import { findLoggedContact } from './find-logged-contact.ts';

type Endpoint = typeof collectionEndpoints.openReminder;

interface Reminded {
  readonly customerId: string;
  readonly oldestUnpaidDueOn: CalendarDate | null;
  readonly takesMessages: boolean;
  readonly isRemindedByItself: boolean;
  readonly promise: PromiseOutcome | null;
}

const findReminded = namedStatement(
  'find-reminded',
  `SELECT a.customer_id AS "customerId", c.takes_messages AND c.phone IS NOT NULL AS "takesMessages",
          CASE a.status WHEN 'active' THEN a.oldest_unpaid_due_on END AS "oldestUnpaidDueOn",
          (SELECT json_build_object('promisedFor', promised_for, 'isKept', is_kept, 'isReplaced', is_replaced)
             FROM promise_outcomes WHERE agreement_id = a.id AND is_last) AS promise,
          EXISTS (SELECT FROM messages m WHERE m.customer_id = a.customer_id AND m.reminded_on = :today::date
                     AND ${isSentByItself}) AS "isRemindedByItself"
     FROM agreements a JOIN customers c ON c.id = a.customer_id WHERE a.id = :agreementId`,
);

/** Inserts nothing if anyone opened the same reminder before, on this agreement or another one of the customer. */
const insertReminder = namedStatement(
  'insert-reminder',
  `INSERT INTO contact_log
     (id, agreement_id, channel, result, contacted_at, recorded_at, recorded_by, reminder, reminded_customer_id, reminded_on,
      key_digest)
   VALUES (:id, :agreementId, 'whatsapp', 'opened', :at, :at, :userId, :reminder, :customerId, :today, :keyDigest)
   ON CONFLICT ON CONSTRAINT contact_log_reminded_once DO NOTHING`,
);

const findOpened = namedStatement(
  'find-opened-reminder',
  `SELECT ${namesOf('u')} AS by, to_char(l.contacted_at AT TIME ZONE 'Asia/Karachi', 'HH24:MI') AS at
     FROM contact_log l JOIN users u ON u.id = l.recorded_by
    WHERE l.reminded_customer_id = :customerId AND l.reminded_on = :today AND l.reminder = :reminder`,
);

/** Logs that a reminder is opened, once a day for a customer. It is logged before it is opened, so a refusal opens nothing. */
export async function openReminder(call: Call<Endpoint>): Promise<OutputOf<Endpoint>> {
  const { context, actor, idempotencyKey, input } = call;
  const { reminder } = input.body;
  const now = context.clock.now();
  const at = new Date(now);
  const today = businessDateOf(now);
  const { opensAt, closesAt } = (await readOfficeRules(context.pool)).content.contactHours;
  if (!isWithinContactHours(now, contactHoursBetween(opensAt, closesAt)))
    throw new Refusal('reminder_outside_contact_hours');
  return inTransaction(context.pool, async (client) => {
    const { id: agreementId, branchId } = await lockToServe(client, call, input.params.id, 'log_contact');
    const { userId } = actor;
    const keyed = {
      userId,
      agreementId,
      key: idempotencyKey,
      requestHash: requestHash('openReminder', input.body),
    };
    const id = uuidv7();
    const made = await makeOnce(client, keyed, { table: 'contact_log', id, at }, async (keyDigest) => {
      const customerId = await customerToRemind(client, agreementId, reminder, today);
      const row = { id, agreementId, customerId, reminder, today, at, userId, keyDigest };
      if ((await client.query(insertReminder(row))).rowCount === 0)
        throw new Refusal('already_reminded', await openedBefore(client, { customerId, reminder, today }));
      await recordAuditEvent(client, call, at, {
        branchId,
        action: 'log_contact',
        subject: 'agreement',
        subjectId: agreementId,
        after: { channel: 'whatsapp', result: 'opened', reminder },
      });
    });
    return findLoggedContact(client, made);
  });
}

/** Refuses a reminder that is not the one of today. */
async function customerToRemind(
  client: PoolClient,
  agreementId: string,
  reminder: Reminder,
  today: CalendarDate,
): Promise<string> {
  const { rows } = await client.query<Reminded>(findReminded({ agreementId, today }));
  const [row] = rows;
  invariant(row !== undefined, 'a locked agreement is there');
  const promise = row.promise && { state: promiseStateOn(today, row.promise) };
  if (reminderOn(today, { ...row, promise }) !== reminder || row.isRemindedByItself)
    throw new Refusal('not_to_remind');
  return row.customerId;
}

interface OpenedBefore {
  readonly by: Phrase;
  readonly at: string;
}

/** The user who opened it, and when. */
async function openedBefore(
  client: PoolClient,
  opened: { readonly customerId: string; readonly reminder: Reminder; readonly today: CalendarDate },
): Promise<OpenedBefore> {
  const { rows } = await client.query<OpenedBefore>(findOpened(opened));
  invariant(rows[0] !== undefined, 'what stands in the way of a reminder is the same one');
  return rows[0];
}
