import type { Pool } from 'pg';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { Chore } from '#server/platform/from-time-to-time.ts';
import { announce } from '#server/platform/live/announce.ts';
import { readSection } from '#server/platform/rules/stored-content.ts';
import { recordComplaintEvent } from './record-complaint-event.ts';
import { isOutside } from './staff-concerned.ts';

const isLate = `c.answered_at IS NULL AND c.escalated_at IS NULL AND c.executive_after < :today::date AND NOT ${isOutside('c')}`;

const findLate = namedStatement(
  'find-late-complaints',
  `SELECT c.id FROM complaints c WHERE ${isLate} ORDER BY c.executive_after, c.id`,
);

// The executive must not be the person concerned, nor a subordinate of a superadmin who is. Otherwise the handler stays.
const escalate = namedStatement(
  'escalate-complaint',
  `UPDATE complaints c
      SET escalated_at = :at,
          handler_id = coalesce(
            (SELECT u.id FROM users u
              WHERE u.id = :executiveId AND u.is_active AND u.role IN ('superadmin', 'employee')
                AND u.id IS DISTINCT FROM c.about_user_id
                AND (u.role = 'superadmin'
                     OR NOT EXISTS (SELECT FROM users about WHERE about.id = c.about_user_id AND about.role = 'superadmin'))),
            c.handler_id)
    WHERE c.id = :id AND ${isLate}
    RETURNING c.branch_id AS "branchId", c.handler_id AS "handlerId"`,
);

interface Escalated {
  readonly branchId: string;
  readonly handlerId: string | null;
}

async function escalateOne(pool: Pool, id: string, now: number): Promise<void> {
  const at = new Date(now);
  await inTransaction(pool, async (client) => {
    const { executiveId } = (await readSection(client, 'complaint_rules')).content;
    const { rows } = await client.query<Escalated>(
      escalate({ id, at, executiveId, today: businessDateOf(now) }),
    );
    // Answered, or escalated by another process, in between.
    if (rows[0] === undefined) return;
    const { branchId, handlerId } = rows[0];
    const personId = handlerId === executiveId ? handlerId : null;
    await recordComplaintEvent(client, { complaintId: id, kind: 'escalated', by: null, at, personId });
    await announce(client, { kind: 'complaints', branchId, userId: handlerId });
    const origin = { actor: null, clientAddress: null };
    await recordAuditEvent(client, origin, at, {
      branchId,
      action: 'escalate_complaint',
      subject: 'complaint',
      subjectId: id,
    });
  });
}

/** The chore that gives complaints without an answer in time to the executive, each once, and puts that on record. */
export const escalatingComplaints: Chore = {
  name: 'escalate complaints',
  run: async ({ pool, clock }, stopping) => {
    const now = clock.now();
    const { rows } = await pool.query<{ id: string }>(findLate({ today: businessDateOf(now) }));
    for (const { id } of rows) {
      stopping.throwIfAborted();
      await escalateOne(pool, id, now);
    }
  },
};
