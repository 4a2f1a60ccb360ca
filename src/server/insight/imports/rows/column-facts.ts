import {
  fieldNamesOf,
  type ImportFieldName,
  type ImportKind,
  importFields,
} from '#contract/insight/import-fields.ts';
import { readListed } from '#domain/insight/imports/listed-installments.ts';
import { hasUnclearPoint, pointMeaningOf } from '#domain/money/read-rupees.ts';
import { hasShortYear, seemsTurned } from '#domain/tables/read-date.ts';
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
  const textsOf = (field: ImportFieldName) => rows.map(({ cells }) => cells[columns[field] ?? -1] ?? '');
  const columnsOf = (reads: 'amount' | 'date') =>
    fieldNamesOf(kind)
      .filter((field) => importFields[kind][field]?.reads === reads)
      .map((field) => [field, textsOf(field)] as const);
  const listed = textsOf('installments').flatMap((text) => readListed(text) ?? []);
  const amounts = [...columnsOf('amount'), ['installments', listed.map(({ amount }) => amount)] as const];
  const dates = [...columnsOf('date'), ['installments', listed.map(({ dueOn }) => dueOn)] as const];
  const meanings = amounts.map(([field, texts]) => [field, pointMeaningOf(texts)] as const);
  const ofColumns: ColumnFacts['points'] = Object.fromEntries(
    meanings.filter(([, meaning]) => meaning !== null),
  );
  return {
    points: ofColumns,
    hasPoints: amounts.some(([, texts]) => texts.some(hasUnclearPoint)),
    turned: dates.filter(([, texts]) => seemsTurned(texts)).map(([field]) => field),
    sums: kind === 'agreements' ? sumsOfFile(laid, (field) => points ?? ofColumns[field] ?? null) : null,
    hasShortYears: dates.some(([, texts]) => texts.some(hasShortYear)),
  };
}
