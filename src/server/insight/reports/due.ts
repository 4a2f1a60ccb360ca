import type { CellsOf, SumsOf } from '#contract/insight/report-table.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { dueFigures } from '#server/lending/sums/due-here.ts';
import { ask } from '#server/platform/db/ask.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { raw, type Sql, sql } from '#server/platform/db/sql.ts';
import { branchCell, personCell } from './cell-columns.ts';
import { type Asked, listedReport } from './report.ts';
import { rowKey, rowKeyOf } from './row-key.ts';

interface DueRow extends Omit<CellsOf<'due'>, 'installment'> {
  readonly agreementId: string;
  readonly customerId: string;
  readonly number: number;
  readonly schedule: number;
}

/**
 * The first installments that fall due in the period, after one of them or all; indexes find them by day. Those of closed months
 * are as they were when the month was closed. A written-off agreement has no remaining amount, because nobody collects it; nor
 * has an installment that was moved after it fell due, because its debt is due on other days. What fell due before the move stands
 * apart, and only what is left of it counts.
 */
function matching({ until, branchId, officerId }: Asked, after: Sql, most: number): Sql {
  const isAsked = (row: Sql) => sql`
    ${after} AND i.due_on <= ${until}::date
    AND (${branchId}::uuid IS NULL OR ${row}.branch_id = ${branchId}) AND (${officerId}::uuid IS NULL OR ${row}.officer_id = ${officerId})`;
  const first = sql`ORDER BY i.due_on, i.agreement_id, i.number, i.schedule_number LIMIT ${most}`;
  return sql`
    (SELECT i.due_on, i.agreement_id, i.number, i.schedule_number, ${raw(dueFigures)},
            CASE WHEN a.status = 'active' AND NOT i.stays_due THEN i.amount - i.paid ELSE 0 END AS unpaid, a.branch_id, a.officer_id
       FROM installments i
       JOIN agreements a ON a.id = i.agreement_id AND (a.schedule_number = i.schedule_number OR i.stays_due)
        AND a.status IN ('active', 'completed', 'written_off')
      WHERE ${isAsked(sql`a`)} AND i.due_on > coalesce((SELECT max(month_end) FROM standing_closes), '-infinity') ${first})
     UNION ALL
    (SELECT i.due_on, i.agreement_id, i.number, i.schedule_number, i.before_move, i.amount, i.paid, i.relieved, i.unpaid,
            i.branch_id, i.officer_id
       FROM closed_installments i
      WHERE ${isAsked(sql`i`)} AND i.close_id IN (SELECT id FROM standing_closes) ${first})`;
}

const fromFirst = ({ from }: Asked) => sql`i.due_on >= ${from}::date`;

function afterKey(key: string, { from }: Asked): Sql {
  const { on, id, number, schedule } = rowKeyOf(key, from);
  return sql`
    (i.due_on, i.agreement_id, i.number, i.schedule_number)
      > (${on}::date, ${id}::uuid, ${number}::integer, ${schedule}::integer)`;
}

/** From the sums that postings keep, and in closed months from those that were fixed. */
const sumDays = namedStatement(
  'report-due-totals',
  `SELECT coalesce(sum(installments), 0)::integer AS rows, coalesce(sum(before_move), 0)::bigint AS "beforeMove",
          coalesce(sum(amount), 0)::bigint AS due,
          coalesce(sum(paid), 0)::bigint AS paid, coalesce(sum(relieved), 0)::bigint AS relief, coalesce(sum(unpaid), 0)::bigint AS "left"
     FROM reported_officer_due_days
    WHERE due_on BETWEEN :from::date AND :until::date
      AND (:branchId::uuid IS NULL OR branch_id = :branchId) AND (:officerId::uuid IS NULL OR officer_id = :officerId)`,
);

/** Every installment that falls due in the period, with its customer and officer. */
export const due = listedReport<'due'>({
  async after(books, asked, key, most) {
    const rows = await ask<DueRow & { readonly dueOn: CalendarDate }>(
      books,
      sql`
      SELECT i.due_on AS "dueOn", i.agreement_id AS "agreementId", i.number, i.schedule_number AS schedule,
             i.before_move AS "beforeMove", i.amount AS due, i.paid, i.relieved AS relief,
             i.unpaid AS left,
             a.number AS agreement, c.id AS "customerId", c.phone, ${raw(personCell('c'))} AS customer,
             ${raw(branchCell('b'))} AS branch, ${raw(personCell('u'))} AS officer
        FROM (${matching(asked, key === null ? fromFirst(asked) : afterKey(key, asked), most)}) i
        JOIN agreements a ON a.id = i.agreement_id
        JOIN customers c ON c.id = a.customer_id
        JOIN branches b ON b.id = i.branch_id
        JOIN users u ON u.id = i.officer_id
       ORDER BY i.due_on, i.agreement_id, i.number, i.schedule_number LIMIT ${most}`,
    );
    return rows.map(({ agreementId, customerId, number, schedule, ...cells }) => ({
      key: rowKey({ on: cells.dueOn, id: agreementId, number, schedule }),
      cells: { ...cells, installment: number === 0 ? 'down_payment' : `${number}` },
      customerId,
    }));
  },
  async sum(books, { from, until, branchId, officerId }) {
    const { rows: found } = await books.query<SumsOf<'due'> & { readonly rows: number }>(
      sumDays({ from, until, branchId, officerId }),
    );
    const { rows = 0, ...sums } = found[0] ?? { beforeMove: 0, due: 0, paid: 0, relief: 0, left: 0 };
    return { rows, sums };
  },
});
