import type { PoolClient } from 'pg';
import { whyItStays } from '#contract/insight/import-stays.ts';
import type { importEndpoints } from '#contract/insight/imports.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findImport, type ImportDbRow, lockImport } from '../imports.queries.ts';
import { judgeRows, rowsAtOnce } from '../rows/check-rows.ts';
import type { FileRow } from '../rows/file-reading.ts';

const findInState = {
  name: 'find-import-rows-to-choose',
  text: `SELECT line, cells FROM import_rows
          WHERE import_id = $1 AND state = $2 AND ($3::integer IS NULL OR line = $3) ORDER BY line`,
};
const choose = {
  name: 'choose-import-rows',
  text: `UPDATE import_rows SET state = $3, faults = '[]' WHERE import_id = $1 AND state = $2 AND line = ANY ($4::integer[])`,
};

/**
 * Chooses rows whose values are taken over when the import starts, or lets go of them. Possible once an import is done too: a
 * refusal may have been mended meanwhile.
 */
export async function chooseImportRows(
  call: Call<typeof importEndpoints.chooseImportRows>,
): Promise<ImportDbRow> {
  const { context, input } = call;
  const { isChosen, row } = input.body;
  return inTransaction(context.pool, async (client) => {
    const { id, state, fileName } = await lockImport(client, input.params.id);
    if (state !== 'checked' && state !== 'done') throw new Refusal('import_has_begun');
    const [from, to] = isChosen ? ['differs', 'chosen'] : ['chosen', 'differs'];
    const { rows } = await client.query<FileRow>({ ...findInState, values: [id, from, row] });
    const lines = isChosen ? await takeable(client, call, id, rows) : rows.map(({ line }) => line);
    if (isChosen && lines.length === 0 && rows.length > 0) throw new Refusal('nothing_to_take_over');
    await client.query({ ...choose, values: [id, from, to, lines] });
    const found = await findImport(client, id);
    await recordAuditEvent(client, call, new Date(context.clock.now()), {
      branchId: null,
      action: 'choose_import_rows',
      subject: 'import',
      subjectId: id,
      after: { fileName, chosen: found.rows.chosen },
    });
    return found;
  });
}

/** The lines of those rows of which something may be taken over. */
async function takeable(
  client: PoolClient,
  { context }: Call<typeof importEndpoints.chooseImportRows>,
  id: string,
  rows: readonly FileRow[],
): Promise<number[]> {
  const judging = { ...(await findImport(client, id)), today: businessDateOf(context.clock.now()) };
  const lines: number[] = [];
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const judged = await judgeRows(client, judging, rows.slice(start, start + rowsAtOnce));
    for (const row of judged)
      if (row.state === 'differs' && row.differences.some((one) => whyItStays(judging.kind, one) === null))
        lines.push(row.line);
  }
  return lines;
}
