import { type CalendarDate, calendarDate } from '#domain/calendar/calendar-date.ts';
import { idOf, type Matches } from '#server/platform/db/keyset-page.ts';
import { raw, type Sql, sql } from '#server/platform/db/sql.ts';

/** The oldest unpaid due date of a customer's active agreements; null if nothing is unpaid. */
const oldestDueOf = (id: Sql) => sql`(
  SELECT min(d.oldest_unpaid_due_on) FROM agreements d WHERE d.customer_id = ${id} AND d.status = 'active')`;

/** Sorts customers by their oldest unpaid due date. Downwards, those who owe nothing come last, the newest of them first. */
export const debtKey = `coalesce(date '2200-01-01' - (
  SELECT min(d.oldest_unpaid_due_on) FROM agreements d WHERE d.customer_id = c.id AND d.status = 'active'), 0)`;

/** Before the first agreement of any lender. */
const firstDay = calendarDate('1900-01-01');

interface Walk {
  readonly isDownwards: boolean;
  readonly cursor: string | undefined;
  /** No customer who matches owes anything from before this day, so that the walk begins there. */
  readonly since?: CalendarDate | undefined;
  readonly most: number;
}

/** The conditions for the rows after the cursor, in each half of the walk. */
function afterCursor({ isDownwards, cursor }: Walk): { readonly owing: Sql; readonly others: Sql } {
  if (cursor === undefined) return { owing: raw('true'), others: raw('true') };
  const last = sql`${idOf(cursor)}::uuid`;
  const day = oldestDueOf(last);
  const later = raw(isDownwards ? '>' : '<');
  const beyond = sql`${raw(isDownwards ? '<' : '>')} ${last}`;
  // The first condition is for the index.
  const isOwedLater = sql`a.oldest_unpaid_due_on ${later}= ${day}
                     AND (a.oldest_unpaid_due_on ${later} ${day} OR a.customer_id ${beyond})`;
  return isDownwards
    ? { owing: isOwedLater, others: sql`(${day} IS NOT NULL OR c.id ${beyond})` }
    : { owing: sql`(${day} IS NULL OR ${isOwedLater})`, others: sql`(${day} IS NULL AND c.id ${beyond})` };
}

/**
 * The first customers in the order of `debtKey`, where there are too many to sort: those who owe are read from the index of the
 * agreements' due dates, the others by their ids. The second half is read only if the first one does not fill the page.
 */
export function walkByDebt({ from, where }: Matches, walk: Walk): Sql {
  const { isDownwards, since, most } = walk;
  const after = afterCursor(walk);
  const direction = raw(isDownwards ? 'DESC' : 'ASC');
  const owing = sql`
    SELECT c.id FROM agreements a JOIN ${from} ON c.id = a.customer_id
     WHERE a.status = 'active' AND a.oldest_unpaid_due_on >= ${since ?? firstDay}::date AND ${where} AND ${after.owing}
       AND NOT EXISTS (SELECT FROM agreements b
                        WHERE b.customer_id = a.customer_id AND b.status = 'active'
                          AND (b.oldest_unpaid_due_on, b.id) < (a.oldest_unpaid_due_on, a.id))
     ORDER BY a.oldest_unpaid_due_on ${raw(isDownwards ? 'ASC' : 'DESC')}, a.customer_id ${direction} LIMIT ${most}`;
  const others = sql`
    SELECT c.id FROM ${from}
     WHERE ${oldestDueOf(raw('c.id'))} IS NULL AND ${where} AND ${after.others} ORDER BY c.id ${direction} LIMIT ${most}`;
  const [first, second] = isDownwards ? [owing, others] : [others, owing];
  return sql`(${first}) UNION ALL (${second}) LIMIT ${most}`;
}
