import { type ReportRow, type reportEndpoints, reportSheetRowsMax } from '#contract/insight/reports.ts';
import type { AppContext } from '#server/platform/context.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { type AskedReport, askedReport } from './asked-report.ts';
import { exportReport, exportReportWorkbook } from './export-report.ts';
import { narrowedTo } from './narrowed-to.ts';
import { readReportFigures } from './report-figures.ts';

async function totalsOf({ reportBooks }: AppContext, { report, asked }: AskedReport) {
  return { today: asked.today, ...(await report.sum(reportBooks, asked)) };
}

export const reportRoutes: Handlers<typeof reportEndpoints> = {
  listReportFigures: async ({ context, reach, input: { query } }) => ({
    data: await readReportFigures({ ...context, reach, branchId: query.branchId }),
  }),
  async readReport({ context, reach, input: { params, query } }) {
    const { report, asked } = askedReport({ clock: context.clock, reach, name: params.name, filters: query });
    const { rows, next } = await report.page(context.reportBooks, asked, query.cursor);
    return { data: rows, page: { next, total: null } };
  },
  sumReport: async ({ context, reach, input: { params, query } }) => ({
    data: await totalsOf(
      context,
      askedReport({ clock: context.clock, reach, name: params.name, filters: query }),
    ),
  }),
  async getReportSheet({ context, reach, input: { params, query } }) {
    const found = askedReport({ clock: context.clock, reach, name: params.name, filters: query });
    const rows: ReportRow[] = [];
    for await (const row of found.report.every(context.reportBooks, found.asked)) {
      if (rows.length === reportSheetRowsMax) break;
      rows.push(row);
    }
    const totals = await totalsOf(context, found);
    const names = await narrowedTo(context.pool, found.asked);
    return { data: { ...names, totals, rows, isCut: totals.rows > rows.length } };
  },
  exportReport,
  exportReportWorkbook,
};
