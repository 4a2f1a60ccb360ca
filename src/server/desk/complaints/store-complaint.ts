import { randomBytes } from 'node:crypto';
import type { PoolClient } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { ComplaintKind, ComplaintSource } from '#domain/desk/complaints/complaint.ts';
import { complaintDeadlines } from '#domain/desk/complaints/complaint-clock.ts';
import { formatComplaintNumber } from '#domain/desk/complaints/complaint-number.ts';
import { isForHeadOffice } from '#domain/desk/complaints/person-concerned.ts';
import { branchOnArrival } from '#domain/desk/contact-requests/branch-on-arrival.ts';
import { trackingCodeBytes, trackingCodeOf } from '#domain/desk/contact-requests/tracking-code.ts';
import type { Language } from '#domain/language.ts';
import { parseReceiptNumber } from '#domain/lending/agreements/receipt-number.ts';
import type { Gender } from '#domain/person/gender.ts';
import { type RecordedOrigin, recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import type { AppContext } from '#server/platform/context.ts';
import { columns } from '#server/platform/db/columns.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { Submission } from '#server/platform/idempotency/submission.ts';
import { announce } from '#server/platform/live/announce.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readSection } from '#server/platform/rules/stored-content.ts';
import { findNamedBranches } from '../contact-requests/named-branches.ts';
import { findStaffNamed } from './staff-concerned.ts';

/** A complaint on arrival. */
export interface NewComplaint {
  readonly source: ComplaintSource;
  readonly kind: ComplaintKind;
  readonly text: string;
  readonly aboutName: string | null;
  readonly receiptNumber: string | null;
  readonly gender: Gender | null;
  readonly isNameHidden: boolean;
  readonly fullName: string | null;
  readonly phone: string | null;
  readonly language: Language;
  readonly customerId: string | null;
  readonly enteredBy: string | null;
  /** Null leaves it to the code, to the receipt, to the text, or else to the main branch. */
  readonly branchId: string | null;
  readonly branchCode: string | null;
}

/** The number and the code of a complaint, for the complainant. */
export interface StoredComplaint {
  readonly id: string;
  readonly number: string;
  readonly code: string;
}

interface StoredRow {
  readonly id: string;
  readonly branchCode: string;
  readonly year: number;
  readonly serial: number;
  readonly code: string;
}

const stored = ({ id, code, ...number }: StoredRow): StoredComplaint => ({
  id,
  code,
  number: formatComplaintNumber(number),
});

/** The code of a complaint, or of none: a bot gets one that is never found. */
export const newComplaintCode = () => trackingCodeOf('C', randomBytes(trackingCodeBytes));

const ofRow = 'c.id, b.code AS "branchCode", c.year, c.serial, c.tracking_code AS code';

const findBySubmissionKey = {
  name: 'find-complaint-submission',
  text: `SELECT ${ofRow}, c.submission_digest AS digest
           FROM complaints c JOIN branches b ON b.id = c.branch_id WHERE c.submission_key = $1`,
};

/** The complaint of a submission that is stored already; null if it is new. Refuses another complaint under a used key. */
export async function findStoredComplaint(
  { pool }: AppContext,
  { key, digest }: Submission,
): Promise<StoredComplaint | null> {
  const { rows } = await pool.query<StoredRow & { digest: Buffer }>({
    ...findBySubmissionKey,
    values: [key],
  });
  const row = rows[0];
  if (row === undefined) return null;
  if (!row.digest.equals(digest)) throw new Refusal('idempotency_key_reused');
  return stored(row);
}

async function branchOf(client: PoolClient, complaint: NewComplaint): Promise<string> {
  if (complaint.branchId !== null) return complaint.branchId;
  const branches = await findNamedBranches(client);
  const codes = [complaint.branchCode, parseReceiptNumber(complaint.receiptNumber ?? '')?.branchCode];
  const named = codes.flatMap((code) => branches.find((branch) => branch.code === code) ?? [])[0];
  return named?.id ?? branchOnArrival({ address: null, message: complaint.text }, branches).branchId;
}

// Numbers have no gaps, so the complaints of a branch are numbered one after another.
const waitForNumber = {
  name: 'wait-for-complaint-number',
  text: "SELECT pg_advisory_xact_lock(hashtextextended('complaint of ' || $1, 0))",
};

const written = columns('complaints', [
  ...(['source', 'kind', 'full_name', 'phone', 'gender', 'is_name_hidden', 'about_name'] as const),
  ...(['receipt_number', 'language', 'customer_id', 'entered_by', 'branch_id'] as const),
  ...(['acknowledge_by', 'answer_by', 'executive_after'] as const),
]);

const insert = namedStatement(
  'insert-complaint',
  `WITH c AS (
     INSERT INTO complaints (id, year, serial, tracking_code, body, received_at, submission_key, submission_digest, about_user_id,
                             is_for_head_office, ${written.names})
     VALUES (:id, :year,
             (SELECT coalesce(max(serial), 0) + 1 FROM complaints WHERE branch_id = :branchId AND year = :year),
             :code, :body, :receivedAt, :key, :digest, :aboutUserId, :isForHeadOffice, ${written.parameters})
         ON CONFLICT (submission_key) DO NOTHING
     RETURNING *)
   SELECT ${ofRow} FROM c JOIN branches b ON b.id = c.branch_id`,
);

/** Stores a complaint and returns its number and code. A repeated submission returns the same ones and stores nothing. */
export async function storeComplaint(
  context: AppContext,
  origin: RecordedOrigin,
  complaint: NewComplaint,
  submission: Submission,
): Promise<StoredComplaint> {
  const now = context.clock.now();
  const receivedAt = new Date(now);
  const today = businessDateOf(now);
  const made = await inTransaction(context.pool, async (client) => {
    const branchId = await branchOf(client, complaint);
    const about = await findStaffNamed(client, complaint.aboutName);
    const { content: rules } = await readSection(client, 'complaint_rules');
    await client.query({ ...waitForNumber, values: [branchId] });
    const { rows } = await client.query<StoredRow>(
      insert({
        ...{ id: uuidv7(), code: newComplaintCode(), body: complaint.text, receivedAt, ...submission },
        year: Number(today.slice(0, 4)),
        aboutUserId: about?.id ?? null,
        isForHeadOffice: isForHeadOffice({ ...complaint, aboutRole: about?.role ?? null }),
        ...written.valuesOf({ ...complaint, branchId, ...complaintDeadlines(today, rules) }),
      }),
    );
    const row = rows[0];
    if (row === undefined) return null;
    await announce(client, { kind: 'complaints', branchId });
    const number = stored(row).number;
    await recordAuditEvent(client, origin, receivedAt, {
      branchId,
      action: 'receive_complaint',
      subject: 'complaint',
      subjectId: row.id,
      after: { number },
    });
    return stored(row);
  });
  if (made !== null) return made;
  // The other half of a double click was stored between our query and our insert.
  const first = await findStoredComplaint(context, submission);
  if (first === null) throw new Error('a submission that conflicts is stored');
  return first;
}
