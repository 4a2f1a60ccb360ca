import type { CellsOf } from '#contract/insight/report-table.ts';
import { ageingBuckets, ageOf } from '#domain/lending/collections/portfolio-at-risk.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { ageOfRow, rescheduledSums } from '../dashboards/portfolio.queries.ts';
import { branchCell } from './cell-columns.ts';
import { wholeReport } from './report.ts';

interface AgeingRow extends Omit<CellsOf<'ageing'>, 'age'> {
  readonly id: string;
  readonly place: number;
}

const ages = ageingBuckets.map(ageOf);

const read = namedStatement(
  'report-ageing',
  `SELECT b.id, ${branchCell('b')} AS branch, ${ageOfRow} AS place,
          sum(d.agreements)::integer AS agreements, sum(d.outstanding)::bigint AS outstanding, ${rescheduledSums}
     FROM arrears_days d
     JOIN branches b ON b.id = d.branch_id
    WHERE :branchId::uuid IS NULL OR b.id = :branchId
    GROUP BY b.id, 3
    ORDER BY b.position, b.id, 3`,
);

/** The outstanding amount of each branch, by days past due. Reads the sums of the dashboard. */
export const ageing = wholeReport('ageing', async (books, { today, branchId }) => {
  const { rows } = await books.query<AgeingRow>(read({ today, branchId }));
  return rows.map(({ id, place, ...cells }) => ({
    key: `${id} ${place}`,
    cells: { ...cells, age: ages[place] ?? '' },
    branchId: id,
  }));
});
