import type { Pool } from 'pg';
import type { ComplaintTab } from '#contract/desk/complaints.ts';
import { complaintTabs } from '#contract/desk/complaints.ts';
import type { Page } from '#contract/endpoint.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { ComplaintKind } from '#domain/desk/complaints/complaint.ts';
import { complaintClockBounds } from '#domain/desk/complaints/complaint-clock.ts';
import { parseComplaintNumber } from '#domain/desk/complaints/complaint-number.ts';
import type { Phrase } from '#domain/language.ts';
import { ask } from '#server/platform/db/ask.ts';
import { columns, type RowOf } from '#server/platform/db/columns.ts';
import { countMatches, cutPage, type Matches, pageRowsAsked } from '#server/platform/db/keyset-page.ts';
import { namesOf } from '#server/platform/db/names-of.ts';
import { sortedList } from '#server/platform/db/sorted-list.ts';
import { allOf, raw, type Sql, sql } from '#server/platform/db/sql.ts';
import { phraseOf } from '#server/platform/db/text-of.ts';
import { type ComplaintReader, complaintSight, shownName } from './complaint-sight.ts';

const rowColumns = columns('complaints', [
  ...(['id', 'branch_id', 'year', 'serial', 'kind', 'source', 'status', 'received_at', 'taken_at'] as const),
  ...(['due_by', 'acknowledge_by', 'answer_by', 'executive_after', 'answered_at', 'handler_id'] as const),
  ...(['is_for_head_office', 'escalated_at', 'reopened_at'] as const),
]);

/** A complaint as the list shows it. */
export interface ComplaintListRow extends RowOf<typeof rowColumns> {
  readonly fullName: string | null;
  readonly branchCode: string;
  readonly city: Phrase;
  readonly handlerName: Phrase | null;
}

/** The columns of a complaint `c`, with those of its related rows. */
export const complaintSelection = (reader: ComplaintReader): Sql =>
  sql`${raw(rowColumns.selected('c'))}, ${shownName(reader, 'full_name')} AS "fullName", b.code AS "branchCode",
    ${raw(phraseOf('b.city'))} AS city, ${raw(namesOf('h'))} AS "handlerName"`;

export const relatedToComplaint = raw(
  'JOIN branches b ON b.id = c.branch_id LEFT JOIN users h ON h.id = c.handler_id',
);

interface ComplaintFilters {
  readonly tab: ComplaintTab;
  readonly kind?: ComplaintKind | undefined;
  readonly branchId?: string | undefined;
  readonly number?: string | undefined;
}

function withNumber(typed: string): Sql {
  const number = parseComplaintNumber(typed);
  if (number === null) return raw('false');
  const { branchCode, year, serial } = number;
  return sql`c.branch_id = (SELECT id FROM branches WHERE code = ${branchCode}) AND c.year = ${year} AND c.serial = ${serial}`;
}

function inTab(tab: ComplaintTab, { userId }: ComplaintReader, today: CalendarDate): Sql {
  switch (tab) {
    case 'open':
      return raw('c.answered_at IS NULL');
    case 'mine':
      return sql`c.answered_at IS NULL AND c.handler_id = ${userId}::uuid`;
    case 'overdue':
      return sql`c.answered_at IS NULL AND c.due_by < ${complaintClockBounds(today).overdueBefore}::date`;
    case 'answered':
      return raw('c.answered_at IS NOT NULL');
    case 'all':
      return raw('true');
  }
}

function matching(reader: ComplaintReader, filters: ComplaintFilters, today: CalendarDate): Matches {
  const { tab, kind, branchId, number } = filters;
  return {
    from: raw('complaints c'),
    where: allOf([
      complaintSight(reader),
      inTab(tab, reader, today),
      kind !== undefined && sql`c.kind = ${kind}`,
      branchId !== undefined && sql`c.branch_id = ${branchId}::uuid`,
      number !== undefined && number !== '' && withNumber(number),
    ]),
  };
}

const sortable = {
  from: 'complaints c',
  id: 'c.id',
  keys: { due: 'c.due_by', answered: 'c.answered_at', received: 'c.received_at' },
} as const;

const orderOf = {
  answered: '-answered',
  all: '-received',
  open: 'due',
  mine: 'due',
  overdue: 'due',
} as const;

/** One page of the complaints of a tab. */
export async function listComplaints(
  pool: Pool,
  reader: ComplaintReader,
  today: CalendarDate,
  { cursor, ...filters }: ComplaintFilters & { readonly cursor?: string | undefined },
): Promise<{ rows: readonly ComplaintListRow[]; page: Page }> {
  const matches = matching(reader, filters, today);
  const { after, order } = sortedList(sortable, orderOf[filters.tab], cursor);
  const rows = await ask<ComplaintListRow>(
    pool,
    sql`SELECT ${complaintSelection(reader)} FROM complaints c ${relatedToComplaint}
         WHERE ${matches.where} AND ${after} ORDER BY ${order} LIMIT ${pageRowsAsked}`,
  );
  return cutPage(pool, matches, rows, ({ id }) => ({ id }));
}

/** The number of complaints in each tab. */
export async function countComplaints(
  pool: Pool,
  reader: ComplaintReader,
  today: CalendarDate,
  narrowing: Omit<ComplaintFilters, 'tab'>,
): Promise<Record<ComplaintTab, number | null>> {
  const counted = complaintTabs.map(
    async (tab) => [tab, await countMatches(pool, matching(reader, { ...narrowing, tab }, today))] as const,
  );
  return Object.fromEntries(await Promise.all(counted)) as Record<ComplaintTab, number | null>;
}
