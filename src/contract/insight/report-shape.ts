import type { CellKind } from './report-cell.ts';

/** The unit that a report of people counts by: whole branches, or each employee of them. */
export const reportDivisions = ['branch', 'employee'] as const;
export type ReportDivision = (typeof reportDivisions)[number];

export interface CellColumn {
  readonly kind: CellKind;
  /** Only in a report by this unit. */
  readonly by?: ReportDivision;
  /** Its sum over all rows is among the totals. */
  readonly isSummed?: true;
}

/** The share of one figure of the row in another. It is computed where it is shown, so that a total has it too. */
interface RateColumn {
  readonly kind: 'rate';
  readonly part: string;
  readonly whole: string;
  /** Rounded up where the rate must stay low, so a rate over a limit is never shown as within it. */
  readonly rounded: 'down' | 'up';
}

export type ReportColumn = CellColumn | RateColumn;

export type ReportFilter = 'step' | 'by' | 'age' | 'branch' | 'officer';

/** The default period of a report. */
export type OwnPeriod = 'month_to_date' | 'whole_month' | 'year_to_date';

/** The groups in the list of reports. */
export const reportGroups = ['money', 'cash', 'arrears', 'people'] as const;

export interface ReportShape {
  readonly group: (typeof reportGroups)[number];
  /** Null for a report of now. */
  readonly period: OwnPeriod | null;
  /** Its filters besides its days. */
  readonly filters: readonly ReportFilter[];
  /** The figure that stands for it in the list of reports. Null for a report that opens from another page. */
  readonly figure: readonly [column: string, shape: ReportColumn] | null;
  /** In the order in which they are shown. */
  readonly columns: Readonly<Record<string, ReportColumn>>;
  /**
   * The columns that a phone shows, those that a tablet shows in addition, and those of a desktop and of a wide one. The other
   * columns are only in print and files.
   */
  readonly screens: readonly [
    phone: readonly string[],
    tablet: readonly string[],
    desk: readonly string[],
    wide?: readonly string[],
  ];
}
