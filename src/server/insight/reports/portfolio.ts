import type { CellsOf } from '#contract/insight/report-table.ts';
import { parDays } from '#domain/lending/collections/portfolio-at-risk.ts';
import { owedOn } from '#server/lending/collections/due-list.queries.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { branchCell, personCell } from './cell-columns.ts';
import { wholeReport } from './report.ts';

interface PortfolioRow extends CellsOf<'portfolio'> {
  readonly branchId: string;
  readonly officerId: string | null;
}

const atRisk = parDays.map(
  (days) =>
    `coalesce(sum(a.outstanding) FILTER (WHERE :today::date - a.oldest_unpaid_due_on > ${days}), 0)::bigint AS "par${days}"`,
);

// Only what is past due has something overdue, so only of those the installments are read.
const read = namedStatement(
  'report-portfolio',
  `SELECT b.id AS "branchId", u.id AS "officerId", ${branchCell('b')} AS branch, ${personCell('u')} AS officer, sums.*
     FROM (
       SELECT a.branch_id, CASE :by WHEN 'employee' THEN a.officer_id END AS officer_id, count(*)::integer AS agreements,
              count(DISTINCT a.customer_id)::integer AS customers, sum(a.financed)::bigint AS financed,
              sum(a.outstanding)::bigint AS outstanding, coalesce(sum(owed.overdue), 0)::bigint AS overdue, ${atRisk.join(', ')}
         FROM agreements a
         LEFT JOIN LATERAL (${owedOn(':today')} AND a.oldest_unpaid_due_on < :today::date) owed ON true
        WHERE a.status = 'active' AND (:branchId::uuid IS NULL OR a.branch_id = :branchId)
        GROUP BY 1, 2
     ) sums
     JOIN branches b ON b.id = sums.branch_id
     LEFT JOIN users u ON u.id = sums.officer_id
    ORDER BY b.position, b.id, u.full_name, u.id`,
);

/** The active agreements of each branch, or of each officer in charge. */
export const portfolio = wholeReport('portfolio', async ({ pool }, { today, by, branchId }) => {
  const { rows } = await pool.query<PortfolioRow>(read({ today, by, branchId }));
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
    },
  }));
});
