import type { requestCommandEndpoints } from '#contract/desk/request-commands.ts';
import { contactHoursBetween, isWithinContactHours } from '#domain/calendar/contact-hours.ts';
import { contactKinds } from '#domain/desk/contact-requests/request-actions.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import type { Call } from '#server/platform/http/call.ts';
import { createOnce } from '#server/platform/idempotency/create-once.ts';
import { requestHash } from '#server/platform/idempotency/request-hash.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readOfficeRules } from '#server/platform/rules/office-rules.ts';
import type { RequestTrail } from './contact-requests.queries.ts';
import { endVisit } from './home-visits.queries.ts';
import { recordRequestEvent } from './record-request-event.ts';
import { ruleFor, workOnRequest } from './work-on-request.ts';

/**
 * Logs a call, message or visit to a visitor, and its result. The first contact decides the promise, at the time of logging. A
 * call or a message outside the contact hours needs a reason. A logged visit completes the booked one.
 */
export async function logRequestContact(
  call: Call<typeof requestCommandEndpoints.logRequestContact>,
): Promise<RequestTrail> {
  const { context, actor, idempotencyKey, input } = call;
  const { channel, result, note, outsideHoursReason } = input.body;
  const now = context.clock.now();
  if (channel !== 'visit' && outsideHoursReason === null) {
    const { opensAt, closesAt } = (await readOfficeRules(context.pool)).content.contactHours;
    if (!isWithinContactHours(now, contactHoursBetween(opensAt, closesAt)))
      throw new Refusal('outside_contact_hours');
  }
  const keyed = {
    userId: actor.userId,
    key: idempotencyKey,
    requestHash: requestHash('logRequestContact', [input.params.id, input.body]),
  };
  return workOnRequest(call, ruleFor('log_contact'), async (client, request, at) => {
    let isNew = false;
    await createOnce(client, keyed, at, async (id) => {
      isNew = true;
      const visitId = channel === 'visit' ? request.visitId : null;
      await recordRequestEvent(client, {
        id,
        requestId: request.id,
        kind: contactKinds[channel],
        by: actor.userId,
        at,
        result,
        note,
        outsideHoursReason,
        visitId,
      });
      if (visitId !== null)
        await endVisit(client, request.id, result === 'no_answer' ? 'nobody_home' : 'made', at);
    });
    if (!isNew) return null;
    return () =>
      recordAuditEvent(client, call, at, {
        branchId: request.branchId,
        action: 'log_visitor_contact',
        subject: 'contact_request',
        subjectId: request.id,
        after: { channel, result, outsideHoursReason },
      });
  });
}
