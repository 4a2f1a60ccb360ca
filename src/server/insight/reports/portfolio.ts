import type { ReportDivision } from '#contract/insight/report-shape.ts';
import type { CellsOf } from '#contract/insight/report-table.ts';
import { parDays } from '#domain/lending/collections/portfolio-at-risk.ts';
import { isUncleared } from '#server/lending/sums/uncleared-cheque.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { rescheduledSums } from '../dashboards/portfolio.queries.ts';
import { branchCell, personCell } from './cell-columns.ts';
import { wholeReport } from './report.ts';

interface PortfolioRow extends CellsOf<'portfolio'> {
  readonly branchId: string;
  readonly officerId: string | null;
}

const atRisk = parDays.map(
  (days) =>
    `coalesce(sum(outstanding) FILTER (WHERE :today::date - oldest_unpaid_due_on > ${days}), 0)::bigint AS "par${days}"`,
);

const isAsked = `:branchId::uuid IS NULL OR branch_id = :branchId`;

/** From the sums that postings keep. */
const readBy = (officer: string, by: ReportDivision) =>
  namedStatement(
    `report-portfolio-by-${by}`,
    `WITH active AS (
       SELECT branch_id, ${officer} AS officer_id, sum(agreements)::integer AS agreements,
              sum(financed)::bigint AS financed, sum(outstanding)::bigint AS outstanding, ${atRisk.join(', ')}, ${rescheduledSums}
         FROM arrears_days WHERE ${isAsked} GROUP BY 1, 2
     ), late AS (
       SELECT branch_id, ${officer} AS officer_id, sum(unpaid)::bigint AS overdue
         FROM officer_due_days WHERE due_on < :today::date AND (${isAsked}) GROUP BY 1, 2
     ), cheques AS (
       SELECT a.branch_id, ${officer.replace('officer_id', 'a.officer_id')} AS officer_id, count(*)::integer AS cheques, sum(e.amount)::bigint AS amount
         FROM entries e JOIN agreements a ON a.id = e.agreement_id
        WHERE a.status = 'active' AND (:branchId::uuid IS NULL OR a.branch_id = :branchId) AND ${isUncleared('e')} GROUP BY 1, 2
     )
     SELECT b.id AS "branchId", u.id AS "officerId", ${branchCell('b')} AS branch, ${personCell('u')} AS officer, active.*,
            coalesce(late.overdue, 0) AS overdue, coalesce(known.customers, 0) AS customers,
            coalesce(cheques.cheques, 0) AS "unclearedCheques", coalesce(cheques.amount, 0)::bigint AS "unclearedAmount"
       FROM active
       LEFT JOIN late ON late.branch_id = active.branch_id AND late.officer_id IS NOT DISTINCT FROM active.officer_id
       LEFT JOIN active_customer_counts known
         ON known.branch_id = active.branch_id AND known.officer_id IS NOT DISTINCT FROM active.officer_id
       LEFT JOIN cheques ON cheques.branch_id = active.branch_id AND cheques.officer_id IS NOT DISTINCT FROM active.officer_id
       JOIN branches b ON b.id = active.branch_id
       LEFT JOIN users u ON u.id = active.officer_id
      ORDER BY b.position, b.id, u.full_name, u.id`,
  );

const read = {
  branch: readBy('NULL::uuid', 'branch'),
  employee: readBy('officer_id', 'employee'),
};

/** The active agreements of each branch, or of each officer in charge. */
export const portfolio = wholeReport('portfolio', async (books, { today, by, branchId }) => {
  const { rows } = await books.query<PortfolioRow>(read[by]({ today, branchId }));
  return rows.map((row) => ({
    key: `${row.branchId} ${row.officerId}`,
    cells: {
      branch: row.branch,
      officer: row.officer,
      agreements: row.agreements,
      customers: row.customers,
      financed: row.financed,
      outstanding: row.outstanding,
      overdue: row.overdue,
      par1: row.par1,
      par30: row.par30,
      par60: row.par60,
      par90: row.par90,
      rescheduled: row.rescheduled,
      rescheduledOutstanding: row.rescheduledOutstanding,
      reschedules: row.reschedules,
      unclearedCheques: row.unclearedCheques,
      unclearedAmount: row.unclearedAmount,
    },
  }));
});
