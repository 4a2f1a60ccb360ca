import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { AppContext } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { ImportDbRow, ImportRowDbRow } from './imports.queries.ts';
import { judgeRows } from './rows/check-rows.ts';
import type { RowDifference } from './rows/judged.ts';

/** Of the rows that are on record with other values, the values that differ from the record now, by their line. */
export async function differencesNow(
  { pool, clock }: AppContext,
  file: ImportDbRow,
  rows: readonly ImportRowDbRow[],
): Promise<ReadonlyMap<number, readonly RowDifference[]>> {
  const differing = rows.flatMap(({ state, line, cells }) =>
    state === 'differs' && cells !== null ? [{ line, cells }] : [],
  );
  if (differing.length === 0) return new Map();
  const judging = { ...file, today: businessDateOf(clock.now()) };
  const judged = await inTransaction(pool, (client) => judgeRows(client, judging, differing));
  return new Map(judged.map((row) => [row.line, row.state === 'differs' ? row.differences : []]));
}
