import type { PoolClient } from 'pg';
import { complainantWordsMax } from '#contract/site/complaint-forms.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { ComplaintStatus } from '#domain/desk/complaints/complaint.ts';
import { refusalOfComplaintAction } from '#domain/desk/complaints/complaint-actions.ts';
import { complaintDeadlines } from '#domain/desk/complaints/complaint-clock.ts';
import { parseTrackingCode } from '#domain/desk/contact-requests/tracking-code.ts';
import { recordComplaintEvent } from '#server/desk/complaints/record-complaint-event.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import type { AppContext } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { announce } from '#server/platform/live/announce.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readSection } from '#server/platform/rules/stored-content.ts';

interface LockedComplaint {
  readonly id: string;
  readonly branchId: string;
  readonly handlerId: string | null;
  readonly status: ComplaintStatus;
  readonly receivedAt: Date;
  readonly isReopened: boolean;
}

const lock = {
  name: 'lock-complaint-by-code',
  text: `SELECT c.id, c.branch_id AS "branchId", c.handler_id AS "handlerId", c.status, c.received_at AS "receivedAt",
                c.reopened_at IS NOT NULL AS "isReopened"
           FROM complaints c WHERE c.tracking_code = $1
            FOR NO KEY UPDATE`,
};

// After the lock, so that it sees what another tab has just written.
const findLastWords = {
  name: 'find-last-words-of-complainant',
  text: `SELECT said FROM complaint_events WHERE complaint_id = $1 AND kind IN ('added', 'reopened')
          ORDER BY recorded_at DESC, id DESC LIMIT 1`,
};

// Also after the lock: of two words at once, the second counts the first.
const countWords = {
  name: 'count-words-of-complainant',
  text: "SELECT count(*)::integer AS count FROM complaint_events WHERE complaint_id = $1 AND kind = 'added'",
};

const open = namedStatement(
  'reopen-complaint',
  `UPDATE complaints
      SET answered_at = NULL, escalated_at = NULL, reopened_at = :at,
          acknowledge_by = :acknowledgeBy, answer_by = :answerBy, executive_after = :executiveAfter
    WHERE id = :id`,
);

/** Has no address in the audit, like the complaint itself. */
const complainant = { actor: null, clientAddress: null };

type Step = (client: PoolClient, complaint: LockedComplaint, at: Date) => Promise<void>;

/** Does what the holder of a code asks for, unless the same words are there already. Refuses an unknown code. */
async function writeTo(context: AppContext, code: string, text: string, step: Step): Promise<void> {
  await inTransaction(context.pool, async (client) => {
    const { rows } = await client.query<LockedComplaint>({ ...lock, values: [parseTrackingCode('C', code)] });
    const complaint = rows[0];
    if (complaint === undefined) throw new Refusal('not_found');
    const last = await client.query<{ said: string }>({ ...findLastWords, values: [complaint.id] });
    if (last.rows[0]?.said === text) return;
    const at = new Date(Math.max(context.clock.now(), complaint.receivedAt.getTime()));
    await step(client, complaint, at);
  });
}

/** Tells the open pages, and last the audit. What was written is in the history alone, which the person concerned cannot read. */
async function tell(
  client: PoolClient,
  { id, branchId, handlerId: userId }: LockedComplaint,
  at: Date,
  action: 'add_to_complaint' | 'reopen_complaint',
): Promise<void> {
  await announce(client, { kind: 'complaints', branchId, userId });
  await recordAuditEvent(client, complainant, at, { branchId, action, subject: 'complaint', subjectId: id });
}

/** Adds the complainant's words to a complaint that is not answered. */
export function addToComplaint(context: AppContext, code: string, text: string): Promise<void> {
  return writeTo(context, code, text, async (client, complaint, at) => {
    if (complaint.status === 'answered') throw new Refusal('complaint_is_answered');
    const { rows } = await client.query<{ count: number }>({ ...countWords, values: [complaint.id] });
    if ((rows[0]?.count ?? 0) >= complainantWordsMax) throw new Refusal('complaint_words_used_up');
    await recordComplaintEvent(client, {
      complaintId: complaint.id,
      kind: 'added',
      by: null,
      at,
      said: text,
    });
    await tell(client, complaint, at, 'add_to_complaint');
  });
}

/** Opens an answered complaint again, once. Its clock starts anew on this day. */
export function reopenComplaint(context: AppContext, code: string, text: string): Promise<void> {
  return writeTo(context, code, text, async (client, complaint, at) => {
    const refusal = refusalOfComplaintAction('reopen', complaint);
    if (refusal !== null) throw new Refusal(refusal);
    const { content: rules } = await readSection(client, 'complaint_rules');
    const deadlines = complaintDeadlines(businessDateOf(at.getTime()), rules);
    await client.query(open({ id: complaint.id, at, ...deadlines }));
    await recordComplaintEvent(client, {
      complaintId: complaint.id,
      kind: 'reopened',
      by: null,
      at,
      said: text,
    });
    await tell(client, complaint, at, 'reopen_complaint');
  });
}
