import type { PoolClient } from 'pg';
import type { requestCommandEndpoints } from '#contract/desk/request-commands.ts';
import { type CloseReason, refusalOfClosing } from '#domain/desk/contact-requests/request-actions.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import type { Call } from '#server/platform/http/call.ts';
import type { RequestTrail } from './contact-requests.queries.ts';
import { endVisit } from './home-visits.queries.ts';
import { recordRequestEvent } from './record-request-event.ts';
import { ruleFor, workOnRequest } from './work-on-request.ts';

const setReason = {
  name: 'set-close-reason',
  text: 'UPDATE contact_requests SET close_reason = $2 WHERE id = $1',
};

/** Closes a locked request, or opens it again with null. */
export async function setCloseReason(
  client: PoolClient,
  id: string,
  reason: CloseReason | null,
): Promise<void> {
  await client.query({ ...setReason, values: [id, reason] });
}

/** Closes a request with the reason. The 24-hour promise does not change: only a contact keeps it. */
export function closeRequest(
  call: Call<typeof requestCommandEndpoints.closeContactRequest>,
): Promise<RequestTrail> {
  const by = call.actor.userId;
  const { reason, note } = call.input.body;
  return workOnRequest(
    call,
    (request) => refusalOfClosing(reason, request),
    async (client, { id, branchId, visitId }, at) => {
      if (visitId !== null) {
        await endVisit(client, id, 'cancelled', at);
        await recordRequestEvent(client, { requestId: id, kind: 'visit_cancelled', by, at, visitId });
      }
      await setCloseReason(client, id, reason);
      await recordRequestEvent(client, { requestId: id, kind: 'closed', by, at, closeReason: reason, note });
      return () =>
        recordAuditEvent(client, call, at, {
          branchId,
          action: 'close_contact_request',
          subject: 'contact_request',
          subjectId: id,
          after: { closeReason: reason, note },
        });
    },
  );
}

/** Reopens a closed request, with its former promise. */
export function reopenRequest(
  call: Call<typeof requestCommandEndpoints.reopenContactRequest>,
): Promise<RequestTrail> {
  const { note } = call.input.body;
  return workOnRequest(call, ruleFor('reopen'), async (client, { id, branchId }, at) => {
    await setCloseReason(client, id, null);
    await recordRequestEvent(client, { requestId: id, kind: 'reopened', by: call.actor.userId, at, note });
    return () =>
      recordAuditEvent(client, call, at, {
        branchId,
        action: 'reopen_contact_request',
        subject: 'contact_request',
        subjectId: id,
        after: { note },
      });
  });
}
