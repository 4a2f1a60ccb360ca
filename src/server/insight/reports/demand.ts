import type { CellsOf } from '#contract/insight/report-table.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { branchCell } from './cell-columns.ts';
import { wholeReport } from './report.ts';

interface DemandRow extends CellsOf<'demand'> {
  readonly id: string;
}

const spanOf = (day: string) =>
  `to_char(${day}, CASE :step WHEN 'month' THEN 'YYYY-MM' ELSE 'YYYY-MM-DD' END)`;

const read = namedStatement(
  'report-demand',
  `WITH received AS (
     SELECT ${spanOf('counts_on')} AS span, branch_id, sum(amount)::bigint AS collected,
            sum(down_payments)::bigint AS down_payments, sum(recoveries)::bigint AS recoveries, sum(refunds)::bigint AS refunds,
            sum(brought_in)::bigint AS brought_in
       FROM collection_days WHERE counts_on BETWEEN :from::date AND :until::date GROUP BY 1, 2
   ), fallen AS (
     SELECT ${spanOf('due_on')} AS span, branch_id, sum(amount)::bigint AS due, sum(paid)::bigint AS paid
       FROM reported_due_days WHERE due_on BETWEEN :from::date AND :until::date GROUP BY 1, 2
       -- A sum that came back to zero is no row, as in a closed month.
     HAVING sum(amount) <> 0
   )
   SELECT span, b.id, ${branchCell('b')} AS branch, coalesce(due, 0) AS due, coalesce(paid, 0) AS "paidOfDue",
          coalesce(collected, 0) AS collected,
          coalesce(collected - down_payments - recoveries + refunds, 0) AS payments,
          coalesce(down_payments, 0) AS "downPayments", coalesce(recoveries, 0) AS recoveries, coalesce(refunds, 0) AS refunds,
          coalesce(brought_in, 0) AS "broughtIn"
     FROM received FULL JOIN fallen USING (span, branch_id)
     JOIN branches b ON b.id = branch_id
    WHERE :branchId::uuid IS NULL OR b.id = :branchId
    ORDER BY span DESC, b.position, b.id`,
);

/**
 * The due and the collected amounts, by month or day and branch. Reads the sums of the dashboard. What fell due and was paid
 * before the move stays out of them; the money is named apart.
 */
export const demand = wholeReport('demand', async (books, { step, from, until, branchId }) => {
  const { rows } = await books.query<DemandRow>(read({ step, from, until, branchId }));
  return rows.map(({ id, ...cells }) => ({ key: `${cells.span} ${id}`, cells }));
});
