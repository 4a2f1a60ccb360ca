import type { ImportFieldName, ImportKind } from '#contract/insight/import-fields.ts';
import type { ImportRecord } from '#contract/insight/imports.ts';
import type { PointMeaning } from '#domain/money/read-rupees.ts';

/** The index of each field's column in the file, from 0; null if it has none. */
export type FieldColumns = Readonly<Partial<Record<ImportFieldName, number | null>>>;

/** A row of a file, unchanged. */
export interface FileRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Facts that only a whole column tells about its cells. Found when the file is checked, and stored for the import. */
export interface ColumnFacts {
  /** The columns of amounts in which a point before three digits has one meaning. */
  readonly points: Readonly<Partial<Record<ImportFieldName, PointMeaning>>>;
  /** True if an amount of the file has a point before three digits. */
  readonly hasPoints: boolean;
  /** The columns in which the spreadsheet seems to have turned day and month round. */
  readonly turned: readonly ImportFieldName[];
  /** True if a year of the file has two digits. */
  readonly hasShortYears: boolean;
  /** The sums in the last line of each sheet, as far as they can be read; null if a sheet has no such line. */
  readonly sums: ImportRecord['sums'];
}

/** The format of a file. */
export interface FileReading {
  readonly kind: ImportKind;
  readonly columns: FieldColumns;
  readonly found: ColumnFacts;
  /** The text of a field without a column, for all rows. */
  readonly forAll: Readonly<Partial<Record<ImportFieldName, string>>>;
  readonly dateOrder: ImportRecord['dateOrder'];
  readonly storedDays: ImportRecord['storedDays'];
  /** As a person chose it, for all columns. */
  readonly points: ImportRecord['points'];
}
