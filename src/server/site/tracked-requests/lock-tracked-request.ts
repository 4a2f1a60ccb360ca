import type { PoolClient } from 'pg';
import { parseTrackingCode } from '#domain/desk/contact-requests/tracking-code.ts';
import { type LockedRequest, lockRequests } from '#server/desk/contact-requests/lock-request.ts';
import { Refusal } from '#server/platform/refusal.ts';

const find = {
  name: 'find-request-of-code',
  text: `SELECT id, coalesce(merged_into, id) AS "trailId" FROM contact_requests WHERE tracking_code = $1`,
};

interface TrackedTrail {
  /** The form that the code belongs to. */
  readonly id: string;
  /** The request that it was merged into, else the same one; locked. */
  readonly trail: LockedRequest;
  /** The moment of the change, never before the request. */
  readonly at: Date;
}

/**
 * Locks the trail of the request with a code, as a colleague's work does, so that the visitor and the desk change it one after the
 * other. Refuses a code that nobody has, and a request that is closed or became a customer.
 */
export async function lockTrackedRequest(client: PoolClient, code: string, now: Date): Promise<TrackedTrail> {
  const asked = { ...find, values: [parseTrackingCode('A', code)] };
  const found = (await client.query<{ id: string; trailId: string }>(asked)).rows[0];
  if (found === undefined) throw new Refusal('not_found');
  const [trail] = await lockRequests(client, [found.trailId]);
  const after = (await client.query<{ trailId: string }>(asked)).rows[0];
  // It was merged while this call waited for the lock.
  if (trail === undefined || after?.trailId !== trail.id) return lockTrackedRequest(client, code, now);
  const at = new Date(Math.max(now.getTime(), trail.receivedAt.getTime()));
  return { id: found.id, trail, at };
}

/** Refuses what only a request that waits for the desk allows. */
export function refuseEnded({ status }: LockedRequest): void {
  if (status === 'closed' || status === 'converted') throw new Refusal('tracked_request_ended');
}

/** The visitor, as the audit has them: a code says enough of its holder. */
export const visitor = { actor: null, clientAddress: null };
