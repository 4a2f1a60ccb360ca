import type { Pool, PoolClient } from 'pg';
import type { VisitStop } from '#contract/desk/contact-requests.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { refusalOfVisit, visitHours } from '#domain/desk/contact-requests/visit-slots.ts';
import type { Instant } from '#domain/instant.ts';
import type { Phrase } from '#domain/language.ts';
import { ask } from '#server/platform/db/ask.ts';
import { columns, type RowOf } from '#server/platform/db/columns.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { namesOf } from '#server/platform/db/names-of.ts';
import { raw, sql } from '#server/platform/db/sql.ts';
import { phraseOf } from '#server/platform/db/text-of.ts';
import { branchOf } from '../request-queue/request-queue.view.ts';
import { type RequestReach, withinReach } from '../request-queue/request-reach.ts';
import { relatedRows } from '../request-queue/request-rows.ts';

const end = namedStatement(
  'end-home-visit',
  `WITH ended AS (
     UPDATE home_visits SET outcome = :outcome, ended_at = :at WHERE request_id = :requestId AND outcome IS NULL)
   UPDATE contact_requests SET visit_id = NULL WHERE id = :requestId`,
);

/** Ends the booked visit of a locked request. Its place is free again, unless the visit was made. */
export async function endVisit(
  client: PoolClient,
  requestId: string,
  outcome: 'made' | 'nobody_home' | 'moved' | 'cancelled',
  at: Date,
): Promise<void> {
  await client.query(end({ requestId, outcome, at }));
}

interface BranchHours {
  readonly opensAt: string;
  readonly closesAt: string;
  readonly visitsAtOnce: number;
}

/** When a branch is open and how many visits it makes in one hour. */
export async function findVisitHours(client: Pool | PoolClient, branchId: string): Promise<BranchHours> {
  const { rows } = await client.query<BranchHours>({
    name: 'find-visit-hours',
    text: `SELECT to_char(opens_at, 'HH24:MI') AS "opensAt", to_char(closes_at, 'HH24:MI') AS "closesAt",
                  visits_at_once AS "visitsAtOnce" FROM branches WHERE id = $1`,
    values: [branchId],
  });
  return rows[0] as BranchHours;
}

const takenHours = namedStatement(
  'find-taken-visit-hours',
  `SELECT to_char(starts_at, 'HH24:MI') AS "startsAt", count(*)::integer AS visits
     FROM home_visits
    WHERE branch_id = :branchId AND visit_on = :day AND (outcome IS NULL OR outcome IN ('made', 'nobody_home'))
    GROUP BY starts_at`,
);

/** The hours of a day at which a branch makes visits, each with whether a place is free. */
export async function freeVisitHours(pool: Pool, branchId: string, day: CalendarDate, now: Instant) {
  const { opensAt, closesAt, visitsAtOnce } = await findVisitHours(pool, branchId);
  const { rows } = await pool.query<{ startsAt: string; visits: number }>(takenHours({ branchId, day }));
  const taken = new Map(rows.map(({ startsAt, visits }) => [startsAt, visits]));
  const hours = visitHours(opensAt, closesAt);
  const present = { now, today: businessDateOf(now) };
  return hours.map((startsAt) => ({
    startsAt,
    isFree:
      (taken.get(startsAt) ?? 0) < visitsAtOnce &&
      refusalOfVisit({ visitOn: day, startsAt }, hours, present) === null,
  }));
}

const stopColumns = columns('contact_requests', ['full_name', 'phone', 'message', 'notes', 'branch_id']);

interface StopRow extends RowOf<typeof stopColumns> {
  readonly requestId: string;
  readonly startsAt: string;
  readonly address: string;
  readonly outcome: VisitStop['outcome'];
  readonly branchCode: string;
  readonly city: Phrase;
  readonly assigneeName: Phrase | null;
}

/** The visits of a day within reach, in order of branch, time and place. */
export async function listVisits(
  pool: Pool,
  reach: RequestReach,
  { day, branchId }: { readonly day: CalendarDate; readonly branchId?: string | undefined },
): Promise<VisitStop[]> {
  const rows = await ask<StopRow>(
    pool,
    sql`
    SELECT h.request_id AS "requestId", to_char(h.starts_at, 'HH24:MI') AS "startsAt", h.address, h.outcome,
           ${raw(stopColumns.selected('r'))}, b.code AS "branchCode", ${raw(phraseOf('b.city'))} AS city,
           ${raw(namesOf('u'))} AS "assigneeName"
      FROM home_visits h
      JOIN contact_requests r ON r.id = h.request_id ${relatedRows}
     WHERE h.visit_on = ${day}::date AND (h.outcome IS NULL OR h.outcome IN ('made', 'nobody_home'))
       AND ${withinReach(reach)} AND ${branchId === undefined ? raw('true') : sql`r.branch_id = ${branchId}::uuid`}
     ORDER BY b.position, h.starts_at, h.place, h.id`,
  );
  return rows.map((row) => ({
    requestId: row.requestId,
    startsAt: row.startsAt,
    outcome: row.outcome,
    branch: branchOf(row),
    assigneeName: row.assigneeName,
    fullName: row.fullName,
    phone: row.phone,
    address: row.address,
    message: row.message,
    notes: row.notes,
  }));
}
