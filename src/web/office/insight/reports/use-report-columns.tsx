import { Link } from 'react-router';
import type { ReportColumn } from '#contract/insight/report-shape.ts';
import { type ReportName, reportColumns, reportShape } from '#contract/insight/report-table.ts';
import type { ReportFilters, ReportRow } from '#contract/insight/reports.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import type { Column } from '#web/office/kit/list/data-table.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { withQuery } from '#web/paths.ts';
import { isFigure } from './column-traits.ts';
import { ReportValue } from './report-value.tsx';
import { columnHeader } from './reports.messages.ts';

/** The columns of a report on the screen, where a customer, a receipt and the cash can be opened. */
export function useReportColumns(name: ReportName, filters: ReportFilters): readonly Column<ReportRow>[] {
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

  return reportColumns(name, filters).flatMap(([column, shape]) => {
    const priority = priorities.find((_, screen) => screens[screen]?.includes(column));
    if (priority === undefined) return [];
    const cell = (row: ReportRow) => {
      const value = <ReportValue column={column} shape={shape} cells={row.cells} language={language} />;
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
    return [{ key: column, header, priority, isFigure: isFigure(shape), cell }];
  });
}

/** In the order of screen sizes: the last column to be hidden comes first. */
const priorities = [1, 2, 3, 4] as const;
