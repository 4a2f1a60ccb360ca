import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { AppContext } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { ImportDbRow, ImportRowDbRow } from './imports.queries.ts';
import { judgeRows } from './rows/check-rows.ts';
import type { OnRecord, RowDifference } from './rows/judged.ts';

/** The record of a row, and the values of the row that differ from it now. */
export interface DifferingNow {
  readonly onRecord: OnRecord;
  readonly differences: readonly RowDifference[];
}

/** Of the rows that are on record with other values, what differs now, by their line. */
export async function differencesNow(
  { pool, clock }: AppContext,
  file: ImportDbRow,
  rows: readonly ImportRowDbRow[],
): Promise<ReadonlyMap<number, DifferingNow>> {
  const differing = rows.flatMap(({ state, line, cells }) =>
    (state === 'differs' || state === 'chosen') && cells !== null ? [{ line, cells }] : [],
  );
  if (differing.length === 0) return new Map();
  const judging = { ...file, today: businessDateOf(clock.now()) };
  const judged = await inTransaction(pool, (client) => judgeRows(client, judging, differing));
  return new Map(
    judged.flatMap((row): [number, DifferingNow][] => {
      if (row.state !== 'known' && row.state !== 'differs') return [];
      return [
        [row.line, { onRecord: row.onRecord, differences: row.state === 'differs' ? row.differences : [] }],
      ];
    }),
  );
}
