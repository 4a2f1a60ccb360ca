import type { CellsOf } from '#contract/insight/report-table.ts';
import { provisionAges, provisionOf } from '#domain/lending/collections/provision.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { readSection } from '#server/platform/rules/stored-content.ts';
import { branchCell } from './cell-columns.ts';
import { wholeReport } from './report.ts';

interface ClassRow extends Pick<CellsOf<'provision'>, 'branch' | 'agreements'> {
  readonly id: string;
  /** The number of edges that the agreements are beyond. */
  readonly place: number;
  readonly outstanding: Rupees;
}

const read = namedStatement(
  'report-provision',
  `SELECT b.id, ${branchCell('b')} AS branch, place, sum(d.agreements)::integer AS agreements, sum(d.outstanding)::bigint AS outstanding
     FROM arrears_days d
    CROSS JOIN LATERAL (SELECT count(*)::integer AS place FROM unnest(:edges::integer[]) edge
                         WHERE :today::date - d.oldest_unpaid_due_on > edge) classed
     JOIN branches b ON b.id = d.branch_id
    WHERE :branchId::uuid IS NULL OR b.id = :branchId
    GROUP BY b.id, place
    ORDER BY b.position, b.id, place`,
);

/** The outstanding of each branch by the lender's own classes, and what is to be set aside for it. Reads the sums of the ageing. */
export const provision = wholeReport('provision', async (books, { today, branchId }) => {
  const { provision: classes } = (await readSection(books, 'book_rules')).content;
  const edges = classes.map(({ overDays }) => overDays);
  const ages = provisionAges(classes);
  const { rows } = await books.query<ClassRow>(read({ edges, today, branchId }));
  return rows.map(({ id, place, ...cells }) => {
    const percent = classes[place - 1]?.percent ?? 0;
    return {
      key: `${id} ${place}`,
      cells: {
        ...cells,
        lateClass: ages[place] ?? '',
        setAsidePercent: percent,
        setAside: provisionOf(cells.outstanding, percent),
      },
      branchId: id,
    };
  });
});
