import { Fragment } from 'react';
import type { ReportColumn } from '#contract/insight/report-shape.ts';
import { type ReportName, reportColumns, reportShape } from '#contract/insight/report-table.ts';
import type { ReportFilters, ReportTotals as Totals } from '#contract/insight/reports.ts';
import { usePick } from '#web/i18n/language.ts';
import { Text } from '#web/office/kit/layout/text.tsx';
import { columnsWithTotal } from './column-traits.ts';
import { FigureValue } from './figure-value.tsx';
import { columnTitle } from './reports.messages.ts';

/** From here the table has all its columns, and so a row of their totals. */
export const wideReport = '(width >= 80em)';

/** The most totals below the rows. */
const inFootMax = 2;

type NamedColumn = readonly [string, ReportColumn];

/**
 * The totals of a report outside its table. On a wide screen the figure of the report is beside the title, and the totals that the
 * table has no column for are in the foot of the list; if they are many, in a strip. Elsewhere all totals are in the strip.
 */
export function totalsBeside(
  name: ReportName,
  filters: ReportFilters,
  isWide: boolean,
): Record<'title' | 'strip' | 'foot', readonly NamedColumn[]> {
  const columns = reportColumns(name, filters);
  const withTotal = columnsWithTotal(columns);
  const summed = columns.filter(([column]) => withTotal.includes(column));
  if (!isWide) return { title: [], strip: summed, foot: [] };
  const { figure, screens } = reportShape(name);
  const inTable = screens.slice(0, 3);
  const title = summed.filter(([column]) => column === figure?.[0]);
  const others = summed.filter(([column]) => !inTable.some((screen) => screen?.includes(column)));
  return others.length > inFootMax ? { title, strip: others, foot: [] } : { title, strip: [], foot: others };
}

export interface TotalsProps {
  readonly columns: readonly NamedColumn[];
  readonly totals: Totals;
}

/** Totals in the line of other words. */
export function TotalsInLine({ columns, totals }: TotalsProps) {
  const pick = usePick();
  return columns.map(([column, shape], index) => (
    <Fragment key={column}>
      {index > 0 && ' · '}
      {pick(columnTitle(column))}{' '}
      <Text as="span" tone="ink" weight={600}>
        <FigureValue column={column} shape={shape} figures={totals.sums} />
      </Text>
    </Fragment>
  ));
}
