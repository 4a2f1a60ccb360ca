import { setImmediate as othersTurn } from 'node:timers/promises';
import type { ImportKind } from '#contract/insight/import-fields.ts';
import { Refusal } from '#server/platform/refusal.ts';
import type { Sheet } from '#server/platform/spreadsheet/read-sheet.ts';
import { isExample } from './import-template.ts';
import { type LaidOut, layOutSheets } from './rows/lay-out-sheets.ts';

/**
 * Lays out a file as `layOutSheets` does, without the example of the template. Other requests are served before and afterwards: a
 * large file takes a while.
 */
export async function layOutFile(
  kind: ImportKind,
  sheets: readonly Sheet[],
  choices: Parameters<typeof layOutSheets>[2],
): Promise<LaidOut> {
  await othersTurn();
  const laid = layOutSheets(kind, sheets, choices);
  const rows = laid.rows.filter(
    ({ cells }) => !isExample(kind, (field) => cells[laid.columns[field] ?? -1] ?? ''),
  );
  if (rows.length === 0) throw new Refusal('import_empty');
  await othersTurn();
  return { ...laid, rows };
}
