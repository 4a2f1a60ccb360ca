import type { Pool } from 'pg';
import { type FieldHomeVisit, fieldVisitsMax } from '#contract/lending/field/field-days.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import type { AgreementStatus } from '#domain/lending/agreements/agreement-status.ts';
import { dueGroups } from '#domain/lending/collections/due-list.ts';
import type { PaymentMethod } from '#domain/lending/ledger/bookkeeping.ts';
import type { Gender } from '#domain/person/gender.ts';
import { ask } from '#server/platform/db/ask.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { joined, sql } from '#server/platform/db/sql.ts';
import type { BranchReach } from '#server/platform/reach.ts';
import { type DueScope, isDue } from '../collections/due-agreements.ts';
import { areaOfAddress, type DueRow, findDueRows } from '../collections/due-list.queries.ts';

/** The further facts of a visit that the due list does not have. */
export interface VisitFactsRow {
  readonly agreementId: string;
  readonly status: AgreementStatus;
  readonly gender: Gender;
  readonly area: string;
  readonly left: number;
  readonly rows: [CalendarDate, number, number][];
  readonly payments: { valuedOn: CalendarDate; method: PaymentMethod; amount: number }[];
}

export interface FieldVisitRows {
  readonly rows: readonly DueRow[];
  readonly facts: ReadonlyMap<string, VisitFactsRow>;
  readonly isCut: boolean;
}

const findFacts = namedStatement(
  'find-facts-of-field-visits',
  `SELECT a.id AS "agreementId", a.status, c.gender, a.outstanding + a.written_off - a.recovered AS left,
          (SELECT coalesce(json_agg(json_build_array(i.due_on, i.amount, i.paid) ORDER BY i.number), '[]') FROM installments i
            WHERE i.agreement_id = a.id AND i.schedule_number = a.schedule_number AND i.number > 0) AS rows,
          (SELECT coalesce(json_agg(p), '[]')
             FROM (SELECT e.valued_on AS "valuedOn", e.method, e.amount FROM entries e
                    WHERE e.agreement_id = a.id AND e.kind IN ('payment', 'recovery')
                      AND NOT EXISTS (SELECT FROM entries v WHERE v.agreement_id = a.id AND v.reverses = e.id)
                    ORDER BY e.valued_on DESC, e.position DESC LIMIT 3) p) AS payments
     FROM agreements a JOIN customers c ON c.id = a.customer_id
    WHERE a.id = ANY (:ids::uuid[])`,
);

/** The visits of an officer's day, in the order of the road. */
export async function findFieldVisits(
  pool: Pool,
  reach: BranchReach,
  scope: DueScope,
): Promise<FieldVisitRows> {
  const isToVisit = joined(
    dueGroups.map((group) => sql`(${isDue(reach, scope, { group })})`),
    ' OR ',
  );
  const found = await ask<{ id: string; area: string }>(
    pool,
    sql`SELECT a.id, ${areaOfAddress} AS area
          FROM agreements a
          JOIN customers c ON c.id = a.customer_id
          JOIN branches b ON b.id = c.branch_id
         WHERE ${isToVisit}
         ORDER BY c.city, ${areaOfAddress}, c.address, a.id LIMIT ${fieldVisitsMax + 1}`,
  );
  const ids = found.slice(0, fieldVisitsMax).map(({ id }) => id);
  const areas = new Map(found.map(({ id, area }) => [id, area]));
  const [rows, { rows: facts }] = await Promise.all([
    findDueRows(pool, ids, scope.today),
    pool.query<Omit<VisitFactsRow, 'area'>>(findFacts({ ids })),
  ]);
  return {
    rows,
    facts: new Map(facts.map((row) => [row.agreementId, { ...row, area: areas.get(row.agreementId) ?? '' }])),
    isCut: found.length > fieldVisitsMax,
  };
}

const findHomeVisits = namedStatement(
  'find-home-visits-of-field-day',
  `SELECT h.id, r.full_name AS "fullName", r.phone, h.address, to_char(h.starts_at, 'HH24:MI') AS "startsAt"
     FROM home_visits h JOIN contact_requests r ON r.id = h.request_id
    WHERE h.branch_id = :branchId AND h.visit_on = :day AND h.outcome IS NULL AND r.assignee_id = :officerId
    ORDER BY h.starts_at, h.id`,
);

/** The visits of the day to homes from which a request came that is the officer's. */
export async function findFieldHomeVisits(
  pool: Pool,
  wanted: { readonly branchId: string; readonly officerId: string; readonly day: CalendarDate },
): Promise<FieldHomeVisit[]> {
  return (await pool.query<FieldHomeVisit>(findHomeVisits(wanted))).rows;
}
