import { type ReportRow, type reportEndpoints, reportSheetRowsMax } from '#contract/insight/reports.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { asOfOneMoment } from './as-of-one-moment.ts';
import { type AskedReport, askedReport } from './asked-report.ts';
import { exportReport, exportReportWorkbook } from './files/export-report.ts';
import { narrowedTo } from './narrowed-to.ts';
import type { Books } from './report.ts';
import { readReportFigures } from './report-figures.ts';

async function totalsOf(books: Books, { report, asked }: AskedReport) {
  return { today: asked.today, ...(await report.sum(books, asked)) };
}

async function firstRowsOf(books: Books, { report, asked }: AskedReport): Promise<ReportRow[]> {
  const rows: ReportRow[] = [];
  for await (const row of report.every(books, asked)) {
    if (rows.length === reportSheetRowsMax) break;
    rows.push(row);
  }
  return rows;
}

export const reportRoutes: Handlers<typeof reportEndpoints> = {
  listReportFigures: async ({ context, reach, input: { query } }) => ({
    data: await readReportFigures({ ...context, reach, branchId: query.branchId }),
  }),
  async readReport({ context, reach, input: { params, query } }) {
    const found = askedReport({ clock: context.clock, reach, name: params.name, filters: query });
    const { rows, next } = await asOfOneMoment(context, found, (books) =>
      found.report.page(books, found.asked, query.cursor),
    );
    return { data: rows, page: { next, total: null } };
  },
  async sumReport({ context, reach, input: { params, query } }) {
    const found = askedReport({ clock: context.clock, reach, name: params.name, filters: query });
    return { data: await asOfOneMoment(context, found, (books) => totalsOf(books, found)) };
  },
  async getReportSheet({ context, reach, input: { params, query } }) {
    const found = askedReport({ clock: context.clock, reach, name: params.name, filters: query });
    const { rows, totals, names } = await asOfOneMoment(context, found, async (books) => ({
      rows: await firstRowsOf(books, found),
      totals: await totalsOf(books, found),
      names: await narrowedTo(books, found.asked),
    }));
    return { data: { ...names, totals, rows, isCut: totals.rows > rows.length } };
  },
  exportReport,
  exportReportWorkbook,
};
