import type { ReportColumn } from '#contract/insight/report-table.ts';

/** Figures are right-aligned; the others are words, days and codes. */
export function isFigure({ kind }: ReportColumn): boolean {
  return kind === 'money' || kind === 'count' || kind === 'rate' || kind === 'measure';
}

/** What has a total: a sum, and the rate of two sums. */
export function isSummed(shape: ReportColumn): boolean {
  return shape.kind === 'rate' || shape.isSummed === true;
}
