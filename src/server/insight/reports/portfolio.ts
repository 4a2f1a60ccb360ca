import type { CellsOf } from '#contract/insight/report-table.ts';
import { parDays } from '#domain/lending/collections/portfolio-at-risk.ts';
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

const divided = `a.branch_id, CASE :by WHEN 'employee' THEN a.officer_id END AS officer_id`;
const isAsked = `a.status = 'active' AND (:branchId::uuid IS NULL OR a.branch_id = :branchId)`;

// What is overdue is read of all agreements at once: row by row it takes ten times as long where many are late.
const read = namedStatement(
  'report-portfolio',
  `WITH active AS (
     SELECT ${divided}, count(*)::integer AS agreements, count(DISTINCT a.customer_id)::integer AS customers,
            sum(a.financed)::bigint AS financed, sum(a.outstanding)::bigint AS outstanding, ${atRisk.join(', ')}
       FROM agreements a WHERE ${isAsked} GROUP BY 1, 2
   ), late AS (
     SELECT ${divided}, sum(i.amount - i.paid)::bigint AS overdue
       FROM agreements a
       JOIN installments i ON i.agreement_id = a.id AND i.schedule_number = a.schedule_number
      WHERE ${isAsked} AND a.oldest_unpaid_due_on < :today::date AND i.due_on < :today::date AND i.paid < i.amount
      GROUP BY 1, 2
   )
   SELECT b.id AS "branchId", u.id AS "officerId", ${branchCell('b')} AS branch, ${personCell('u')} AS officer, active.*,
          coalesce(late.overdue, 0) AS overdue
     FROM active
     LEFT JOIN late ON late.branch_id = active.branch_id AND late.officer_id IS NOT DISTINCT FROM active.officer_id
     JOIN branches b ON b.id = active.branch_id
     LEFT JOIN users u ON u.id = active.officer_id
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
