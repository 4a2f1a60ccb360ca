import type { PoolClient } from 'pg';
import type { Complaint } from '#contract/desk/complaints.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { ComplaintStatus } from '#domain/desk/complaints/complaint.ts';
import { type ComplaintAction, refusalOfComplaintAction } from '#domain/desk/complaints/complaint-actions.ts';
import type { Phrase } from '#domain/language.ts';
import { type Origin, recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import type { AppContext } from '#server/platform/context.ts';
import { ask } from '#server/platform/db/ask.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { namesOf } from '#server/platform/db/names-of.ts';
import { raw, sql } from '#server/platform/db/sql.ts';
import { announce } from '#server/platform/live/announce.ts';
import type { BranchReach } from '#server/platform/reach.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type ComplaintReader, complaintSight } from './complaint-sight.ts';
import { complaintView } from './complaints.view.ts';
import { findComplaint } from './find-complaint.ts';
import { recordComplaintEvent } from './record-complaint-event.ts';

/** The call of a command on one complaint. */
export interface ComplaintCall extends Origin {
  readonly context: AppContext;
  readonly reach: BranchReach;
  readonly input: { readonly params: { readonly id: string } };
}

/** A complaint that is locked until the transaction ends. */
export interface LockedComplaint {
  readonly id: string;
  readonly branchId: string;
  readonly status: ComplaintStatus;
  readonly isReopened: boolean;
  readonly receivedAt: Date;
  readonly handlerId: string | null;
  readonly handlerName: Phrase | null;
  readonly aboutUserId: string | null;
  readonly isForHeadOffice: boolean;
}

export const readerOf = ({ reach, actor }: Pick<ComplaintCall, 'reach' | 'actor'>): ComplaintReader => ({
  reach,
  userId: actor.userId,
});

/** Locks a complaint to work on it. Refuses one out of sight, and one that a colleague handles, with the colleague's name. */
async function lockComplaint(client: PoolClient, call: ComplaintCall): Promise<LockedComplaint> {
  const reader = readerOf(call);
  const [complaint] = await ask<LockedComplaint>(
    client,
    sql`SELECT c.id, c.branch_id AS "branchId", c.status, c.reopened_at IS NOT NULL AS "isReopened", c.received_at AS "receivedAt",
               c.handler_id AS "handlerId", c.about_user_id AS "aboutUserId", c.is_for_head_office AS "isForHeadOffice",
               (SELECT ${raw(namesOf('u'))} FROM users u WHERE u.id = c.handler_id) AS "handlerName"
          FROM complaints c WHERE c.id = ${call.input.params.id}::uuid AND ${complaintSight(reader)}
           FOR NO KEY UPDATE OF c`,
  );
  if (complaint === undefined) throw new Refusal('not_found');
  const { handlerId, handlerName } = complaint;
  const isOfColleague = handlerId !== null && handlerId !== reader.userId && reader.reach.extent !== 'all';
  if (isOfColleague && handlerName !== null) throw new Refusal('complaint_taken', { holder: handlerName });
  return complaint;
}

const give = namedStatement(
  'give-complaint',
  'UPDATE complaints SET handler_id = :handlerId, taken_at = coalesce(taken_at, :at) WHERE id = :id',
);

/** Gives a locked complaint to a handler. The first one is the first word that the complainant is promised. */
export async function giveComplaint(
  client: PoolClient,
  origin: Origin,
  { id, branchId, handlerId: before }: LockedComplaint,
  handlerId: string,
  at: Date,
): Promise<() => Promise<void>> {
  const by = origin.actor.userId;
  const isTaken = handlerId === by;
  await client.query(give({ id, handlerId, at }));
  const kind = isTaken ? 'taken' : 'assigned';
  await recordComplaintEvent(client, { complaintId: id, kind, by, at, personId: handlerId });
  await announce(client, { kind: 'complaints', branchId, userId: handlerId });
  return () =>
    recordAuditEvent(client, origin, at, {
      branchId,
      action: isTaken ? 'take_complaint' : 'assign_complaint',
      subject: 'complaint',
      subjectId: id,
      before: { handlerId: before },
      after: { handlerId },
    });
}

/** The work on a locked complaint. It returns the function that writes the audit event, which runs last; null if nothing changed. */
type Step = (
  client: PoolClient,
  complaint: LockedComplaint,
  at: Date,
) => Promise<(() => Promise<void>) | null>;

/**
 * Does one action on a complaint. Who works on a free complaint takes it at the same time; a superadmin who only gives it away, names
 * the person concerned or notes something does not. `action` is null for what is possible in any state.
 */
export async function changeComplaint(
  call: ComplaintCall,
  action: ComplaintAction | null,
  step: Step,
): Promise<void> {
  const { context } = call;
  await inTransaction(context.pool, async (client) => {
    const complaint = await lockComplaint(client, call);
    const refusal = action === null ? null : refusalOfComplaintAction(action, complaint);
    if (refusal !== null) throw new Refusal(refusal);
    const at = new Date(Math.max(context.clock.now(), complaint.receivedAt.getTime()));
    const takes = complaint.handlerId === null && (action === 'link' || action === 'answer');
    const taken = takes ? await giveComplaint(client, call, complaint, call.actor.userId, at) : null;
    const record = await step(client, complaint, at);
    await announce(client, {
      kind: 'complaints',
      branchId: complaint.branchId,
      userId: complaint.handlerId,
    });
    await taken?.();
    await record?.();
  });
}

/** The complaint as the caller sees it now. */
export async function readComplaint({ context, input, ...call }: ComplaintCall): Promise<Complaint> {
  const reader = readerOf(call);
  const trail = await findComplaint(context.pool, reader, input.params.id);
  return complaintView(trail, reader, businessDateOf(context.clock.now()));
}
