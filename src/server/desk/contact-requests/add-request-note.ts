import type { requestCommandEndpoints } from '#contract/desk/request-commands.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import type { Call } from '#server/platform/http/call.ts';
import { createOnce } from '#server/platform/idempotency/create-once.ts';
import { requestHash } from '#server/platform/idempotency/request-hash.ts';
import type { RequestTrail } from './contact-requests.queries.ts';
import { recordRequestEvent } from './record-request-event.ts';
import { workOnRequest } from './work-on-request.ts';

/** Adds a note to the history, in any state of the request. A note does not keep the promise. */
export function addRequestNote(
  call: Call<typeof requestCommandEndpoints.addRequestNote>,
): Promise<RequestTrail> {
  const { actor, idempotencyKey, input } = call;
  const { note } = input.body;
  const keyed = {
    userId: actor.userId,
    key: idempotencyKey,
    requestHash: requestHash('addRequestNote', [input.params.id, input.body]),
  };
  return workOnRequest(
    call,
    () => null,
    async (client, { id: requestId, branchId }, at) => {
      let isNew = false;
      await createOnce(client, keyed, at, async (id) => {
        isNew = true;
        await recordRequestEvent(client, { id, requestId, kind: 'note', by: actor.userId, at, note });
      });
      if (!isNew) return null;
      return () =>
        recordAuditEvent(client, call, at, {
          branchId,
          action: 'note_contact_request',
          subject: 'contact_request',
          subjectId: requestId,
          after: { note },
        });
    },
  );
}
