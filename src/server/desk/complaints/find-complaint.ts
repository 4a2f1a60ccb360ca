import type { Pool } from 'pg';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { Phrase } from '#domain/language.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import type { Written } from '#domain/written.ts';
import { ask } from '#server/platform/db/ask.ts';
import { columns, type RowOf } from '#server/platform/db/columns.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { namesOf } from '#server/platform/db/names-of.ts';
import { raw, sql } from '#server/platform/db/sql.ts';
import { writtenOf } from '#server/platform/db/text-of.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type ComplaintReader, complaintSight, shownName } from './complaint-sight.ts';
import { type ComplaintListRow, complaintSelection, relatedToComplaint } from './complaints.queries.ts';

const detailColumns = columns('complaints', [
  ...(['body', 'language', 'gender', 'is_name_hidden', 'about_name', 'about_user_id'] as const),
  ...(['receipt_number', 'customer_id'] as const),
]);
const eventColumns = columns('complaint_events', ['id', 'kind', 'recorded_at', 'said']);

export interface ComplaintDetailRow extends ComplaintListRow, RowOf<typeof detailColumns> {
  readonly phone: string | null;
  readonly aboutUserName: Phrase | null;
  readonly enteredByName: Phrase | null;
  readonly customerName: Written | null;
}

export interface ComplaintEventRow extends RowOf<typeof eventColumns> {
  readonly recordedByName: Phrase | null;
  readonly personName: Phrase | null;
}

export interface ComplaintEntryRow {
  readonly entryId: string;
  readonly serial: number;
  readonly branchCode: string;
  readonly agreementNumber: string;
  readonly valuedOn: CalendarDate;
  readonly amount: Rupees;
  readonly customerId: string;
  readonly customerName: Written;
}

/** A complaint with its whole history. */
export interface ComplaintTrail {
  readonly complaint: ComplaintDetailRow;
  readonly events: readonly ComplaintEventRow[];
  readonly entries: readonly ComplaintEntryRow[];
}

const findEvents = namedStatement(
  'find-complaint-events',
  `SELECT ${eventColumns.selected('e')}, ${namesOf('by')} AS "recordedByName", ${namesOf('p')} AS "personName"
     FROM complaint_events e
     LEFT JOIN users by ON by.id = e.recorded_by
     LEFT JOIN users p ON p.id = e.person_id
    WHERE e.complaint_id = :id
    ORDER BY e.recorded_at DESC, e.id DESC`,
);

const findEntries = namedStatement(
  'find-complaint-entries',
  `SELECT e.entry_id AS "entryId", t.serial, tb.code AS "branchCode", a.number AS "agreementNumber", n.valued_on AS "valuedOn",
          n.amount, c.id AS "customerId", ${writtenOf('c.full_name')} AS "customerName"
     FROM complaint_events e
     JOIN entries n ON n.id = e.entry_id AND n.agreement_id = e.agreement_id
     JOIN receipts t ON t.entry_id = n.id AND t.agreement_id = n.agreement_id
     JOIN branches tb ON tb.id = t.branch_id
     JOIN agreements a ON a.id = n.agreement_id
     JOIN customers c ON c.id = a.customer_id
    WHERE e.complaint_id = :id AND e.kind = 'linked'
    ORDER BY e.recorded_at, e.id`,
);

/** One complaint with its history. Refuses one out of sight, and one about the reader, as not found. */
export async function findComplaint(
  pool: Pool,
  reader: ComplaintReader,
  id: string,
): Promise<ComplaintTrail> {
  const [complaint] = await ask<ComplaintDetailRow>(
    pool,
    sql`SELECT ${complaintSelection(reader)}, ${raw(detailColumns.selected('c'))}, ${shownName(reader, 'phone')} AS phone,
               ${raw(namesOf('about'))} AS "aboutUserName", ${raw(namesOf('taker'))} AS "enteredByName",
               CASE WHEN k.id IS NOT NULL AND ${shownName(reader, 'full_name')} IS NOT NULL
                    THEN ${raw(writtenOf('k.full_name'))} END AS "customerName"
          FROM complaints c ${relatedToComplaint}
          LEFT JOIN users about ON about.id = c.about_user_id
          LEFT JOIN users taker ON taker.id = c.entered_by
          LEFT JOIN customers k ON k.id = c.customer_id
         WHERE c.id = ${id}::uuid AND ${complaintSight(reader)}`,
  );
  if (complaint === undefined) throw new Refusal('not_found');
  const [events, entries] = await Promise.all([
    pool.query<ComplaintEventRow>(findEvents({ id })),
    pool.query<ComplaintEntryRow>(findEntries({ id })),
  ]);
  return { complaint, events: events.rows, entries: entries.rows };
}
