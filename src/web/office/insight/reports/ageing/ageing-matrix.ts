import type { Cell } from '#contract/insight/report-cell.ts';
import { type ReportRow, reportAges } from '#contract/insight/reports.ts';

/** The units that the ages are shown in. A share is of the whole outstanding of the branch. */
export const ageingUnits = ['rupees', 'agreements', 'percent'] as const;
export type AgeingUnit = (typeof ageingUnits)[number];

/** The outstanding amounts and the agreements of a branch, or of all of them, in the order of `reportAges`. */
export interface AgedBranch {
  /** Undefined for all branches. */
  readonly id: string | undefined;
  readonly branch: Cell;
  readonly amounts: readonly number[];
  readonly counts: readonly number[];
  readonly outstanding: number;
  readonly agreements: number;
  readonly rescheduled: number;
}

/** The rows of the ageing as one line for each branch: who has more at risk over 30 days of its outstanding comes first. */
export function ageingMatrix(rows: readonly ReportRow[]): readonly AgedBranch[] {
  const ids = [...new Set(rows.map(({ branchId }) => branchId))];
  const branches = ids.map((id) =>
    lineOf(
      id,
      rows.filter(({ branchId }) => branchId === id),
    ),
  );
  return branches.toSorted((a, b) => over30(b) * a.outstanding - over30(a) * b.outstanding);
}

/** The sums of all branches. */
export function allBranches(rows: readonly ReportRow[]): AgedBranch {
  return lineOf(undefined, rows);
}

function lineOf(id: string | undefined, rows: readonly ReportRow[]): AgedBranch {
  const sum = (column: string, of = rows) =>
    of.reduce((total, { cells }) => total + Number(cells[column]), 0);
  const byAge = (column: string) =>
    reportAges.map((age) =>
      sum(
        column,
        rows.filter(({ cells }) => cells.age === age),
      ),
    );
  return {
    id,
    branch: rows[0]?.cells.branch ?? null,
    amounts: byAge('outstanding'),
    counts: byAge('agreements'),
    outstanding: sum('outstanding'),
    agreements: sum('agreements'),
    rescheduled: sum('rescheduledOutstanding'),
  };
}

/** The whole outstanding of the agreements more than 30 days late: all ages but the first two. */
export function over30({ amounts }: AgedBranch): number {
  return amounts.slice(2).reduce((total, amount) => total + amount, 0);
}

/** The figures of each age and of all ages; shares have the amounts that they are of. */
export function agedIn({ amounts, counts, outstanding, agreements }: AgedBranch, unit: AgeingUnit) {
  return unit === 'agreements' ? { ages: counts, all: agreements } : { ages: amounts, all: outstanding };
}

/** The figure of all ages but the first, in the unit; a share is a fraction. */
export function pastDue(line: AgedBranch, unit: AgeingUnit): number {
  const { ages, all } = agedIn(line, unit);
  const late = all - (ages[0] ?? 0);
  if (unit !== 'percent') return late;
  return all === 0 ? 0 : late / all;
}
