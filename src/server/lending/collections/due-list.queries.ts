import type { Pool } from 'pg';
import type { DueCounts } from '#contract/lending/collections.ts';
import { addDays, type CalendarDate, calendarDate } from '#domain/calendar/calendar-date.ts';
import { invariant } from '#domain/invariant.ts';
import type { Language } from '#domain/language.ts';
import type { DueGroup } from '#domain/lending/collections/due-list.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import { type DatePlace, dateCursorOf, datePlaceOf } from '#server/platform/db/date-cursor.ts';
import { cutRows, pageRowsAsked } from '#server/platform/db/keyset-page.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { type BranchReach, branchIdOf } from '#server/platform/reach.ts';
import { type ContactRow, contactsOf } from './collections.queries.ts';
import { type DueSituation, groupOf, situationOf } from './due-situation.ts';

const isOfficers = 'a.officer_id = :officerId AND (:branchId::uuid IS NULL OR a.branch_id = :branchId)';

/** Agreements with a promise for that day. Few, whatever the officer has, so the promises lead to them and not the other way. */
const findPromised = namedStatement(
  'find-promised-for-day',
  `SELECT ${situationOf}
     FROM (SELECT DISTINCT agreement_id FROM payment_promises WHERE promised_for = :today::date) t
    CROSS JOIN LATERAL (
      SELECT * FROM agreements a
       WHERE a.id = t.agreement_id AND ${isOfficers} AND a.status IN ('active', 'written_off') OFFSET 0) a`,
);

const countUnpaid = namedStatement(
  'count-unpaid-of-officer',
  `SELECT count(*) FILTER (WHERE a.oldest_unpaid_due_on < :today) AS overdue,
          count(*) FILTER (WHERE a.oldest_unpaid_due_on = :today) AS due_today
     FROM agreements a
    WHERE ${isOfficers} AND a.status = 'active' AND a.oldest_unpaid_due_on <= :today::date`,
);

const findUnpaid = namedStatement(
  'find-unpaid-of-officer',
  `SELECT a.id
     FROM agreements a
    WHERE ${isOfficers} AND a.status = 'active' AND a.oldest_unpaid_due_on <= :until::date
      AND (a.oldest_unpaid_due_on, a.id) > (:afterOn::date, :afterId::uuid) AND a.id <> ALL (:promised::uuid[])
    ORDER BY a.oldest_unpaid_due_on, a.id LIMIT ${pageRowsAsked}`,
);

export interface DueRow extends DueSituation {
  readonly agreementNumber: string;
  readonly customerId: string;
  readonly customerName: string;
  readonly customerNameUr: string | null;
  readonly phone: string;
  readonly language: Language | null;
  readonly overdue: Rupees;
  readonly dueNow: Rupees;
  readonly lastContact: ContactRow | null;
}

const findRows = namedStatement(
  'find-due-rows',
  `SELECT ${situationOf}, a.number AS "agreementNumber", c.id AS "customerId", c.full_name AS "customerName",
          c.full_name_ur AS "customerNameUr", c.phone, u.language, owed.overdue, owed.due_now AS "dueNow",
          (SELECT row_to_json(l) FROM (${contactsOf} LIMIT 1) l) AS "lastContact"
     FROM agreements a
     JOIN customers c ON c.id = a.customer_id
     LEFT JOIN users u ON u.id = c.user_id
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(i.amount - i.paid) FILTER (WHERE i.due_on < :today), 0)::bigint AS overdue,
             coalesce(sum(i.amount - i.paid), 0)::bigint AS due_now
        FROM installments i
       WHERE i.agreement_id = a.id AND i.schedule_number = a.schedule_number AND i.due_on <= :today::date
         AND a.status = 'active') owed
    WHERE a.id = ANY (:ids::uuid[])
    ORDER BY a.oldest_unpaid_due_on, a.id`,
);

/** Whose list, on which day. */
interface Whose {
  readonly officerId: string;
  readonly today: CalendarDate;
}

async function promisedForToday(
  pool: Pool,
  reach: BranchReach,
  { officerId, today }: Whose,
): Promise<DueSituation[]> {
  const { rows } = await pool.query<DueSituation>(
    findPromised({ officerId, branchId: branchIdOf(reach), today }),
  );
  return rows.filter((row) => groupOf(row, today) === 'promised');
}

async function countGroups(
  pool: Pool,
  reach: BranchReach,
  { officerId, today }: Whose,
  promised: readonly DueSituation[],
): Promise<DueCounts> {
  const { rows } = await pool.query<Pick<DueCounts, 'overdue' | 'due_today'>>(
    countUnpaid({ officerId, branchId: branchIdOf(reach), today }),
  );
  invariant(rows[0] !== undefined, 'counting answers one row');
  const { overdue, due_today } = rows[0];
  const promisedSince = (isMeant: (day: CalendarDate) => boolean) =>
    promised.filter(({ oldestUnpaidDueOn: day }) => day !== null && isMeant(day)).length;
  return {
    promised: promised.length,
    overdue: overdue - promisedSince((day) => day < today),
    due_today: due_today - promisedSince((day) => day === today),
  };
}

/** How many agreements of an officer are in each group today. */
export async function countDue(pool: Pool, reach: BranchReach, whose: Whose): Promise<DueCounts> {
  return countGroups(pool, reach, whose, await promisedForToday(pool, reach, whose));
}

/** What a written-off agreement, which has nothing unpaid, is sorted by: after all others. */
const noDay = calendarDate('2199-12-31');
const earliestDay = calendarDate('1900-01-01');
const earliestId = '00000000-0000-0000-0000-000000000000';

function placeOf({ oldestUnpaidDueOn, agreementId }: DueSituation): DatePlace {
  return { on: oldestUnpaidDueOn ?? noDay, id: agreementId };
}

const wordOf = ({ on, id }: DatePlace) => `${on} ${id}`;

/** One page of a group, the oldest first, with how many are in the group. */
export async function listDue(
  pool: Pool,
  reach: BranchReach,
  whose: Whose,
  { group, cursor }: { readonly group: DueGroup; readonly cursor?: string | undefined },
) {
  const { officerId, today } = whose;
  const promised = await promisedForToday(pool, reach, whose);
  const counts = await countGroups(pool, reach, whose, promised);
  const first = { on: group === 'due_today' ? today : earliestDay, id: earliestId };
  const after = datePlaceOf(cursor) ?? first;
  const ids = group === 'promised' ? promisedAfter(promised, after) : await unpaidAfter();
  const { rows } = await pool.query<DueRow>(findRows({ ids, today }));
  const page = cutRows(rows, (row) => dateCursorOf(placeOf(row)));
  return { ...page, total: counts[group] };

  async function unpaidAfter(): Promise<string[]> {
    const found = await pool.query<{ id: string }>(
      findUnpaid({
        officerId,
        branchId: branchIdOf(reach),
        until: group === 'due_today' ? today : addDays(today, -1),
        afterOn: after.on,
        afterId: after.id,
        promised: promised.map(({ agreementId }) => agreementId),
      }),
    );
    return found.rows.map(({ id }) => id);
  }
}

function promisedAfter(promised: readonly DueSituation[], after: DatePlace): string[] {
  const places = promised.map(placeOf).filter((place) => wordOf(place) > wordOf(after));
  return places
    .toSorted((a, b) => (wordOf(a) < wordOf(b) ? -1 : 1))
    .slice(0, pageRowsAsked)
    .map(({ id }) => id);
}
