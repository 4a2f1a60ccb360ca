import type { ReportColumn } from '#contract/insight/report-shape.ts';

/** Figures are right-aligned; the others are words, days and codes. */
export function isFigure({ kind }: ReportColumn): boolean {
  return kind === 'money' || kind === 'count' || kind === 'rate' || kind === 'measure';
}

/** The names of the columns that have a total: the sums, and the rates of two of them. */
export function columnsWithTotal(columns: readonly (readonly [string, ReportColumn])[]): readonly string[] {
  const sums = columns.filter(([, shape]) => 'isSummed' in shape).map(([column]) => column);
  const rates = columns.filter(([, shape]) => shape.kind === 'rate' && sums.includes(shape.whole));
  return [...sums, ...rates.map(([column]) => column)];
}
