import type { CellsOf, SumsOf } from '#contract/insight/report-table.ts';
import { addDays, type CalendarDate, calendarDate } from '#domain/calendar/calendar-date.ts';
import { isCheque, unclearedColumn } from '#server/lending/sums/uncleared-cheque.ts';
import { ask } from '#server/platform/db/ask.ts';
import { raw, type Sql, sql } from '#server/platform/db/sql.ts';
import { branchCell, personCell } from './cell-columns.ts';
import { type Asked, listedReport } from './report.ts';
import { rowKey, rowKeyOf } from './row-key.ts';

interface AgedRow extends CellsOf<'aged_agreements'> {
  readonly id: string;
  readonly customerId: string;
  readonly unpaidSince: CalendarDate;
}

/** Nothing has been unpaid for longer. */
const firstDay = calendarDate('1900-01-01');

/** For an agreement or a day of the sums: how long something has been unpaid, at which branch and with which officer. */
function isAsked({ today, bucket, branchId, officerId }: Asked): Sql {
  // An amount that is not due yet has no days past due.
  const until = bucket === null || bucket.fromDays === 0 ? null : addDays(today, -bucket.fromDays);
  const from = bucket === null || bucket.toDays === null ? null : addDays(today, -bucket.toDays);
  return sql`(${until}::date IS NULL OR oldest_unpaid_due_on <= ${until}) AND (${from}::date IS NULL OR oldest_unpaid_due_on >= ${from})
    AND (${branchId}::uuid IS NULL OR branch_id = ${branchId}) AND (${officerId}::uuid IS NULL OR officer_id = ${officerId})`;
}

function afterKey(key: string): Sql {
  const { on, id } = rowKeyOf(key, firstDay);
  return sql`(oldest_unpaid_due_on, id) > (${on}::date, ${id}::uuid)`;
}

/** Every active agreement in an age group, the longest unpaid first: the agreements behind a row of the ageing. */
export const agedAgreements = listedReport<'aged_agreements'>({
  async after(books, asked, key, most) {
    const rows = await ask<AgedRow>(
      books,
      sql`
      SELECT a.id, a.customer_id AS "customerId", a.number AS agreement, a.oldest_unpaid_due_on AS "unpaidSince",
             greatest(${asked.today}::date - a.oldest_unpaid_due_on, 0) AS "daysPastDue", a.outstanding, c.phone,
             (SELECT coalesce(sum(e.amount), 0) FROM entries e
               WHERE e.agreement_id = a.id AND ${raw(unclearedColumn('e'))})::bigint AS "unclearedAmount",
             ${raw(personCell('c'))} AS customer, ${raw(branchCell('b'))} AS branch,
             ${raw(personCell('u'))} AS officer
        FROM (SELECT * FROM agreements
               WHERE status = 'active' AND ${isAsked(asked)} AND ${key === null ? raw('true') : afterKey(key)}
               ORDER BY oldest_unpaid_due_on, id LIMIT ${most}) a
        JOIN customers c ON c.id = a.customer_id
        JOIN branches b ON b.id = a.branch_id
        JOIN users u ON u.id = a.officer_id
       ORDER BY a.oldest_unpaid_due_on, a.id`,
    );
    return rows.map(({ id, customerId, ...cells }) => ({
      key: rowKey({ on: cells.unpaidSince, id, number: 0 }),
      cells,
      customerId,
    }));
  },
  /** From the sums that the ageing itself is read from. */
  async sum(books, asked) {
    const found = await ask<SumsOf<'aged_agreements'> & { readonly rows: number }>(
      books,
      sql`
      SELECT coalesce(sum(agreements), 0)::integer AS rows, coalesce(sum(outstanding), 0)::bigint AS outstanding,
             (SELECT coalesce(sum(e.amount), 0) FROM entries e JOIN agreements a ON a.id = e.agreement_id
               WHERE ${raw(isCheque('e'))} AND ${raw(unclearedColumn('e'))}
                 AND a.id IN (SELECT id FROM agreements WHERE status = 'active' AND ${isAsked(asked)}))::bigint AS "unclearedAmount"
        FROM arrears_days WHERE ${isAsked(asked)}`,
    );
    const { rows = 0, ...sums } = found[0] ?? { outstanding: 0, unclearedAmount: 0 };
    return { rows, sums };
  },
});
