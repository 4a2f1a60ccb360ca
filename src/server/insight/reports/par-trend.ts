import type { CellsOf } from '#contract/insight/report-table.ts';
import { parDays } from '#domain/lending/collections/portfolio-at-risk.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { fixMonths, monthEndsBefore } from './fix-months.ts';
import { type Asked, type Books, wholeReport } from './report.ts';

const atRiskToday = parDays.map(
  (days) => `coalesce(sum(outstanding) FILTER (WHERE :today::date - oldest_unpaid_due_on > ${days}), 0)`,
);

const read = namedStatement(
  'report-par-trend',
  `SELECT day, sum(agreements)::integer AS agreements, sum(outstanding)::bigint AS outstanding,
          ${parDays.map((days) => `sum(over_${days})::bigint AS "par${days}"`).join(', ')}
     FROM (SELECT month_end AS day, branch_id, agreements, outstanding, over_1, over_30, over_60, over_90
             FROM arrears_months WHERE month_end = ANY (:ends::date[])
            UNION ALL
           SELECT :today::date, branch_id, sum(agreements), sum(outstanding), ${atRiskToday.join(', ')}
             FROM arrears_days GROUP BY branch_id) months
    WHERE :branchId::uuid IS NULL OR branch_id = :branchId
    GROUP BY day
   HAVING sum(agreements) > 0
    ORDER BY day DESC`,
);

/** The stored month ends and today, the latest first. Months that are not stored yet are missing. */
export async function storedParTrend(books: Books, { today, branchId }: Pick<Asked, 'today' | 'branchId'>) {
  const values = { today, ends: monthEndsBefore(today), branchId };
  return (await books.query<CellsOf<'par_trend'>>(read(values))).rows;
}

/** The portfolio at risk today and at the last 12 month ends, with the months before the first agreement left out. */
export const parTrend = wholeReport(
  'par_trend',
  async (books, asked) => {
    const rows = await storedParTrend(books, asked);
    return rows.map((cells) => ({ key: cells.day ?? '', cells }));
  },
  (pool, { today, now }) => fixMonths(pool, today, now),
);
