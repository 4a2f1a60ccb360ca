import { v7 as uuidv7 } from 'uuid';
import type { OutputOf } from '#contract/endpoint.ts';
import type { collectionEndpoints } from '#contract/lending/collections.ts';
import { contactHoursBetween, isWithinContactHours } from '#domain/calendar/contact-hours.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { Call } from '#server/platform/http/call.ts';
import { answerOnce } from '#server/platform/idempotency/answer-once.ts';
import { requestHash } from '#server/platform/idempotency/request-hash.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readOfficeRules } from '#server/platform/rules/office-rules.ts';
import { lockAgreement } from '../agreements/lock-agreement.ts';

type Endpoint = typeof collectionEndpoints.logContact;

const insertContact = namedStatement(
  'insert-contact',
  `INSERT INTO contact_log
     (id, agreement_id, channel, result, note, outside_hours_reason, contacted_at, recorded_at, recorded_by)
   VALUES (:id, :agreementId, :channel, :result, :note, :outsideHoursReason, :at, :at, :userId)`,
);

/** Logs a contact with a customer. A call or a message outside contact hours says why. */
export async function logContact(call: Call<Endpoint>): Promise<OutputOf<Endpoint>> {
  const { context, actor, reach, idempotencyKey, input } = call;
  const { channel, result, note, outsideHoursReason } = input.body;
  const now = context.clock.now();
  const at = new Date(now);
  const reachesHome = channel === 'call' || channel === 'whatsapp';
  if (reachesHome && outsideHoursReason === null) {
    const { opensAt, closesAt } = (await readOfficeRules(context.pool)).content.contactHours;
    if (!isWithinContactHours(now, contactHoursBetween(opensAt, closesAt)))
      throw new Refusal('outside_contact_hours');
  }
  return inTransaction(context.pool, async (client) => {
    const agreement = await lockAgreement(client, reach, input.params.id, 'log_contact');
    const { userId } = actor;
    const keyed = {
      userId,
      agreementId: agreement.id,
      key: idempotencyKey,
      requestHash: requestHash('logContact', input.body),
    };
    return answerOnce(client, keyed, at, async () => {
      const id = uuidv7();
      const contact = { id, agreementId: agreement.id, channel, result, note, outsideHoursReason };
      await client.query(insertContact({ ...contact, at, userId }));
      const record = () =>
        recordAuditEvent(client, call, at, {
          branchId: agreement.branchId,
          action: 'log_contact',
          subject: 'agreement',
          subjectId: agreement.id,
          after: { channel, result, outsideHoursReason },
        });
      return { answer: { id, contactedAt: at.toISOString() }, record };
    });
  });
}
