import { type CalendarDate, calendarDate } from '#domain/calendar/calendar-date.ts';
import { idOf, type Matches } from '#server/platform/db/keyset-page.ts';
import { joined, raw, type Sql, sql } from '#server/platform/db/sql.ts';

/** The oldest unpaid due date of a customer's active agreements; null if nothing is unpaid. */
const oldestDueOf = (id: Sql) => sql`(
  SELECT min(d.oldest_unpaid_due_on) FROM agreements d WHERE d.customer_id = ${id} AND d.status = 'active')`;

/** Sorts customers by their oldest unpaid due date. Downwards, those who owe nothing come last, the newest of them first. */
export const debtKey = `coalesce(date '2200-01-01' - (
  SELECT min(d.oldest_unpaid_due_on) FROM agreements d WHERE d.customer_id = c.id AND d.status = 'active'), 0)`;

/** Before the first agreement of any lender. */
const firstDay = calendarDate('1900-01-01');
/** After the last due date of any lender. */
const lastDay = calendarDate('9999-12-31');

interface Walk {
  readonly isDownwards: boolean;
  readonly cursor: string | undefined;
  /** No customer who matches owes anything from before this day, so that the walk begins there. */
  readonly since?: CalendarDate | undefined;
  /** Every customer who matches owes something from before this day, so that the walk ends there. */
  readonly before?: CalendarDate | undefined;
  readonly most: number;
}

/** The conditions for the rows after the cursor, for each part of the walk in its order. */
interface AfterCursor {
  /** Two parts with a cursor: a day may have many customers, and the index finds the next of them only if the day is given. */
  readonly owing: readonly Sql[];
  readonly others: Sql;
}

function afterCursor({ isDownwards, cursor }: Walk): AfterCursor {
  if (cursor === undefined) return { owing: [raw('true')], others: raw('true') };
  const last = sql`${idOf(cursor)}::uuid`;
  const day = oldestDueOf(last);
  const beyond = sql`${raw(isDownwards ? '<' : '>')} ${last}`;
  const onTheDay = sql`a.oldest_unpaid_due_on = ${day} AND a.customer_id ${beyond}`;
  return isDownwards
    ? {
        owing: [onTheDay, sql`a.oldest_unpaid_due_on > ${day}`],
        others: sql`(${day} IS NOT NULL OR c.id ${beyond})`,
      }
    : {
        owing: [onTheDay, sql`a.oldest_unpaid_due_on < coalesce(${day}, date 'infinity')`],
        others: sql`(${day} IS NULL AND c.id ${beyond})`,
      };
}

/**
 * The first customers in the order of `debtKey`, where there are too many to sort: those who owe are read from the index of the
 * agreements' due dates, the others by their ids. A part is read only if those before it do not fill the page.
 */
export function walkByDebt({ from, where }: Matches, walk: Walk): Sql {
  const { isDownwards, since, before, most } = walk;
  const after = afterCursor(walk);
  const direction = raw(isDownwards ? 'DESC' : 'ASC');
  const owing = after.owing.map(
    (isAfter) => sql`(
    SELECT c.id FROM agreements a JOIN ${from} ON c.id = a.customer_id
     WHERE a.status = 'active' AND a.oldest_unpaid_due_on >= ${since ?? firstDay}::date
       AND a.oldest_unpaid_due_on < ${before ?? lastDay}::date AND ${where} AND ${isAfter}
       AND NOT EXISTS (SELECT FROM agreements b
                        WHERE b.customer_id = a.customer_id AND b.status = 'active'
                          AND (b.oldest_unpaid_due_on, b.id) < (a.oldest_unpaid_due_on, a.id))
     ORDER BY a.oldest_unpaid_due_on ${raw(isDownwards ? 'ASC' : 'DESC')}, a.customer_id ${direction} LIMIT ${most})`,
  );
  const others = sql`(
    SELECT c.id FROM ${from}
     WHERE ${oldestDueOf(raw('c.id'))} IS NULL AND ${where} AND ${after.others} ORDER BY c.id ${direction} LIMIT ${most})`;
  const walked = before === undefined ? [others] : [];
  const parts = isDownwards ? [...owing, ...walked] : [...walked, ...owing];
  return sql`SELECT id FROM (${joined(parts, ' UNION ALL ')}) walked LIMIT ${most}`;
}
