import type { Pool } from 'pg';
import type { Instant } from '#domain/instant.ts';
import type { Phrase } from '#domain/language.ts';
import type { Written } from '#domain/written.ts';
import { ask } from '#server/platform/db/ask.ts';
import { columns, type RowOf } from '#server/platform/db/columns.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { namesOf } from '#server/platform/db/names-of.ts';
import { literal, raw, sql } from '#server/platform/db/sql.ts';
import { phraseOf, writtenOf } from '#server/platform/db/text-of.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type RequestReach, withinReach } from '../request-queue/request-reach.ts';
import { type RequestRow, relatedRows, rowSelection } from '../request-queue/request-rows.ts';

const writtenColumns = columns('contact_requests', [
  'id',
  'form_type',
  'full_name',
  'received_at',
  'email',
  'address',
  'message',
  'notes',
]);
const detailColumns = columns('contact_requests', [
  'email',
  'address',
  'message',
  'notes',
  'preferred_on',
  'preferred_time',
  'branch_rule',
  'close_reason',
  'customer_id',
]);
const eventColumns = columns('contact_request_events', [
  'id',
  'kind',
  'recorded_at',
  'result',
  'outside_hours_reason',
  'note',
  'close_reason',
]);

interface DetailRow extends RequestRow, RowOf<typeof detailColumns> {
  readonly customerName: Written | null;
}

export type WrittenRow = RowOf<typeof writtenColumns>;

export interface EventRow extends RowOf<typeof eventColumns> {
  readonly recordedByName: Phrase | null;
  readonly assigneeName: Phrase | null;
  readonly visitOn: string | null;
  readonly visitStartsAt: string | null;
  readonly visitAddress: string | null;
  readonly mergedName: string | null;
}

export interface SameNumberRow
  extends Pick<
    DetailRow,
    | 'id'
    | 'fullName'
    | 'receivedAt'
    | 'status'
    | 'closeReason'
    | 'assigneeName'
    | 'branchId'
    | 'branchCode'
    | 'city'
  > {
  readonly isWithinReach: boolean;
}

/** A request with its whole trail. */
export interface RequestTrail {
  readonly request: DetailRow;
  readonly alsoWrote: readonly WrittenRow[];
  readonly events: readonly EventRow[];
  readonly sameNumber: readonly SameNumberRow[];
}

/** The reader's reach, and the moment of reading. */
interface Reader {
  readonly reach: RequestReach;
  readonly now: Instant;
}

/** The most requests of one phone that a reader needs. */
const sameNumberMax = 20;

/** One request with its history; for a merged request, the one it was merged into. Refuses one out of reach. */
export async function findContactRequest(
  pool: Pool,
  { reach, now }: Reader,
  id: string,
): Promise<RequestTrail> {
  const rows = await ask<DetailRow>(
    pool,
    sql`
    SELECT ${rowSelection(now)}, ${raw(detailColumns.selected('r'))}, ${raw(writtenOf('c.full_name'))} AS "customerName"
      FROM contact_requests r ${relatedRows} LEFT JOIN customers c ON c.id = r.customer_id
     WHERE r.id = (SELECT coalesce(merged_into, id) FROM contact_requests WHERE id = ${id}::uuid)
       AND ${withinReach(reach)}`,
  );
  const request = rows[0];
  if (request === undefined) throw new Refusal('not_found');
  const [alsoWrote, events, sameNumber] = await Promise.all([
    pool.query<WrittenRow>(findAlsoWrote({ id: request.id })),
    pool.query<EventRow>(findEvents({ id: request.id })),
    findSameNumber(pool, reach, request),
  ]);
  return { request, alsoWrote: alsoWrote.rows, events: events.rows, sameNumber };
}

const findAlsoWrote = namedStatement(
  'find-merged-contact-requests',
  `SELECT ${writtenColumns.selected('r')} FROM contact_requests r
    WHERE r.merged_into = :id ORDER BY r.received_at DESC, r.id DESC`,
);

const findEvents = namedStatement(
  'find-contact-request-events',
  `SELECT ${eventColumns.selected('e')}, CASE WHEN by.id IS NOT NULL THEN ${namesOf('by')} END AS "recordedByName", ${namesOf('a')} AS "assigneeName",
          v.visit_on AS "visitOn", to_char(v.starts_at, 'HH24:MI') AS "visitStartsAt", v.address AS "visitAddress", coalesce(m.full_name, CASE WHEN e.kind IN ('visitor_wrote', 'withdrawn') AND e.request_id <> :id THEN own.full_name END) AS "mergedName"
     FROM contact_request_events e
     JOIN contact_requests own ON own.id = e.request_id
     LEFT JOIN users by ON by.id = e.recorded_by
     LEFT JOIN users a ON a.id = e.assignee_id
     LEFT JOIN home_visits v ON v.id = e.visit_id
     LEFT JOIN contact_requests m ON m.id = e.merged_id
    WHERE e.request_id = ANY (ARRAY(SELECT id FROM contact_requests WHERE id = :id OR merged_into = :id))
    ORDER BY e.recorded_at DESC, e.id DESC`,
);

async function findSameNumber(
  pool: Pool,
  reach: RequestReach,
  { id, phone }: DetailRow,
): Promise<readonly SameNumberRow[]> {
  const rows = await ask<SameNumberRow>(
    pool,
    sql`
    SELECT r.id, r.full_name AS "fullName", r.received_at AS "receivedAt", r.status, r.close_reason AS "closeReason",
           ${raw(namesOf('u'))} AS "assigneeName", r.branch_id AS "branchId", b.code AS "branchCode",
           ${raw(phraseOf('b.city'))} AS city,
           coalesce(${withinReach(reach)}, false) AS "isWithinReach"
      FROM contact_requests r ${relatedRows}
     WHERE r.phone = ${phone} AND r.id <> ${id}::uuid AND r.merged_into IS NULL
     ORDER BY r.received_at DESC, r.id DESC LIMIT ${literal(sameNumberMax)}`,
  );
  return rows;
}
