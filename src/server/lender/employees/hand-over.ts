import type { PoolClient } from 'pg';
import type { OpenWork } from '#contract/lender/employees.ts';
import { type Origin, recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { countOpenWork, listSuccessors, type MovedWork, moveOpenWork, type WorkLeft } from './open-work.ts';

/** What was handed over and to whom, for the audit. */
export interface HandedOver extends OpenWork {
  readonly to: string;
}

/**
 * Hands over what someone would no longer reach; null when there is nothing. Refuses while nobody fit is named. Each agreement
 * has an event of its own, by which its row is verified.
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
  const agreements = await moveOpenWork(client, left, successorId);
  for (const { id, branchId } of agreements.toSorted(byChain)) {
    await recordAuditEvent(client, origin, at, {
      branchId,
      action: 'reassign_agreement',
      subject: 'agreement',
      subjectId: id,
      before: { officerId: left.userId },
      after: { officerId: successorId },
    });
  }
  return { ...work, to: successorId };
}

/** Two who hand over work of the same branches at once take the chains in the same order. */
function byChain(one: MovedWork, other: MovedWork): number {
  return one.branchId < other.branchId ? -1 : one.branchId > other.branchId ? 1 : 0;
}
