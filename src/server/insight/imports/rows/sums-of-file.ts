import type { ImportFieldName } from '#contract/insight/import-fields.ts';
import type { ImportRecord } from '#contract/insight/imports.ts';
import { type PointMeaning, readRupees } from '#domain/money/read-rupees.ts';
import { isSum } from './find-rows.ts';
import { type LaidOut, sheetAt } from './lay-out-sheets.ts';

/** The columns whose sums are compared. */
const summed = {
  price: 'price',
  downPayment: 'downPayment',
  paid: 'paidToDate',
  relief: 'reliefToDate',
  outstanding: 'balance',
} as const satisfies Record<string, ImportFieldName>;

type Sums = NonNullable<ImportRecord['sums']>;

/**
 * The sums that a register of agreements has in its last line, over all sheets that are read. A sum that cannot be read in every
 * sheet is left out. Null without such a line in each.
 */
export function sumsOfFile(
  { columns, others, sheets }: Pick<LaidOut, 'columns' | 'others' | 'sheets'>,
  meaningOf: (field: ImportFieldName) => PointMeaning | null,
): Sums | null {
  const lastLines = new Map(
    others
      .filter(({ line, cells }) => isSum(cells) && sheetAt(sheets, line)?.holds === 'records')
      .map(({ line, cells }) => [sheetAt(sheets, line), cells]),
  );
  if (lastLines.size < sheets.filter(({ isRead, holds }) => isRead && holds === 'records').length)
    return null;
  const sumOf = (field: ImportFieldName) =>
    [...lastLines.values()].reduce<number | null>((sum, cells) => {
      const amount = readRupees(cells[columns[field] ?? -1] ?? '', meaningOf(field));
      return sum === null || !amount.ok ? null : sum + amount.amount;
    }, 0);
  const sums = Object.fromEntries(
    Object.entries(summed).map(([name, field]) => [name, sumOf(field)]),
  ) as Sums;
  return Object.values(sums).every((sum) => sum === null) ? null : sums;
}
