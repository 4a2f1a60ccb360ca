import type { Pool } from 'pg';
import { countedRowsMax } from '#contract/endpoint.ts';
import { type DuePart, dueSheetRowsMax } from '#contract/lending/collections.ts';
import { type CalendarDate, calendarDate } from '#domain/calendar/calendar-date.ts';
import type { Language, Phrase } from '#domain/language.ts';
import type { DueAge } from '#domain/lending/collections/due-list.ts';
import type { Reminder } from '#domain/lending/collections/reminder.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import type { Written } from '#domain/written.ts';
import { ask } from '#server/platform/db/ask.ts';
import { dateCursorOf, datePlaceOf } from '#server/platform/db/date-cursor.ts';
import { countMatches, cutRows, pageRowsAsked } from '#server/platform/db/keyset-page.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { namesOf } from '#server/platform/db/names-of.ts';
import { raw, sql } from '#server/platform/db/sql.ts';
import { writtenOf } from '#server/platform/db/text-of.ts';
import type { BranchReach } from '#server/platform/reach.ts';
import { type ContactRow, contactsOf } from './collections.queries.ts';
import { countLate } from './count-late.ts';
import { type DueScope, isDue, isInScope, isSentByItself, ofAgreement } from './due-agreements.ts';
import { countKept } from './kept-promises.queries.ts';

export interface DueRow {
  readonly agreementId: string;
  readonly agreementNumber: string;
  readonly paymentSerial: number;
  readonly oldestUnpaidDueOn: CalendarDate | null;
  readonly customerId: string;
  readonly customerName: Written;
  readonly phone: string | null;
  readonly language: Language;
  readonly takesMessages: boolean;
  readonly officerName: Phrase;
  readonly address: Written;
  readonly city: string;
  readonly outstanding: Rupees;
  readonly overdue: Rupees;
  readonly dueNow: Rupees;
  /** The last one. */
  readonly promise: {
    readonly amount: Rupees;
    readonly promisedFor: CalendarDate;
    readonly isKept: boolean;
    readonly isReplaced: boolean;
  } | null;
  /** The unpaid part of the oldest row that is not fully paid. */
  readonly oldestUnpaid: Rupees;
  /** The reminders that were opened today. */
  readonly opened: readonly Reminder[];
  /** The product sends the one of today itself. */
  readonly isRemindedByItself: boolean;
  readonly lastContact: ContactRow | null;
  readonly kept: number;
  readonly broken: number;
}

/** The due amount of the agreement `a`, and its overdue part. */
export const dueAmountsSql = (today: string) => `
  SELECT coalesce(sum(i.amount - i.paid) FILTER (WHERE i.due_on < ${today}::date), 0)::bigint AS overdue,
         coalesce(sum(i.amount - i.paid), 0)::bigint AS due_now
    FROM installments i
   WHERE i.agreement_id = a.id AND i.schedule_number = a.schedule_number AND i.due_on <= ${today}::date
     AND a.status = 'active'`;

const findRows = namedStatement(
  'find-due-rows',
  `SELECT a.id AS "agreementId", a.number AS "agreementNumber", a.payment_serial AS "paymentSerial",
          a.oldest_unpaid_due_on AS "oldestUnpaidDueOn",
          c.id AS "customerId", ${writtenOf('c.full_name')} AS "customerName", c.phone, c.language,
          c.takes_messages AS "takesMessages", ${writtenOf('c.address')} AS address, c.city, a.outstanding,
          ${namesOf('u')} AS "officerName", owed.overdue, owed.due_now AS "dueNow",
          coalesce((SELECT sum(i.amount - i.paid) FROM installments i
                     WHERE i.agreement_id = a.id AND i.schedule_number = a.schedule_number
                       AND i.due_on = a.oldest_unpaid_due_on), 0)::bigint AS "oldestUnpaid",
          (SELECT coalesce(json_agg(l.reminder), '[]') FROM contact_log l
            WHERE l.reminded_customer_id = c.id AND l.reminded_on = :today::date) AS opened,
          EXISTS (SELECT FROM messages m WHERE m.customer_id = c.id AND m.reminded_on = :today::date
                     AND ${isSentByItself}) AS "isRemindedByItself",
          (SELECT json_build_object('amount', p.amount, 'promisedFor', p.promised_for, 'isKept', o.is_kept,
                                    'isReplaced', o.is_replaced)
             FROM promise_outcomes o JOIN payment_promises p ON p.id = o.promise_id
            WHERE o.agreement_id = a.id AND o.is_last) AS promise,
          (SELECT row_to_json(l) FROM (${contactsOf} LIMIT 1) l) AS "lastContact", kept.kept, kept.broken
     FROM agreements a
     JOIN customers c ON c.id = a.customer_id
     JOIN users u ON u.id = a.officer_id
    CROSS JOIN LATERAL (${dueAmountsSql(':today')}) owed
    CROSS JOIN LATERAL (SELECT ${countKept(':today')} FROM promise_outcomes o WHERE o.customer_id = c.id) kept
     JOIN unnest(:ids::uuid[]) WITH ORDINALITY AS asked (id, place) ON asked.id = a.id
    ORDER BY asked.place`,
);

/** All columns of the list for these agreements, in their order. */
export async function findDueRows(
  pool: Pool,
  ids: readonly string[],
  today: CalendarDate,
): Promise<DueRow[]> {
  return (await pool.query<DueRow>(findRows({ ids, today }))).rows;
}

/** The agreements of these ids within reach, in their order. */
export async function findChosen(
  pool: Pool,
  reach: BranchReach,
  ids: readonly string[],
  today: CalendarDate,
): Promise<DueRow[]> {
  const found = await ask<{ id: string }>(
    pool,
    sql`SELECT a.id FROM agreements a JOIN unnest(${ids}::uuid[]) WITH ORDINALITY AS asked (id, place) ON asked.id = a.id
         WHERE ${isInScope(reach, { officerId: null, branchId: null, today }, ofAgreement)} ORDER BY asked.place`,
  );
  return findDueRows(
    pool,
    found.map(({ id }) => id),
    today,
  );
}

export interface DueQuery {
  readonly group: DuePart;
  readonly age?: DueAge | undefined;
  readonly customerId?: string | undefined;
  readonly cursor?: string | undefined;
  readonly sort?: 'daysPastDue' | '-daysPastDue' | undefined;
}

/** The sort key of a written-off agreement, which has nothing unpaid: it comes last. */
const noDay = calendarDate('2199-12-31');

/**
 * One page of a group, with the size of the group. The page's agreements are found first, and the other columns are read only
 * for those. The cursor is a day, not a row, because a row that is paid meanwhile moves to another day.
 */
export async function listDue(
  pool: Pool,
  reach: BranchReach,
  scope: DueScope,
  { cursor, sort = '-daysPastDue', ...query }: DueQuery,
) {
  const { group, age, customerId } = query;
  const isOldestFirst = sort === '-daysPastDue';
  const day =
    group === 'promised' || group === 'call_back'
      ? sql`coalesce(a.oldest_unpaid_due_on, ${noDay}::date)`
      : sql`a.oldest_unpaid_due_on`;
  const direction = raw(isOldestFirst ? 'ASC' : 'DESC');
  const after = datePlaceOf(cursor);
  const isAfter =
    after === null
      ? raw('true')
      : sql`(day, id) ${raw(isOldestFirst ? '>' : '<')} (${after.on}::date, ${after.id}::uuid)`;
  // There are few promises and call backs, and all are read to find the first ones, so they are counted in the same query (MATERIALIZED). Budget: `dueList`.
  const isOfWord = group === 'promised' || group === 'broken' || group === 'call_back';
  const found = await ask<{ id: string; day: CalendarDate; counted: number | null }>(
    pool,
    sql`WITH matches AS ${raw(isOfWord ? 'MATERIALIZED' : 'NOT MATERIALIZED')} (
          SELECT a.id, ${day} AS day FROM agreements a WHERE ${isDue(reach, scope, query)}
        )
        SELECT id, day, ${raw(isOfWord ? '(SELECT count(*) FROM matches)' : 'NULL')} AS counted
          FROM matches WHERE ${isAfter} ORDER BY day ${direction}, id ${direction} LIMIT ${pageRowsAsked}`,
  );
  const page = cutRows(found, ({ id, day: on }) => dateCursorOf({ on, id }));
  const ids = page.rows.map(({ id }) => id);
  // Most lists fit on their first page, which gives the total.
  const isWhole = after === null && page.next === null;
  const total = isWhole ? ids.length : await totalOf(found[0]?.counted ?? null);
  return { rows: await findDueRows(pool, ids, scope.today), page: { next: page.next, total } };

  async function totalOf(counted: number | null): Promise<number | null> {
    if (counted !== null) return counted > countedRowsMax ? null : counted;
    return customerId === undefined && (group === 'due_today' || group === 'overdue')
      ? countLate(pool, reach, scope, { group, age })
      : countMatches(pool, { from: raw('agreements a'), where: isDue(reach, scope, query) });
  }
}

const withoutCity = (address: string, city: string) => `
  (CASE WHEN lower(right(${address}, length(${city}))) = lower(${city})
        THEN rtrim(left(${address}, -length(${city})), ' ,،') ELSE ${address} END)`;

/** The area of the customer `c` at the branch `b`: the end of the address, or the part before the city, in either script. */
export const areaOfAddress = raw(`regexp_replace(
  ${withoutCity(withoutCity('c.address', 'c.city'), 'b.city_ur')}, '^.*[,،]\\s*', '')`);

interface VisitsQuery extends Pick<DueQuery, 'group' | 'age'> {
  /** The ids of some agreements, with commas between them. */
  readonly ids?: string | undefined;
}

/** A group, or some of it, in the order of visits: by city, area and address. At most as many rows as a printed list has. */
export async function listVisits(
  pool: Pool,
  reach: BranchReach,
  scope: DueScope,
  { ids: asked, ...part }: VisitsQuery,
): Promise<{ readonly rows: DueRow[]; readonly isCut: boolean }> {
  const found = await ask<{ id: string }>(
    pool,
    sql`SELECT a.id
          FROM agreements a
          JOIN customers c ON c.id = a.customer_id
          JOIN branches b ON b.id = c.branch_id
         WHERE ${isDue(reach, scope, part)}
           AND ${asked === undefined ? raw('true') : sql`a.id = ANY (${asked.split(',')}::uuid[])`}
         ORDER BY c.city, ${areaOfAddress}, c.address, a.id LIMIT ${dueSheetRowsMax + 1}`,
  );
  const ids = found.slice(0, dueSheetRowsMax).map(({ id }) => id);
  return { rows: await findDueRows(pool, ids, scope.today), isCut: found.length > dueSheetRowsMax };
}
