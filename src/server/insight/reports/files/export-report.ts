import type { CsvFile, Workbook } from '#contract/endpoint.ts';
import type { ReportFilter } from '#contract/insight/report-shape.ts';
import { type ReportName, reportShape } from '#contract/insight/report-table.ts';
import { type ReportFilters, type reportEndpoints, reportExportRowsMax } from '#contract/insight/reports.ts';
import type { Call } from '#server/platform/http/call.ts';
import type { Reach } from '#server/platform/reach.ts';
import type { FiltersInForce } from '#server/platform/spreadsheet/filters-sheet.ts';
import { type ExportCall, giveOut } from '#server/platform/spreadsheet/give-out.ts';
import { asOfOneMoment, rowsAsOfOneMoment } from '../as-of-one-moment.ts';
import { askedReport } from '../asked-report.ts';
import type { Asked } from '../report.ts';
import { fileColumns } from './file-columns.ts';

/** Exports a report as CSV, and records the export. */
export async function exportReport(call: Call<typeof reportEndpoints.exportReport>): Promise<CsvFile> {
  return (await giveOutReport(call, call.input.params.name, call.input.body)).csv();
}

/** The same as a workbook. */
export async function exportReportWorkbook(
  call: Call<typeof reportEndpoints.exportReportWorkbook>,
): Promise<Workbook> {
  return (await giveOutReport(call, call.input.params.name, call.input.body)).workbook();
}

async function giveOutReport(
  call: ExportCall & { readonly reach: Reach<'all'> },
  name: ReportName,
  filters: ReportFilters,
) {
  const { context, reach } = call;
  const found = askedReport({ clock: context.clock, reach, name, filters });
  const { report, asked } = found;
  const { rows } = await asOfOneMoment(context, found, (books) => report.sum(books, asked));
  return giveOut(call, {
    now: asked.now,
    action: 'export_report',
    subject: 'report',
    recorded: { report: name, filters },
    inForce: filtersInForce(name, asked, filters.age),
    count: rows,
    countMax: reportExportRowsMax,
    fileName: `${name.replaceAll('_', '-')}-${asked.today}`,
    columns: fileColumns(name, filters),
    rows: rowsAsOfOneMoment(context, found),
  });
}

/** The filters that the report has, with those that nobody chose. */
function filtersInForce(report: ReportName, asked: Asked, age: ReportFilters['age']): FiltersInForce {
  const { period, filters } = reportShape(report);
  const { from, until, step, by, branchId, officerId } = asked;
  const own = { step, by, age, branch: branchId, officer: officerId };
  const has = (filter: ReportFilter) => (filters.includes(filter) ? own[filter] : null);
  return {
    report,
    ...(period !== null && { from, until }),
    ...{ step: has('step'), by: has('by'), age: has('age') },
    ...{ branchId: has('branch'), officerId: has('officer') },
  };
}
