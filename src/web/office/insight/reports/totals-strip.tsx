import { usePick } from '#web/i18n/language.ts';
import { FigureStrip } from '#web/office/kit/record/figure-strip.tsx';
import { FigureValue } from './figure-value.tsx';
import type { TotalsProps } from './report-totals.tsx';
import { columnTitle, messages } from './reports.messages.ts';

/** Totals in a strip above the rows. */
export function TotalsStrip({ columns, totals }: TotalsProps) {
  const pick = usePick();
  return (
    <FigureStrip
      label={pick(messages.totals)}
      isBrief
      figures={columns.map(([column, shape]) => ({
        label: pick(columnTitle(column)),
        value: <FigureValue column={column} shape={shape} figures={totals.sums} />,
      }))}
    />
  );
}
