import {
  fieldNamesOf,
  type ImportFieldName,
  type ImportKind,
  importFields,
} from '#contract/insight/import-fields.ts';
import { hasShortYear, seemsTurned } from '#domain/insight/imports/read-date.ts';
import { hasUnclearPoint, pointMeaningOf } from '#domain/money/read-rupees.ts';
import type { ColumnFacts } from './file-reading.ts';
import type { LaidOut } from './lay-out-sheets.ts';

/** Looks through the columns of a file. */
export function columnFactsOf(
  kind: ImportKind,
  { columns, rows }: Pick<LaidOut, 'columns' | 'rows'>,
): ColumnFacts {
  const fieldsOf = (reads: 'amount' | 'date') =>
    fieldNamesOf(kind).filter((field) => importFields[kind][field]?.reads === reads);
  const amounts = fieldsOf('amount');
  const dates = fieldsOf('date');
  const cellsOf = (field: ImportFieldName) => rows.map(({ cells }) => cells[columns[field] ?? -1] ?? '');
  const meanings = amounts.map((field) => [field, pointMeaningOf(cellsOf(field))] as const);
  return {
    points: Object.fromEntries(meanings.filter(([, meaning]) => meaning !== null)),
    hasPoints: amounts.some((field) => cellsOf(field).some(hasUnclearPoint)),
    turned: dates.filter((field) => seemsTurned(cellsOf(field))),
    hasShortYears: dates.some((field) => cellsOf(field).some(hasShortYear)),
  };
}
