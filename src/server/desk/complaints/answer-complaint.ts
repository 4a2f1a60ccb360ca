import type { PoolClient } from 'pg';
import type { complaintCommandEndpoints } from '#contract/desk/complaint-commands.ts';
import { parseReceiptNumber } from '#domain/lending/agreements/receipt-number.ts';
import { type Origin, recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { Call } from '#server/platform/http/call.ts';
import { createOnce } from '#server/platform/idempotency/create-once.ts';
import { requestHash } from '#server/platform/idempotency/request-hash.ts';
import { branchIdOf } from '#server/platform/reach.ts';
import { refusedField } from '#server/platform/refusal.ts';
import { recordComplaintEvent } from './record-complaint-event.ts';
import { changeComplaint, type LockedComplaint } from './work-on-complaint.ts';

/** The audit event of an action. Words are in the history alone: superadmins read the audit, also one whom a complaint is about. */
const recordOf =
  (
    client: PoolClient,
    origin: Origin,
    { id, branchId }: LockedComplaint,
    at: Date,
    action: 'note_complaint' | 'link_complaint_entry' | 'answer_complaint',
  ) =>
  () =>
    recordAuditEvent(client, origin, at, { branchId, action, subject: 'complaint', subjectId: id });

/** Adds a note to the history, in any state of the complaint. */
export function addComplaintNote(
  call: Call<typeof complaintCommandEndpoints.addComplaintNote>,
): Promise<void> {
  const { actor, idempotencyKey, input } = call;
  const { note } = input.body;
  const keyed = {
    userId: actor.userId,
    key: idempotencyKey,
    requestHash: requestHash('addComplaintNote', [input.params.id, input.body]),
  };
  return changeComplaint(call, null, async (client, complaint, at) => {
    let isNew = false;
    await createOnce(client, keyed, at, async (id) => {
      isNew = true;
      const event = { complaintId: complaint.id, kind: 'noted', by: actor.userId, at, said: note } as const;
      await recordComplaintEvent(client, { id, ...event });
    });
    return isNew ? recordOf(client, call, complaint, at, 'note_complaint') : null;
  });
}

const setAnswered = namedStatement(
  'answer-complaint',
  'UPDATE complaints SET answered_at = :at, taken_at = coalesce(taken_at, :at) WHERE id = :id',
);

/** Answers a complaint. The complainant reads the answer under the code. */
export function answerComplaint(call: Call<typeof complaintCommandEndpoints.answerComplaint>): Promise<void> {
  const { answer } = call.input.body;
  return changeComplaint(call, 'answer', async (client, complaint, at) => {
    const { id } = complaint;
    await client.query(setAnswered({ id, at }));
    const by = call.actor.userId;
    await recordComplaintEvent(client, { complaintId: id, kind: 'answered', by, at, said: answer });
    return recordOf(client, call, complaint, at, 'answer_complaint');
  });
}

interface ReceivedEntry {
  readonly entryId: string;
  readonly agreementId: string;
  readonly isLinked: boolean;
}

const findEntry = namedStatement(
  'find-entry-of-complaint',
  `SELECT t.entry_id AS "entryId", t.agreement_id AS "agreementId",
          EXISTS (SELECT FROM complaint_events e
                   WHERE e.complaint_id = :id AND e.kind = 'linked' AND e.entry_id = t.entry_id) AS "isLinked"
     FROM receipts t
     JOIN branches b ON b.id = t.branch_id
     JOIN agreements a ON a.id = t.agreement_id
    WHERE t.series = 'receipt' AND b.code = :branchCode AND t.serial = :serial
      AND (:branchId::uuid IS NULL OR a.branch_id = :branchId)`,
);

/** Links the payment of a receipt. Refuses a receipt that the caller does not reach like one that does not exist. */
export function linkComplaintEntry(
  call: Call<typeof complaintCommandEndpoints.linkComplaintEntry>,
): Promise<void> {
  const number = parseReceiptNumber(call.input.body.receiptNumber);
  const branchId = branchIdOf(call.besides.receipts);
  return changeComplaint(call, 'link', async (client, complaint, at) => {
    const { id } = complaint;
    const { branchCode = null, serial = null } = number?.series === 'receipt' ? number : {};
    const { rows } = await client.query<ReceivedEntry>(findEntry({ id, branchCode, serial, branchId }));
    const entry = rows[0];
    if (entry === undefined) throw refusedField('receiptNumber', 'receipt_unknown');
    if (entry.isLinked) return null;
    const { entryId, agreementId } = entry;
    const by = call.actor.userId;
    await recordComplaintEvent(client, { complaintId: id, kind: 'linked', by, at, entryId, agreementId });
    return recordOf(client, call, complaint, at, 'link_complaint_entry');
  });
}
