import type { PoolClient } from 'pg';
import { type Origin, recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { announce } from '#server/platform/live/announce.ts';
import type { LockedRequest } from './lock-request.ts';
import { recordRequestEvent } from './record-request-event.ts';

/** An active user who cannot be deactivated until the transaction ends, so that no request is assigned to a former employee. */
export interface LockedAssignee {
  readonly id: string;
  /** Null for a superadmin, who has no branch. */
  readonly branchId: string | null;
}

const holdByIds = namedStatement(
  'hold-request-assignees',
  `SELECT u.id, e.branch_id AS "branchId"
     FROM users u LEFT JOIN employees e ON e.user_id = u.id AND u.role = 'employee'
    WHERE u.id = ANY (:ids::uuid[]) AND u.is_active AND u.role IN ('employee', 'superadmin')
    ORDER BY u.id FOR SHARE OF u`,
);

/** Locks those of the people who are active staff. */
export async function lockAssignees(client: PoolClient, ids: readonly string[]): Promise<LockedAssignee[]> {
  return (await client.query<LockedAssignee>(holdByIds({ ids }))).rows;
}

// A request moves to the branch of its new assignee. If it returns to the queue, it stays at that branch.
const give = namedStatement(
  'give-contact-request',
  `UPDATE contact_requests
      SET assignee_id = :assigneeId, branch_id = :branchId,
          branch_rule = CASE WHEN branch_id = :branchId THEN branch_rule ELSE 'by_hand' END
    WHERE id = :id`,
);

/** An audit event to record at the end of the transaction, and its chain. */
export interface DeferredAudit {
  readonly chainId: string;
  readonly record: () => Promise<void>;
}

/** Assigns a locked request. */
export async function setAssignee(
  client: PoolClient,
  origin: Origin,
  request: Pick<LockedRequest, 'id' | 'branchId' | 'assigneeId'>,
  { assignee, at }: { readonly assignee: LockedAssignee; readonly at: Date },
): Promise<DeferredAudit> {
  const by = origin.actor.userId;
  const branchId = assignee.branchId ?? request.branchId;
  const isTaken = assignee.id === by;
  await client.query(give({ id: request.id, assigneeId: assignee.id, branchId }));
  await recordRequestEvent(client, {
    requestId: request.id,
    kind: isTaken ? 'taken' : 'assigned',
    by,
    at,
    assigneeId: assignee.id,
  });
  for (const told of new Set([request.branchId, branchId])) {
    await announce(client, { kind: 'contact_requests', branchId: told, userId: request.assigneeId });
  }
  const record = () =>
    recordAuditEvent(client, origin, at, {
      branchId,
      action: isTaken ? 'take_contact_request' : 'assign_contact_request',
      subject: 'contact_request',
      subjectId: request.id,
      before: { assigneeId: request.assigneeId },
      after: { assigneeId: assignee.id },
    });
  return { chainId: branchId, record };
}
