import type { requestCommandEndpoints } from '#contract/desk/request-commands.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { RequestTrail } from './contact-requests.queries.ts';
import { recordRequestEvent } from './record-request-event.ts';
import { ruleFor, workOnRequest } from './work-on-request.ts';

const free = {
  name: 'free-contact-request',
  text: 'UPDATE contact_requests SET assignee_id = NULL WHERE id = $1',
};

/** Returns a request to the unassigned ones of its branch. */
export function handBackRequest(
  call: Call<typeof requestCommandEndpoints.handBackContactRequest>,
): Promise<RequestTrail> {
  const { note } = call.input.body;
  return workOnRequest(call, ruleFor('hand_back'), async (client, { id, branchId, assigneeId }, at) => {
    if (assigneeId === null) throw new Refusal('request_unassigned');
    await client.query({ ...free, values: [id] });
    await recordRequestEvent(client, {
      requestId: id,
      kind: 'handed_back',
      by: call.actor.userId,
      at,
      assigneeId,
      note,
    });
    return () =>
      recordAuditEvent(client, call, at, {
        branchId,
        action: 'hand_back_contact_request',
        subject: 'contact_request',
        subjectId: id,
        before: { assigneeId },
        after: { assigneeId: null, note },
      });
  });
}
