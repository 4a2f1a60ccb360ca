import type { CellsOf } from '#contract/insight/report-table.ts';
import { openPart } from '#server/lending/cash/cash-places.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { momentsOf } from '../books/sum-vouchers.ts';
import { branchCell, personCell } from '../cell-columns.ts';
import { wholeReport } from '../report.ts';

const read = namedStatement(
  'report-cash-handed-over',
  `SELECT concat_ws(' ', b.id, u.id) AS key, ${personCell('u')} AS employee, ${branchCell('b')} AS branch, b.id AS "branchId",
          given."handOvers", given."cashStated", given."cashReceived", given."cashShort", given."cashOver", given."cashUnsettled"
     FROM (SELECT m.branch_id, m.given_by, coalesce(sum(m.sign) FILTER (WHERE m.is_offered), 0)::integer AS "handOvers",
                  coalesce(sum(m.sign * m.stated) FILTER (WHERE m.is_offered), 0)::bigint AS "cashStated",
                  coalesce(sum(m.sign * m.amount) FILTER (WHERE m.is_offered), 0)::bigint AS "cashReceived",
                  sum(m.sign * greatest(m.stated - m.amount, 0))::bigint AS "cashShort",
                  sum(m.sign * greatest(m.amount - m.stated, 0))::bigint AS "cashOver",
                  sum(${openPart})::bigint AS "cashUnsettled"
             FROM (SELECT *, coalesce(offer_id, reverses) IS NOT NULL AS is_offered, CASE WHEN reverses IS NULL THEN 1 ELSE -1 END AS sign
                     FROM cash_movements) m
            WHERE m.stated IS NOT NULL AND m.counted_at >= :begin AND m.counted_at < :end
              AND (:branchId::uuid IS NULL OR m.branch_id = :branchId)
            GROUP BY m.branch_id, m.given_by) given
     JOIN branches b ON b.id = given.branch_id
     JOIN users u ON u.id = given.given_by
    ORDER BY b.position, b.id, u.full_name, u.id`,
);

interface GivenRow extends CellsOf<'cash_handed_over'> {
  readonly key: string;
  readonly branchId: string;
}

/**
 * The hand-overs and floats of the period by their givers, less those that were reversed in it, with what was stated and counted, and all
 * differences in their names: also those of the counts at the close of a day, and of reversed payments.
 */
export const cashHandedOver = wholeReport('cash_handed_over', async (books, { from, until, branchId }) => {
  const { rows } = await books.query<GivenRow>(read({ ...momentsOf(from, until), branchId }));
  return rows.map(({ key, branchId: of, ...cells }) => ({ key, cells, branchId: of }));
});
