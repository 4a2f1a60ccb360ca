import type { CellsOf } from '#contract/insight/report-table.ts';
import { effectOn } from '#server/lending/sums/cash-effect.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { momentsOf } from '../books/sum-vouchers.ts';
import { branchCell } from '../cell-columns.ts';
import { wholeReport } from '../report.ts';

const effect = effectOn('drawer', 'm');

/** Read backwards from what is in the drawer now, so a month costs the same whatever came before it. */
const read = namedStatement(
  'report-cash-book',
  `WITH moved AS (
     SELECT m.branch_id, (m.counted_at AT TIME ZONE 'Asia/Karachi')::date AS day, sum(${effect}) AS change,
            coalesce(sum(greatest(${effect}, 0)) FILTER (WHERE m.kind <> 'day_count'), 0) AS cash_in,
            coalesce(-sum(least(${effect}, 0)) FILTER (WHERE m.kind NOT IN ('deposit', 'day_count')), 0) AS cash_out,
            coalesce(sum(${effect}) FILTER (WHERE m.kind = 'day_count'), 0) AS difference,
            coalesce(sum(m.amount) FILTER (WHERE m.kind = 'deposit'), 0) AS deposited
       FROM cash_movements m WHERE m.counted_at >= :begin GROUP BY 1, 2
   ), closed AS (
     SELECT x.branch_id, x.day, c.amount AS counted
       FROM cash_day_closes x JOIN cash_day_counts c ON c.id = x.count_id
      WHERE x.reopened_at IS NULL AND x.day BETWEEN :from::date AND :until::date
   ), held AS (
     SELECT branch_id, sum(into_drawer) AS amount FROM cash_flows GROUP BY branch_id
   ), days AS (
     SELECT *, coalesce(cash_in, 0) AS came, coalesce(change, 0) AS changed,
            h.amount - coalesce(sum(change) OVER (PARTITION BY branch_id ORDER BY day DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING),
                                0) AS after
       FROM (moved FULL JOIN closed USING (branch_id, day)) JOIN held h USING (branch_id)
   )
   SELECT b.id AS "branchId", d.day, ${branchCell('b')} AS branch, (d.after - d.changed)::bigint AS "inDrawerBefore",
          d.came::bigint AS "cashIn", coalesce(d.cash_out, 0)::bigint AS "cashOut", coalesce(d.deposited, 0)::bigint AS "cashDeposited",
          d.after::bigint AS "inDrawerAfter", d.counted AS "cashCounted", coalesce(d.difference, 0)::bigint AS "cashDifference"
     FROM days d JOIN branches b ON b.id = d.branch_id
    WHERE d.day <= :until::date AND (:branchId::uuid IS NULL OR b.id = :branchId)
    ORDER BY d.day, b.position, b.id`,
);

/**
 * The drawer of each branch, day by day: its cash before and after by its movements, and its count at the close of the day. What came, went, was
 * deposited and differed makes of the cash before the cash after.
 */
export const cashBook = wholeReport('cash_book', async (books, { from, until, branchId }) => {
  const { begin } = momentsOf(from, until);
  const { rows } = await books.query<CellsOf<'cash_book'> & { readonly branchId: string }>(
    read({ begin, from, until, branchId }),
  );
  return rows.map(({ branchId: id, ...cells }) => ({ key: `${cells.day} ${id}`, cells, branchId: id }));
});
