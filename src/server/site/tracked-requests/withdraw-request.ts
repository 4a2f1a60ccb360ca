import type { PoolClient } from 'pg';
import { setCloseReason } from '#server/desk/contact-requests/close-request.ts';
import { endVisit } from '#server/desk/contact-requests/home-visits.queries.ts';
import type { LockedRequest } from '#server/desk/contact-requests/lock-request.ts';
import { recordRequestEvent } from '#server/desk/contact-requests/record-request-event.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import type { AppContext } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { announce } from '#server/platform/live/announce.ts';
import { lockTrackedRequest, refuseEnded, visitor } from './lock-tracked-request.ts';
import { withdrawnAt } from './withdrawn-forms.ts';

const findForms = {
  name: 'find-forms-of-trail',
  text: `SELECT f.id, ${withdrawnAt('f.id', '$1::uuid')} IS NOT NULL AS "isWithdrawn"
           FROM contact_requests f WHERE f.id = $1 OR f.merged_into = $1`,
};

/**
 * Withdraws the form with a code. With the last form of its trail the request is closed, and its booked visit cancelled. Once more,
 * as from a second tab, changes nothing. The promise stays as it was: only a contact keeps it.
 */
export function withdrawRequest(context: AppContext, code: string): Promise<void> {
  return inTransaction(context.pool, async (client) => {
    const now = new Date(context.clock.now());
    const { id, trail, at } = await lockTrackedRequest(client, code, now);
    const { rows: forms } = await client.query<{ id: string; isWithdrawn: boolean }>({
      ...findForms,
      values: [trail.id],
    });
    if (forms.some((form) => form.id === id && form.isWithdrawn)) return;
    refuseEnded(trail);
    await recordRequestEvent(client, { requestId: id, kind: 'withdrawn', by: null, at });
    if (forms.every((form) => form.id === id || form.isWithdrawn)) await endTrail(client, trail, at);
    await announce(client, { kind: 'contact_requests', branchId: trail.branchId, userId: trail.assigneeId });
    await recordAuditEvent(client, visitor, at, {
      branchId: trail.branchId,
      action: 'withdraw_contact_request',
      subject: 'contact_request',
      subjectId: id,
    });
  });
}

async function endTrail(client: PoolClient, { id, visitId }: LockedRequest, at: Date): Promise<void> {
  if (visitId !== null) {
    await endVisit(client, id, 'cancelled', at);
    await recordRequestEvent(client, { requestId: id, kind: 'visit_cancelled', by: null, at, visitId });
  }
  await setCloseReason(client, id, 'withdrawn');
}
