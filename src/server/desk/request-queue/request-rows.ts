import type { PromiseState } from '#domain/desk/contact-requests/promise.ts';
import type { Instant } from '#domain/instant.ts';
import type { Phrase } from '#domain/language.ts';
import { columns, type RowOf } from '#server/platform/db/columns.ts';
import { namesOf } from '#server/platform/db/names-of.ts';
import { raw, type Sql, sql } from '#server/platform/db/sql.ts';
import { phraseOf } from '#server/platform/db/text-of.ts';
import { promiseStateAt } from './promise-state.ts';

const rowColumns = columns('contact_requests', [
  'id',
  'form_type',
  'full_name',
  'phone',
  'status',
  'language',
  'received_at',
  'first_contact_at',
  'service_type',
  'branch_id',
  'assignee_id',
  'queue_place',
]);

/** A request as every list shows it. */
export interface RequestRow extends RowOf<typeof rowColumns> {
  readonly promise: PromiseState;
  readonly branchCode: string;
  readonly city: Phrase;
  readonly assigneeName: Phrase | null;
  readonly visitOn: string | null;
  readonly visitStartsAt: string | null;
  readonly visitAddress: string | null;
  readonly merged: number;
}

/** The columns of a request `r`, with those of its related rows. */
export function rowSelection(now: Instant): Sql {
  return sql`${raw(rowColumns.selected('r'))}, ${promiseStateAt(now)} AS promise,
    b.code AS "branchCode", ${raw(phraseOf('b.city'))} AS city, ${raw(namesOf('u'))} AS "assigneeName",
    v.visit_on AS "visitOn", to_char(v.starts_at, 'HH24:MI') AS "visitStartsAt", v.address AS "visitAddress",
    (SELECT count(*)::integer FROM contact_requests m WHERE m.merged_into = r.id) AS merged`;
}

/** The joins of a request's related rows. */
export const relatedRows = sql`
  JOIN branches b ON b.id = r.branch_id
  LEFT JOIN users u ON u.id = r.assignee_id
  LEFT JOIN home_visits v ON v.id = r.visit_id`;
