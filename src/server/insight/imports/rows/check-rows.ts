import type { PoolClient } from 'pg';
import type { ImportFault } from '#contract/insight/import-faults.ts';
import type { FileRow } from './file-reading.ts';
import { judgeAgreements } from './judge-agreements.ts';
import { judgeCustomers } from './judge-customers.ts';
import type { Judged, JudgingContext } from './judged.ts';
import { type LaidOut, textOf } from './lay-out-sheets.ts';

/** The rows that are checked in one go; other requests are served in between. */
export const rowsAtOnce = 500;
const titleLengthMax = 200;

const insertRows = {
  name: 'insert-import-rows',
  text: `INSERT INTO import_rows (import_id, line, cells, state, title, faults, price, down_payment, paid, relief)
         SELECT $1, line, cells, state, title, faults, price, "downPayment", paid, relief
           FROM jsonb_to_recordset($2::jsonb) AS r (line integer, cells text[], state text, title text, faults jsonb,
                                                    price bigint, "downPayment" bigint, paid bigint, relief bigint)`,
};

/**
 * Checks every row of a file and stores the result. The second of two rows about the same is a fault. Lines that are no records
 * are stored beside them.
 */
export async function checkRows(
  client: PoolClient,
  importId: string,
  judging: JudgingContext,
  { rows, others }: Pick<LaidOut, 'rows' | 'others'>,
): Promise<void> {
  const seen = new Set<string>();
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const some = rows.slice(start, start + rowsAtOnce);
    const judged = await judgeRows(client, judging, some);
    const kept = judged.map((row, index) => ({
      line: row.line,
      cells: some[index]?.cells,
      title: row.title.slice(0, titleLengthMax),
      ...row.amounts,
      ...verdictOf(row, seen, judging),
    }));
    await client.query({ ...insertRows, values: [importId, JSON.stringify(kept)] });
  }
  const skipped = others.map((other) => ({
    line: other.line,
    cells: other.cells,
    state: 'skipped',
    title: textOf(other.cells),
    faults: 'faults' in other ? other.faults : [],
  }));
  if (skipped.length > 0) await client.query({ ...insertRows, values: [importId, JSON.stringify(skipped)] });
}

/** Judges rows of a file of either kind. */
export function judgeRows(
  client: PoolClient,
  judging: JudgingContext,
  rows: readonly FileRow[],
): Promise<readonly Judged<unknown>[]> {
  const judge = { customers: judgeCustomers, agreements: judgeAgreements }[judging.kind];
  return judge(client, judging, rows);
}

function verdictOf(row: Judged<unknown>, seen: Set<string>, { kind }: JudgingContext) {
  const isRepeated = row.key !== null && seen.has(row.key);
  if (row.key !== null) seen.add(row.key);
  const field = kind === 'customers' ? 'cnic' : 'registerNumber';
  const repeated: ImportFault[] = isRepeated ? [{ field, message: 'row_repeated' }] : [];
  const faults = [...repeated, ...(row.state === 'faulty' ? row.faults : [])];
  if (faults.length > 0) return { state: 'faulty', faults };
  return { state: row.state, faults: row.state === 'ready' ? (row.marks ?? []) : [] };
}
