import * as z from 'zod/mini';
import { endpoint, pageQuery } from '#contract/endpoint.ts';
import { calendarDay } from '#contract/fields/calendar-date-field.ts';
import { endsAfterBeginning, isNotTooLong } from '#contract/fields/period-field.ts';
import { spoken } from '#contract/fields/phrase-field.ts';
import { writtenText } from '#contract/fields/written-field.ts';
import {
  addDays,
  addMonths,
  type CalendarDate,
  calendarDate,
  dayOfMonth,
} from '#domain/calendar/calendar-date.ts';
import { chartAccounts } from '#domain/lending/books/chart-account.ts';
import { ageingBuckets, ageOf } from '#domain/lending/collections/portfolio-at-risk.ts';
import { type OwnPeriod, reportDivisions } from './report-shape.ts';
import { reportNames } from './report-table.ts';

/** The steps that a report of a period counts by. */
export const reportSteps = ['month', 'day'] as const;

/** The ages of arrears that a report can be filtered by: the buckets of the ageing. */
export const reportAges = ageingBuckets.map(ageOf);

/** The most rows of a file and of a printed report. */
export const reportExportRowsMax = 100_000;
export const reportSheetRowsMax = 1_000;

/** The filters of all reports. A report uses those that its row in the table names and ignores the others. */
const filters = {
  /** Days in Karachi, both included. Unless both are given, a report of a period uses its default period. */
  from: z.optional(calendarDay()),
  until: z.optional(calendarDay()),
  step: z.optional(z.enum(reportSteps)),
  by: z.optional(z.enum(reportDivisions)),
  age: z.optional(z.enum(reportAges)),
  branchId: z.optional(z.uuid()),
  /** The officer in charge of the agreement; for a receipt, the employee who took the money. */
  officerId: z.optional(z.uuid()),
};
const filterQuery = z.object(filters).check(endsAfterBeginning, isNotTooLong);
export type ReportFilters = z.output<typeof filterQuery>;

const params = z.object({ name: z.enum(reportNames) });

const cell = z.union([
  z.string(),
  z.number(),
  z.null(),
  z.object({ code: z.string(), city: spoken }),
  writtenText,
  z.object({ fullName: writtenText }),
  z.object({ account: z.enum(chartAccounts), name: z.nullable(z.string()) }),
]);

const row = z.object({
  /** Unique among the rows. */
  key: z.string(),
  /** By the names of the columns; their order has no meaning. */
  cells: z.record(z.string(), cell),
  /** The ids of the row's subject, where a page shows it. */
  branchId: z.optional(z.uuid()),
  customerId: z.optional(z.uuid()),
  receiptOf: z.optional(z.uuid()),
  cashMovementId: z.optional(z.uuid()),
  cashDayId: z.optional(z.uuid()),
  challengeId: z.optional(z.uuid()),
});
export type ReportRow = z.output<typeof row>;

const totals = z.object({
  /** Today in Karachi: the day of a report without a period. */
  today: z.iso.date(),
  rows: z.number(),
  /** By the names of the columns that are summed. */
  sums: z.record(z.string(), z.number()),
});
export type ReportTotals = z.output<typeof totals>;

const sheet = z.object({
  /** The branch and the officer that the report is limited to; null for all. */
  branch: z.nullable(spoken),
  officer: z.nullable(spoken),
  totals,
  rows: z.array(row),
  /** True if there are more rows than are printed. */
  isCut: z.boolean(),
});

export type ReportSheet = z.output<typeof sheet>;

/** Figures by the names of their columns. */
const figures = z.record(z.string(), z.number());

const reportFigure = z.object({
  name: z.enum(reportNames),
  /** The totals of the report in its default period, as it says itself. */
  now: figures,
  /** The same by month, the earliest first; the last is of now. Empty where no month is kept. */
  months: z.array(figures),
});
export type ReportFigure = z.output<typeof reportFigure>;

export const reportEndpoints = {
  listReportFigures: endpoint({
    method: 'GET',
    path: '/api/report-figures',
    summary: 'The main figure of each report, and how it went over the last 12 months',
    access: 'reports.read',
    query: z.object({ branchId: filters.branchId }),
    output: z.array(reportFigure),
  }),
  readReport: endpoint({
    method: 'GET',
    path: '/api/reports/:name',
    summary: 'The rows of a report, a page at a time',
    access: 'reports.read',
    params,
    query: z.object({ ...pageQuery, ...filters }).check(endsAfterBeginning, isNotTooLong),
    output: row,
    answers: 'list',
    errors: ['invalid_cursor'],
  }),
  sumReport: endpoint({
    method: 'GET',
    path: '/api/reports/:name/totals',
    summary: 'How many rows a report has and what they come to, under the same filters',
    access: 'reports.read',
    params,
    query: filterQuery,
    output: totals,
  }),
  getReportSheet: endpoint({
    method: 'GET',
    path: '/api/reports/:name/sheet',
    summary: `A report as it is printed: ${reportSheetRowsMax} rows at most`,
    access: 'reports.read',
    params,
    query: filterQuery,
    output: sheet,
  }),
  exportReport: endpoint({
    method: 'POST',
    path: '/api/reports/:name/export',
    summary: `A report as CSV, ${reportExportRowsMax} lines at most; the export is recorded`,
    access: 'exports.make',
    params,
    body: filterQuery,
    output: z.string(),
    answers: 'csv',
    errors: ['export_too_large'],
  }),
  exportReportWorkbook: endpoint({
    method: 'POST',
    path: '/api/reports/:name/export/workbook',
    summary: `A report as an XLSX workbook, ${reportExportRowsMax} rows at most; the export is recorded`,
    access: 'exports.make',
    params,
    body: filterQuery,
    output: z.string(),
    answers: 'xlsx',
    errors: ['export_too_large'],
  }),
};

/** The days of a report: the requested ones or its default period as of today. A report without a period has today. */
export function reportDays(
  own: OwnPeriod | null,
  { from, until }: Pick<ReportFilters, 'from' | 'until'>,
  today: CalendarDate,
): { readonly from: CalendarDate; readonly until: CalendarDate } {
  if (own === null) return { from: today, until: today };
  if (from !== undefined && until !== undefined) return { from, until };
  const month = addDays(today, 1 - dayOfMonth(today));
  switch (own) {
    case 'month_to_date':
      return { from: month, until: today };
    case 'whole_month':
      return { from: month, until: addDays(addMonths(month, 1), -1) };
    case 'year_to_date':
      return { from: calendarDate(`${today.slice(0, 4)}-01-01`), until: today };
  }
}
