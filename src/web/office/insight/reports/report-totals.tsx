import { type ReportName, reportColumns } from '#contract/insight/report-table.ts';
import type { ReportTotals as Totals } from '#contract/insight/reports.ts';
import { usePick } from '#web/i18n/language.ts';
import { FigureStrip } from '#web/office/kit/record/figure-strip.tsx';
import { columnsWithTotal } from './column-traits.ts';
import { FigureValue } from './figure-value.tsx';
import { columnTitle, messages } from './reports.messages.ts';

interface ReportTotalsProps {
  readonly name: ReportName;
  /** Undefined while they load. */
  readonly totals: Totals | undefined;
}

/** The totals of a report, over all of its pages. */
export function ReportTotals({ name, totals }: ReportTotalsProps) {
  const pick = usePick();
  const columns = reportColumns(name, {});
  const withTotal = columnsWithTotal(columns);
  const summed = columns.filter(([column]) => withTotal.includes(column));
  if (totals === undefined || totals.rows === 0 || summed.length === 0) return null;
  const { sums } = totals;
  return (
    <FigureStrip
      label={pick(messages.totals)}
      isBrief
      figures={summed.map(([column, shape]) => ({
        label: pick(columnTitle(column)),
        value: <FigureValue column={column} shape={shape} figures={sums} />,
      }))}
    />
  );
}
