import { reportTitles } from '#contract/insight/report-labels.messages.ts';
import { type ReportName, reportColumns } from '#contract/insight/report-table.ts';
import type { ReportFilters, ReportSheet as Sheet } from '#contract/insight/reports.ts';
import type { Language } from '#domain/language.ts';
import { formatToday } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import type { PaperLender } from '#web/office/lending/ground/sheet/paper-lender.ts';
import { ListSheet } from '#web/office/lending/ground/sheet/paper-sheet.tsx';
import table from '#web/office/lending/ground/sheet/paper-table.module.css';
import { columnsWithTotal, isFigure } from './column-traits.ts';
import { filterText } from './filter-text.ts';
import { reportLeads } from './report-leads.messages.ts';
import classes from './report-sheet.module.css';
import { ReportValue } from './report-value.tsx';
import { columnHeader, firstOnly, messages } from './reports.messages.ts';

interface ReportSheetProps {
  readonly name: ReportName;
  readonly lender: PaperLender;
  readonly sheet: Sheet;
  readonly filters: ReportFilters;
  readonly language: Language;
}

/** A report as it is printed: its meaning, its filters, its rows and their totals. */
export function ReportSheet({ name, lender, sheet, filters, language }: ReportSheetProps) {
  const edition = formatToday(useMinute(), language);
  const narrowed = filterText(name, filters, sheet, language);
  const columns = reportColumns(name, filters);
  const withTotal = columnsWithTotal(columns);
  const { rows, totals, isCut } = sheet;
  return (
    <ListSheet lender={lender} edition={edition} language={language} title={reportTitles[name][language]}>
      <p>{reportLeads[name][language]}</p>
      {narrowed !== '' && <p>{narrowed}</p>}
      {rows.length === 0 ? (
        <p>{messages.emptyTitle[language]}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is scrolled is reached by keyboard
        <section className={classes.frame} aria-label={reportTitles[name][language]} tabIndex={0}>
          <table className={table.table}>
            <thead>
              <tr>
                {columns.map(([column, shape]) => (
                  <th key={column} scope="col" className={isFigure(shape) ? table.figure : undefined}>
                    {columnHeader(column, shape)[language]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, cells }) => (
                <tr key={key}>
                  {columns.map(([column, shape]) => (
                    <td
                      key={column}
                      className={isFigure(shape) ? table.figure : `${table.words} ${classes.cell}`}
                    >
                      <ReportValue column={column} shape={shape} cells={cells} language={language} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
            {withTotal.length > 0 && (
              <tfoot>
                <tr>
                  {columns.map(([column, shape], place) => (
                    <td key={column} className={isFigure(shape) ? table.figure : undefined}>
                      {withTotal.includes(column) ? (
                        <ReportValue column={column} shape={shape} cells={totals.sums} language={language} />
                      ) : (
                        place === 0 && messages.total[language]
                      )}
                    </td>
                  ))}
                </tr>
              </tfoot>
            )}
          </table>
        </section>
      )}
      {isCut && <p>{firstOnly[language](rows.length, totals.rows)}</p>}
    </ListSheet>
  );
}
