import {
  fieldNamesOf,
  type ImportFieldName,
  type ImportKind,
  importFields,
} from '#contract/insight/import-fields.ts';
import { hasShortYear, seemsTurned } from '#domain/insight/imports/read-date.ts';
import { hasUnclearPoint, pointMeaningOf } from '#domain/money/read-rupees.ts';
import type { ColumnFacts, FileReading } from './file-reading.ts';
import type { LaidOut } from './lay-out-sheets.ts';
import { sumsOfFile } from './sums-of-file.ts';

/** Looks through the columns of a file. `points` is the meaning that a person chose. */
export function columnFactsOf(
  kind: ImportKind,
  laid: Pick<LaidOut, 'columns' | 'rows' | 'others' | 'sheets'>,
  points: FileReading['points'],
): ColumnFacts {
  const { columns, rows } = laid;
  const fieldsOf = (reads: 'amount' | 'date') =>
    fieldNamesOf(kind).filter((field) => importFields[kind][field]?.reads === reads);
  const amounts = fieldsOf('amount');
  const dates = fieldsOf('date');
  const cellsOf = (field: ImportFieldName) => rows.map(({ cells }) => cells[columns[field] ?? -1] ?? '');
  const meanings = amounts.map((field) => [field, pointMeaningOf(cellsOf(field))] as const);
  const ofColumns: ColumnFacts['points'] = Object.fromEntries(
    meanings.filter(([, meaning]) => meaning !== null),
  );
  return {
    points: ofColumns,
    hasPoints: amounts.some((field) => cellsOf(field).some(hasUnclearPoint)),
    turned: dates.filter((field) => seemsTurned(cellsOf(field))),
    sums: kind === 'agreements' ? sumsOfFile(laid, (field) => points ?? ofColumns[field] ?? null) : null,
    hasShortYears: dates.some((field) => cellsOf(field).some(hasShortYear)),
  };
}
