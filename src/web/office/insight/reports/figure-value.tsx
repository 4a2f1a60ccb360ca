import type { ReportColumn } from '#contract/insight/report-shape.ts';
import { useLanguage } from '#web/i18n/language.ts';
import { Money } from '#web/office/kit/ui/money.tsx';
import { ReportValue } from './report-value.tsx';

interface FigureValueProps {
  readonly column: string;
  readonly shape: ReportColumn;
  readonly figures: Readonly<Record<string, number>>;
}

/** A figure outside of a table, so that money names its unit. */
export function FigureValue({ column, shape, figures }: FigureValueProps) {
  const language = useLanguage();
  return shape.kind === 'money' ? (
    <Money amount={figures[column] ?? 0} />
  ) : (
    <ReportValue column={column} shape={shape} cells={figures} language={language} />
  );
}

/** A figure as a height in a chart. A rate without anything to measure is at the foot. */
export function heightOf(
  column: string,
  shape: ReportColumn,
  figures: Readonly<Record<string, number>>,
): number {
  if (shape.kind !== 'rate') return figures[column] ?? 0;
  const { [shape.part]: part = 0, [shape.whole]: whole = 0 } = figures;
  return whole === 0 ? 0 : part / whole;
}
