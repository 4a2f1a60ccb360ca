import { arrearsReports } from './arrears-reports.ts';
import { bookReports } from './book-reports.ts';
import { cashReports } from './cash-reports.ts';
import { moneyReports } from './money-reports.ts';
import { peopleReports } from './people-reports.ts';
import type { CellKind, CellKinds } from './report-cell.ts';
import {
  type CellColumn,
  type ReportColumn,
  type ReportDivision,
  type ReportShape,
  reportDivisions,
} from './report-shape.ts';

/**
 * The reports of the lender. Page, print, CSV and workbook are generated from this table. The server has a file with the rows
 * of each report, and the office has its name and description.
 */
export const reports = {
  ...moneyReports,
  ...arrearsReports,
  ...cashReports,
  ...peopleReports,
  ...bookReports,
};

export type ReportName = keyof typeof reports;
export const reportNames = Object.keys(reports) as [ReportName, ...ReportName[]];

/** The reports of the list. The others open from the figures and the challenges that they are of. */
export const listedReportNames = reportNames.filter(
  (name): name is ListedReportName => reports[name].figure !== null,
);
export type ListedReportName = {
  [Name in ReportName]: (typeof reports)[Name]['figure'] extends null ? never : Name;
}[ReportName];

/** The common type of all reports. */
export function reportShape(name: ReportName): ReportShape {
  return reports[name];
}

/** The columns of a report in their order, without those of another division. */
export function reportColumns(
  name: ReportName,
  { by = reportDivisions[0] }: { readonly by?: ReportDivision | undefined },
): [string, ReportColumn][] {
  const columns = Object.entries(reportShape(name).columns);
  return columns.filter(([, shape]) => !('by' in shape) || shape.by === by);
}

type ColumnsOf<Name extends ReportName> = (typeof reports)[Name]['columns'];
type StoredColumn<Columns> = {
  [Column in keyof Columns]: Columns[Column] extends CellColumn ? Column : never;
}[keyof Columns];

/** The cells of a report's row, by the names of its columns. */
export type CellsOf<Name extends ReportName> = {
  readonly [Column in StoredColumn<ColumnsOf<Name>>]: ColumnsOf<Name>[Column] extends {
    readonly kind: infer Kind extends CellKind;
  }
    ? CellKinds[Kind]
    : never;
};

type SummedColumn<Columns> = {
  [Column in keyof Columns]: Columns[Column] extends { readonly isSummed: true } ? Column : never;
}[keyof Columns];

/** The sums over all rows of a report. */
export type SumsOf<Name extends ReportName> = {
  readonly [Column in SummedColumn<ColumnsOf<Name>>]: number;
};
