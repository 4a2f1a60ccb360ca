import type { PoolClient } from 'pg';
import type { OpenWork } from '#contract/lender/employees.ts';
import { recordRequestEvent } from '#server/desk/contact-requests/record-request-event.ts';
import type { Origin } from '#server/platform/audit/record-audit-event.ts';
import { recordAuditEvents } from '#server/platform/audit/record-audit-events.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { countOpenWork, listSuccessors, moveOpenWork, type WorkLeft } from './open-work.ts';

/** What was handed over and to whom, for the audit. */
export interface HandedOver extends OpenWork {
  readonly to: string;
}

/**
 * Hands over what someone would no longer reach; null when there is nothing. Refuses while nobody fit is named. Each agreement
 * has an event of its own, by which its row is verified, and each contact request says in its trail who has it now.
 */
export async function handOver(
  client: PoolClient,
  origin: Origin,
  at: Date,
  left: WorkLeft,
  successorId: string | null,
): Promise<HandedOver | null> {
  const work = await countOpenWork(client, left);
  if (work.customers + work.agreements + work.contactRequests === 0) return null;
  if (successorId === null) throw new Refusal('open_work_remains');
  const successors = await listSuccessors(client, left);
  if (!successors.some(({ id }) => id === successorId)) {
    throw new Refusal('invalid_input', undefined, [{ field: 'handOverTo', message: 'successor_unfit' }]);
  }
  const { agreements, contactRequests } = await moveOpenWork(client, left, successorId);
  for (const { id: requestId } of contactRequests) {
    const { userId: by } = origin.actor;
    await recordRequestEvent(client, { requestId, kind: 'assigned', by, at, assigneeId: successorId });
  }
  const events = agreements.map(({ id, branchId }) => ({
    branchId,
    action: 'reassign_agreement' as const,
    subject: 'agreement',
    subjectId: id,
    before: { officerId: left.userId },
    after: { officerId: successorId },
  }));
  await recordAuditEvents(client, origin, at, events);
  return { ...work, to: successorId };
}
