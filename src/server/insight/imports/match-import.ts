import { fieldNamesOf } from '#contract/insight/import-fields.ts';
import type { importEndpoints } from '#contract/insight/imports.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findImport, type ImportDbRow, lockImport } from './imports.queries.ts';
import { checkRows } from './rows/check-rows.ts';
import { columnFactsOf } from './rows/column-facts.ts';
import type { FieldColumns, FileRow } from './rows/file-reading.ts';

const takeRows = {
  name: 'take-import-rows',
  text: 'DELETE FROM import_rows WHERE import_id = $1 RETURNING line, cells',
};

const setReading = {
  name: 'set-reading-of-import',
  text: 'UPDATE imports SET columns = $2, found = $3, date_order = $4, points = $5 WHERE id = $1',
};

/** Reads a file's columns as a person has chosen, and checks every row again. */
export async function matchImport(call: Call<typeof importEndpoints.matchImport>): Promise<ImportDbRow> {
  const { context, input } = call;
  const { dateOrder, points, columns: chosen } = input.body;
  const now = context.clock.now();
  return inTransaction(context.pool, async (client) => {
    const { id, kind, state, fileName, headings } = await lockImport(client, input.params.id);
    if (state !== 'checked') throw new Refusal('import_has_begun');
    const columns: FieldColumns = Object.fromEntries(
      fieldNamesOf(kind).map((field) => {
        const place = chosen[field] ?? null;
        return [field, place !== null && place < headings.length ? place : null];
      }),
    );
    const { rows } = await client.query<FileRow>({ ...takeRows, values: [id] });
    const inOrder = rows.toSorted((one, other) => one.line - other.line);
    const found = columnFactsOf(kind, columns, inOrder);
    await client.query({ ...setReading, values: [id, columns, found, dateOrder, points] });
    await checkRows(
      client,
      id,
      { kind, columns, found, dateOrder, points, today: businessDateOf(now) },
      inOrder,
    );
    await recordAuditEvent(client, call, new Date(now), {
      branchId: null,
      action: 'check_import',
      subject: 'import',
      subjectId: id,
      after: { fileName },
    });
    return findImport(client, id);
  });
}
