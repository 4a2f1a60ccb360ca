import type { PoolClient } from 'pg';
import type { ActionSituation, RequestStatus } from '#domain/desk/contact-requests/request-actions.ts';
import type { Phrase } from '#domain/language.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { namesOf } from '#server/platform/db/names-of.ts';
import { isWithin } from '#server/platform/reach.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { RequestReach } from '../request-queue/request-reach.ts';

/** A request that is locked until the transaction ends. */
export interface LockedRequest extends ActionSituation {
  readonly id: string;
  readonly phone: string;
  readonly receivedAt: Date;
  readonly status: RequestStatus;
  readonly branchId: string;
  readonly assigneeId: string | null;
  readonly assigneeName: Phrase | null;
  readonly visitId: string | null;
  readonly mergedInto: string | null;
}

interface Row extends Omit<LockedRequest, 'isAssigned' | 'hasVisit'> {}

const lock = namedStatement(
  'lock-contact-requests',
  `SELECT r.id, r.phone, r.received_at AS "receivedAt", r.status, r.branch_id AS "branchId", r.assignee_id AS "assigneeId",
          r.visit_id AS "visitId", r.merged_into AS "mergedInto", r.first_contact_at IS NOT NULL AS "hasContact",
          (SELECT ${namesOf('u')} FROM users u WHERE u.id = r.assignee_id) AS "assigneeName"
     FROM contact_requests r
    WHERE r.id = ANY (:ids::uuid[])
    ORDER BY r.id
      FOR NO KEY UPDATE OF r`,
);

/** Locks requests in the order of their ids, so that concurrent calls do not block each other. A missing one is left out. */
export async function lockRequests(client: PoolClient, ids: readonly string[]): Promise<LockedRequest[]> {
  const { rows } = await client.query<Row>(lock({ ids }));
  return rows.map((row) => ({
    ...row,
    isAssigned: row.assigneeId !== null,
    hasVisit: row.visitId !== null,
  }));
}

/** True if the request is the caller's, or free for the caller to take. */
export function mayWorkOn(reach: RequestReach, { assigneeId, branchId }: LockedRequest): boolean {
  return isWithin(reach, { branchId, userId: assigneeId });
}

/**
 * Locks one request to work on it; for a merged one, the request it was merged into. Refuses one out of reach as not found,
 * and one that a colleague of the same branch has, with the colleague's name.
 */
export async function lockRequest(
  client: PoolClient,
  reach: RequestReach,
  id: string,
): Promise<LockedRequest> {
  const [request] = await lockRequests(client, [id]);
  if (request === undefined) throw new Refusal('not_found');
  if (request.mergedInto !== null) return lockRequest(client, reach, request.mergedInto);
  if (mayWorkOn(reach, request)) return request;
  const isOfColleague = reach.extent === 'assigned' && request.branchId === reach.branchId;
  if (isOfColleague && request.assigneeName !== null)
    throw new Refusal('request_taken', { holder: request.assigneeName });
  throw new Refusal('not_found');
}
