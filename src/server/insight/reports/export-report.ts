import type { CsvFile, Workbook } from '#contract/endpoint.ts';
import type { ReportName } from '#contract/insight/report-table.ts';
import { type ReportFilters, type reportEndpoints, reportExportRowsMax } from '#contract/insight/reports.ts';
import type { Call } from '#server/platform/http/call.ts';
import type { Reach } from '#server/platform/reach.ts';
import { type ExportCall, giveOut } from '#server/platform/spreadsheet/give-out.ts';
import { askedReport } from './asked-report.ts';
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
  const { report, asked } = askedReport({ clock: context.clock, reach, name, filters });
  return giveOut(call, {
    now: asked.now,
    action: 'export_report',
    subject: 'report',
    recorded: { report: name, filters },
    count: (await report.sum(context.reportBooks, asked)).rows,
    countMax: reportExportRowsMax,
    fileName: `${name.replaceAll('_', '-')}-${asked.today}`,
    columns: fileColumns(name, filters),
    rows: report.every(context.reportBooks, asked),
  });
}
