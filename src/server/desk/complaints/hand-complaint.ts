import type { Pool } from 'pg';
import type { complaintCommandEndpoints } from '#contract/desk/complaint-commands.ts';
import type { ComplaintHandler } from '#contract/desk/complaints.ts';
import type { Phrase } from '#domain/language.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { namesOf } from '#server/platform/db/names-of.ts';
import { phraseOf } from '#server/platform/db/text-of.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal, refusedField } from '#server/platform/refusal.ts';
import { lockAssignees } from '../contact-requests/set-assignee.ts';
import { branchOf } from '../request-queue/request-queue.view.ts';
import { recordComplaintEvent } from './record-complaint-event.ts';
import { changeComplaint, giveComplaint } from './work-on-complaint.ts';

interface StaffRow {
  readonly id: string;
  readonly name: Phrase;
  readonly branchId: string | null;
  readonly branchCode: string;
  readonly city: Phrase;
  readonly openComplaints: number;
}

const findStaff = {
  name: 'find-complaint-handlers',
  text: `SELECT u.id, ${namesOf('u')} AS name, e.branch_id AS "branchId", b.code AS "branchCode", ${phraseOf('b.city')} AS city,
                (SELECT count(*)::integer FROM complaints c
                  WHERE c.handler_id = u.id AND c.answered_at IS NULL) AS "openComplaints"
           FROM users u
           LEFT JOIN employees e ON e.user_id = u.id AND u.role = 'employee'
           LEFT JOIN branches b ON b.id = e.branch_id
          WHERE u.is_active AND u.role IN ('employee', 'superadmin')
          ORDER BY "openComplaints", lower(u.full_name), u.id`,
};

/** The people who can be given complaints, those with the fewest open ones first. */
export async function listHandlers(pool: Pool): Promise<ComplaintHandler[]> {
  const { rows } = await pool.query<StaffRow>(findStaff);
  return rows.map(({ id, name, openComplaints, ...row }) => ({
    id,
    name,
    branch: row.branchId === null ? null : branchOf({ ...row, branchId: row.branchId }),
    openComplaints,
  }));
}

/** Takes a free complaint. For one's own it changes nothing. */
export function takeComplaint(call: Call<typeof complaintCommandEndpoints.takeComplaint>): Promise<void> {
  const { userId } = call.actor;
  return changeComplaint(call, 'take', async (client, complaint, at) => {
    const { handlerId, handlerName } = complaint;
    if (handlerId === userId) return null;
    if (handlerName !== null) throw new Refusal('complaint_taken', { holder: handlerName });
    return giveComplaint(client, call, complaint, userId, at);
  });
}

/** Gives a complaint to a member of staff. The database refuses the person concerned. */
export function assignComplaint(call: Call<typeof complaintCommandEndpoints.assignComplaint>): Promise<void> {
  const { handlerId } = call.input.body;
  return changeComplaint(call, 'assign', async (client, complaint, at) => {
    const [handler] = await lockAssignees(client, [handlerId]);
    if (handler === undefined) throw refusedField('handlerId', 'assignee_unfit');
    return handlerId === complaint.handlerId ? null : giveComplaint(client, call, complaint, handlerId, at);
  });
}

interface Concerned {
  readonly isSuperadmin: boolean;
}

const findConcerned = namedStatement(
  'find-person-concerned',
  `SELECT role = 'superadmin' AS "isSuperadmin" FROM users WHERE id = :id AND role IN ('superadmin', 'employee')`,
);

// A superadmin is never handled by a subordinate.
const setConcerned = namedStatement(
  'name-person-concerned',
  `UPDATE complaints SET about_user_id = :personId, is_for_head_office = is_for_head_office OR :isSuperadmin::boolean,
          handler_id = CASE WHEN handler_id = :personId THEN NULL
                            WHEN :isSuperadmin::boolean AND (SELECT role FROM users WHERE id = handler_id) = 'employee' THEN NULL
                            ELSE handler_id END
    WHERE id = :id`,
);

/** Says which member of staff a complaint is about. If that person handles it, it is free again. */
export function namePersonConcerned(
  call: Call<typeof complaintCommandEndpoints.namePersonConcerned>,
): Promise<void> {
  const { personId } = call.input.body;
  return changeComplaint(call, 'name', async (client, { id, branchId }, at) => {
    const found = await client.query<Concerned>(findConcerned({ id: personId }));
    const person = personId === null ? { isSuperadmin: false } : found.rows[0];
    if (person === undefined) throw refusedField('personId', 'assignee_unfit');
    const { userId: by } = call.actor;
    // Runs before the name is set: a handler who names themselves as the person concerned may still save that.
    await recordComplaintEvent(client, { complaintId: id, kind: 'named', by, at, personId });
    await client.query(setConcerned({ id, personId, ...person }));
    // Without the name: superadmins read the audit, also one whom it is about.
    return () =>
      recordAuditEvent(client, call, at, {
        branchId,
        action: 'name_person_concerned',
        subject: 'complaint',
        subjectId: id,
      });
  });
}
