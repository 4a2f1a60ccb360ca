import { Link } from 'react-router';
import type { ReportColumn } from '#contract/insight/report-shape.ts';
import { type ReportName, reportColumns, reportShape } from '#contract/insight/report-table.ts';
import type { ReportFilters, ReportRow } from '#contract/insight/reports.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import type { Column } from '#web/office/kit/list/data-table.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { withQuery } from '#web/paths.ts';
import { columnsWithTotal, isFigure } from './column-traits.ts';
import classes from './report-value.module.css';
import { ReportValue } from './report-value.tsx';
import { columnHeader } from './reports.messages.ts';

/** The columns of a report on the screen, where a customer, a receipt and the cash can be opened; with their sums, if given. */
export function useReportColumns(
  name: ReportName,
  filters: ReportFilters,
  sums?: Readonly<Record<string, number>>,
): readonly Column<ReportRow>[] {
  const pick = usePick();
  const language = useLanguage();
  const area = useArea();
  const pageLink = usePageLink();
  const { screens } = reportShape(name);

  function pageOf(row: ReportRow, { kind }: ReportColumn): string | null {
    if (kind === 'customer' && row.customerId !== undefined) return area.customerBalance(row.customerId);
    if (kind === 'receipt' && row.receiptOf !== undefined) return area.receipt(row.receiptOf);
    if (kind === 'slip' && row.cashMovementId !== undefined)
      return pageLink('cashSlip', row.cashMovementId).to;
    if (kind === 'slip' && row.cashDayId !== undefined) return pageLink('cashDaySheet', row.cashDayId).to;
    if (kind === 'challenge' && row.challengeId !== undefined) return area.challenge(row.challengeId);
    const { age } = row.cells;
    if (kind === 'age' && age !== undefined && row.branchId !== undefined) {
      return withQuery(area.report('aged_agreements'), { age: String(age), branchId: row.branchId });
    }
    return null;
  }

  const columns = reportColumns(name, filters);
  const withTotal = columnsWithTotal(columns);
  return columns.flatMap(([column, shape]) => {
    const priority = priorities.find((_, screen) => screens[screen]?.includes(column));
    if (priority === undefined) return [];
    const cell = (row: ReportRow) => {
      const text = row.cells[column];
      const value =
        longTexts.includes(column) && typeof text === 'string' ? (
          <WrittenText className={classes.text}>{text}</WrittenText>
        ) : (
          <ReportValue column={column} shape={shape} cells={row.cells} language={language} />
        );
      const to = pageOf(row, shape);
      return to === null ? (
        value
      ) : (
        <Link to={to} className="touch">
          {value}
        </Link>
      );
    };
    const header = pick(columnHeader(column, shape));
    const total = sums !== undefined && withTotal.includes(column) && (
      <ReportValue column={column} shape={shape} cells={sums} language={language} />
    );
    return [{ key: column, header, priority, isFigure: isFigure(shape), cell, total: total || undefined }];
  });
}

/** Texts of any length. Paper and files have them whole. */
const longTexts = ['reason', 'memo'];

/** In the order of screen sizes: the last column to be hidden comes first. */
const priorities = [1, 2, 3, 4] as const;
