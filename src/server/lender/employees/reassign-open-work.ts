import type { PoolClient } from 'pg';
import type { OpenWork } from '#contract/lender/employees.ts';
import { recordRequestEvent } from '#server/desk/contact-requests/record-request-event.ts';
import type { Origin } from '#server/platform/audit/record-audit-event.ts';
import { recordAuditEvents } from '#server/platform/audit/record-audit-events.ts';
import { announce } from '#server/platform/live/announce.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { countOpenWork, listSuccessors, moveOpenWork, type WorkLeft } from './open-work.ts';

/** The reassigned work and its new assignee, for the audit. */
export interface ReassignedWork extends OpenWork {
  readonly to: string;
}

/**
 * Reassigns the open work that an employee would no longer reach; null if there is none. Refuses without a suitable
 * successor. Each agreement has a separate audit event, by which its row is verified, and the trail of each contact request
 * names the new assignee.
 */
export async function reassignOpenWork(
  client: PoolClient,
  origin: Origin,
  at: Date,
  left: WorkLeft,
  successorId: string | null,
): Promise<ReassignedWork | null> {
  const work = await countOpenWork(client, left);
  if (work.customers + work.agreements + work.contactRequests === 0) return null;
  if (successorId === null) throw new Refusal('open_work_remains');
  const successors = await listSuccessors(client, left);
  if (!successors.some(({ id }) => id === successorId)) {
    throw new Refusal('invalid_input', undefined, [{ field: 'successorId', message: 'successor_unfit' }]);
  }
  const { agreements, contactRequests } = await moveOpenWork(client, left, successorId);
  for (const { id: requestId } of contactRequests) {
    const { userId: by } = origin.actor;
    await recordRequestEvent(client, { requestId, kind: 'assigned', by, at, assigneeId: successorId });
  }
  for (const branchId of new Set(contactRequests.map((request) => request.branchId))) {
    await announce(client, { kind: 'contact_requests', branchId, userId: left.userId });
  }
  const events = agreements.map(({ id, branchId }) => ({
    branchId,
    action: 'reassign_agreement' as const,
    subject: 'agreement' as const,
    subjectId: id,
    before: { officerId: left.userId },
    after: { officerId: successorId },
  }));
  await recordAuditEvents(client, origin, at, events);
  return { ...work, to: successorId };
}
