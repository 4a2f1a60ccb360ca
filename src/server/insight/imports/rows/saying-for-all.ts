import type { ImportKind } from '#contract/insight/import-fields.ts';
import { relativeOfHeading } from '#domain/insight/imports/parentage.ts';
import type { FileReading } from './file-reading.ts';
import type { LaidOut } from './lay-out-sheets.ts';

/**
 * The values that the headings of a file say of all its rows: a column of fathers tells the relation, where no column of its own
 * does. They are shown as chosen, and can be chosen otherwise.
 */
export function sayingForAll(
  kind: ImportKind,
  { headings, columns }: Pick<LaidOut, 'headings' | 'columns'>,
): FileReading['forAll'] {
  if (kind !== 'customers' || (columns.relative ?? null) !== null) return {};
  const relative = relativeOfHeading(headings[columns['relativeName.own'] ?? -1] ?? '');
  return relative === null ? {} : { relative };
}
