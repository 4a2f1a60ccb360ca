import type { CsvFile, Workbook } from '#contract/endpoint.ts';
import type { ReportName } from '#contract/insight/report-table.ts';
import { type ReportFilters, type reportEndpoints, reportExportRowsMax } from '#contract/insight/reports.ts';
import { type Origin, recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { Call } from '#server/platform/http/call.ts';
import { csvOf } from '#server/platform/http/csv-of.ts';
import type { Reach } from '#server/platform/reach.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { xlsxOf } from '#server/platform/spreadsheet/xlsx-of.ts';
import { askedReport } from './asked-report.ts';
import { fileColumns } from './file-columns.ts';

/** Gives out a report as CSV, and records that it did. */
export async function exportReport(call: Call<typeof reportEndpoints.exportReport>): Promise<CsvFile> {
  const { fileName, columns, rows } = await giveOut(call, call.input.params.name, call.input.body);
  return { fileName: `${fileName}.csv`, lines: csvOf(columns, rows, call.language) };
}

/** The same as a workbook. */
export async function exportReportWorkbook(
  call: Call<typeof reportEndpoints.exportReportWorkbook>,
): Promise<Workbook> {
  const { fileName, columns, rows } = await giveOut(call, call.input.params.name, call.input.body);
  return { fileName: `${fileName}.xlsx`, workbook: xlsxOf(columns, rows, call.language) };
}

interface ExportCall extends Origin {
  readonly context: AppContext;
  readonly reach: Reach<'all'>;
}

/** The subject of the audit event; a report has no id. */
const anyReport = '00000000-0000-0000-0000-000000000000';

/** Records the export, then returns the matching rows. */
async function giveOut(call: ExportCall, name: ReportName, filters: ReportFilters) {
  const { context, reach } = call;
  const { report, asked } = askedReport({ clock: context.clock, reach, name, filters });
  const { rows } = await report.sum(context.reportBooks, asked);
  if (rows > reportExportRowsMax) throw new Refusal('export_too_large');
  await recordAuditEvent(context.pool, call, new Date(asked.now), {
    branchId: null,
    action: 'export_report',
    subject: 'report',
    subjectId: anyReport,
    after: { report: name, filters, rows },
  });
  return {
    fileName: `${name.replaceAll('_', '-')}-${asked.today}`,
    columns: fileColumns(name, filters),
    rows: report.every(context.reportBooks, asked),
  };
}
