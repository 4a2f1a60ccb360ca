import type { PoolClient } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { OutputOf } from '#contract/endpoint.ts';
import type { collectionEndpoints } from '#contract/lending/collections.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { contactHoursBetween, isWithinContactHours } from '#domain/calendar/contact-hours.ts';
import type { Instant } from '#domain/instant.ts';
import { callBackAt, callBackDaysMax } from '#domain/lending/collections/call-back.ts';
import { type Lateness, mayContactGuarantor } from '#domain/lending/collections/guarantor-contact.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { Call } from '#server/platform/http/call.ts';
import { makeOnce } from '#server/platform/idempotency/make-once.ts';
import { requestHash } from '#server/platform/idempotency/request-hash.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readOfficeRules } from '#server/platform/rules/office-rules.ts';
import { lockToServe } from '../agreements/lock-agreement.ts';
import { answerCallBacks } from '../customer-requests/answer-customer-request.ts';
import { findLoggedContact } from './find-logged-contact.ts';
import { insertContact, spokenTo } from './insert-contact.ts';
import { insertPromise } from './insert-promise.ts';

type Endpoint = typeof collectionEndpoints.logContact;

interface Guarantor extends Lateness {
  readonly fullName: string;
}

const findGuarantor = namedStatement(
  'find-guarantor-to-contact',
  `SELECT g.full_name AS "fullName", a.status,
          CASE a.status WHEN 'active' THEN greatest(0, :today::date - a.oldest_unpaid_due_on) ELSE 0 END AS "daysPastDue"
     FROM agreements a
     JOIN agreement_guarantors v ON v.agreement_id = a.id
     JOIN guarantors g ON g.id = v.guarantor_id
    WHERE a.id = :agreementId AND g.id = :guarantorId`,
);

/** The guarantor's name. Refuses a person who does not guarantee the agreement, and a contact that is too early. */
async function guarantorToContact(
  client: PoolClient,
  sought: { readonly agreementId: string; readonly guarantorId: string; readonly today: CalendarDate },
  afterDays: number,
): Promise<string> {
  const { rows } = await client.query<Guarantor>(findGuarantor(sought));
  const [guarantor] = rows;
  if (guarantor === undefined) throw new Refusal('not_found');
  if (!mayContactGuarantor(guarantor, afterDays))
    throw new Refusal('guarantor_too_early', { days: afterDays });
  return guarantor.fullName;
}

/** A call or a message outside the contact hours has a reason. */
function refuseOutside(
  { opensAt, closesAt }: { readonly opensAt: string; readonly closesAt: string },
  { channel, outsideHoursReason }: Call<Endpoint>['input']['body'],
  now: Instant,
): void {
  const reachesHome = channel === 'call' || channel === 'whatsapp';
  if (!reachesHome || outsideHoursReason !== null) return;
  if (!isWithinContactHours(now, contactHoursBetween(opensAt, closesAt)))
    throw new Refusal('outside_contact_hours');
}

/**
 * Logs a contact with a customer or a guarantor, together with the promise or the time to call back that was named in it. A call or a message outside
 * contact hours needs a reason.
 */
export async function logContact(call: Call<Endpoint>): Promise<OutputOf<Endpoint>> {
  const { context, actor, idempotencyKey, input } = call;
  const { channel, result, note, outsideHoursReason } = input.body;
  const { guarantorId = null, promise = null, callBack = null } = input.body;
  const now = context.clock.now();
  const at = new Date(now);
  const { contactHours, guarantorContactAfterDays } = (await readOfficeRules(context.pool)).content;
  refuseOutside(contactHours, input.body, now);
  const calledBack = callBack && callBackAt(callBack, now);
  if (callBack !== null && calledBack === null)
    throw new Refusal('call_back_not_soon', { days: callBackDaysMax });
  return inTransaction(context.pool, async (client) => {
    const agreement = await lockToServe(client, call, input.params.id, 'log_contact');
    const { userId } = actor;
    const keyed = {
      userId,
      agreementId: agreement.id,
      key: idempotencyKey,
      requestHash: requestHash('logContact', input.body),
    };
    const id = uuidv7();
    const made = await makeOnce(client, keyed, { table: 'contact_log', id, at }, async (keyDigest) => {
      const sought = {
        agreementId: agreement.id,
        guarantorId: guarantorId ?? '',
        today: businessDateOf(now),
      };
      const guarantor =
        guarantorId === null ? null : await guarantorToContact(client, sought, guarantorContactAfterDays);
      const contact = {
        id,
        agreementId: agreement.id,
        channel,
        result,
        guarantorId,
        note,
        outsideHoursReason,
      };
      const times = { callBackAt: calledBack && new Date(calledBack), contactedAt: at, at };
      await client.query(insertContact({ ...contact, ...times, userId, keyDigest }));
      if (guarantorId === null && spokenTo.includes(result)) {
        const { branchId } = agreement;
        await answerCallBacks(client, { agreementId: agreement.id, branchId, contactId: id, userId, at });
      }
      if (promise !== null) {
        const noted = { ...promise, id: uuidv7(), note: null };
        await insertPromise(client, agreement, { ...noted, userId, at, keyDigest });
      }
      await recordAuditEvent(client, call, at, {
        branchId: agreement.branchId,
        action: 'log_contact',
        subject: 'agreement',
        subjectId: agreement.id,
        after: {
          channel,
          result,
          outsideHoursReason,
          ...(guarantor !== null && { guarantor }),
          ...promise,
          ...(callBack !== null && { callBackOn: callBack.day, callBackTime: callBack.time }),
        },
      });
    });
    return findLoggedContact(client, made);
  });
}
