import type { PoolClient } from 'pg';
import type { requestCommandEndpoints } from '#contract/desk/request-commands.ts';
import { refusalOfAction } from '#domain/desk/contact-requests/request-actions.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { Call } from '#server/platform/http/call.ts';
import { announce } from '#server/platform/live/announce.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { RequestReach } from '../request-queue/request-reach.ts';
import { findContactRequest, type RequestTrail } from './contact-requests.queries.ts';
import { type LockedRequest, lockRequest, lockRequests, mayWorkOn } from './lock-request.ts';
import { recordRequestEvent } from './record-request-event.ts';

// Requests that were merged into one of these before are merged into the chosen one too.
const moveTrail = namedStatement(
  'move-contact-request-trail',
  'UPDATE contact_requests SET merged_into = :lead WHERE merged_into = :merged',
);
const merge = namedStatement(
  'merge-contact-request',
  'UPDATE contact_requests SET merged_into = :lead, assignee_id = NULL WHERE id = :merged',
);

/**
 * The request that the others are merged into: preferably one that still waits, because its deadline must stay visible; then
 * the earliest.
 */
function leadOf(requests: readonly LockedRequest[]): LockedRequest | undefined {
  const rank = ({ hasContact, receivedAt }: LockedRequest) =>
    (hasContact ? Number.MAX_SAFE_INTEGER / 2 : 0) + receivedAt.getTime();
  return requests.toSorted((one, other) => rank(one) - rank(other))[0];
}

/**
 * Merges the named open requests of one phone, and only those, because the user has seen them. No promise is kept or hidden by
 * it.
 */
export async function mergeRequests(
  call: Call<typeof requestCommandEndpoints.mergeContactRequests>,
): Promise<RequestTrail> {
  const { context, actor, reach, input } = call;
  const now = context.clock.now();
  const id = await inTransaction(context.pool, async (client) => {
    const { lead, others } = await lockTrails(client, reach, input.params.id, input.body.requestIds);
    const at = new Date(Math.max(now, ...[lead, ...others].map(({ receivedAt }) => receivedAt.getTime())));
    for (const { id: merged } of others) {
      await client.query(moveTrail({ lead: lead.id, merged }));
      await client.query(merge({ lead: lead.id, merged }));
      const event = { requestId: lead.id, kind: 'merged', by: actor.userId, at, mergedId: merged } as const;
      await recordRequestEvent(client, event);
    }
    for (const { branchId, assigneeId: userId } of [lead, ...others]) {
      await announce(client, { kind: 'contact_requests', branchId, userId });
    }
    for (const { id: merged } of others) {
      await recordAuditEvent(client, call, at, {
        branchId: lead.branchId,
        action: 'merge_contact_requests',
        subject: 'contact_request',
        subjectId: merged,
        after: { mergedInto: lead.id },
      });
    }
    return lead.id;
  });
  return findContactRequest(context.pool, { reach, now }, id);
}

/**
 * Locks the requests that are open, of one phone and within the caller's reach, and chooses the one into which the others are
 * merged.
 */
async function lockTrails(client: PoolClient, reach: RequestReach, id: string, named: readonly string[]) {
  const locked = await lockRequests(client, [...new Set([id, ...named])]);
  const asked = await lockRequest(client, reach, id);
  const refusal = refusalOfAction('merge', asked);
  if (refusal !== null) throw new Refusal(refusal);
  const open = locked.filter(
    (request) =>
      request.id !== asked.id &&
      request.phone === asked.phone &&
      request.mergedInto === null &&
      mayWorkOn(reach, request) &&
      refusalOfAction('merge', request) === null,
  );
  const requests = [asked, ...open];
  const lead = leadOf(requests);
  if (lead === undefined || requests.length < 2) throw new Refusal('nothing_to_merge');
  const others = requests.filter((request) => request.id !== lead.id);
  if (others.some(({ hasVisit }) => hasVisit)) throw new Refusal('visit_of_merged');
  return { lead, others };
}
