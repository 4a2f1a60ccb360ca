import type { Pool } from 'pg';
import { fieldNamesOf, forAllFieldsOf, type ImportKind } from '#contract/insight/import-fields.ts';
import type { importEndpoints } from '#contract/insight/imports.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readTable } from '#server/platform/spreadsheet/read-table.ts';
import { findImport, type ImportDbRow, lockImport } from './imports.queries.ts';
import { layOutFile } from './lay-out-file.ts';
import { checkRows } from './rows/check-rows.ts';
import { columnFactsOf } from './rows/column-facts.ts';
import type { FieldColumns, FileReading } from './rows/file-reading.ts';
import type { FoundSheet, LaidOut, SheetChoices } from './rows/lay-out-sheets.ts';
import { sayingForAll } from './rows/saying-for-all.ts';

const removeRows = { name: 'remove-import-rows', text: 'DELETE FROM import_rows WHERE import_id = $1' };

const findContent = { name: 'find-content-of-import', text: 'SELECT content FROM imports WHERE id = $1' };

const setReading = namedStatement(
  'set-reading-of-import',
  `UPDATE imports
      SET sheets = :sheets, headings = :headings, columns = :columns, found = :found, for_all = :forAll, date_order = :dateOrder,
          stored_days = :storedDays, points = :points
    WHERE id = :id`,
);

/**
 * Reads a file's sheets and columns as a person has chosen, and checks every row again. If the sheets or their headings change,
 * the columns are found anew.
 */
export async function matchImport(call: Call<typeof importEndpoints.matchImport>): Promise<ImportDbRow> {
  const { context, input } = call;
  const { dateOrder, storedDays, points, columns: chosen, sheets: choices, forAll: given } = input.body;
  const now = context.clock.now();
  const file = await readTable(await contentOf(context.pool, input.params.id));
  return inTransaction(context.pool, async (client) => {
    const { id, kind, state, fileName, sheets } = await lockImport(client, input.params.id);
    if (state !== 'checked') throw new Refusal('import_has_begun');
    const isSame = choices === null || sheets.every((sheet, index) => isSheetSame(sheet, choices[index]));
    const laid = await layOutFile(kind, file, {
      sheets: choices ?? sheets,
      columns: isSame ? chosenColumns(kind, chosen) : null,
    });
    const columns = withinTable(laid);
    const forAll = { ...(isSame ? {} : sayingForAll(kind, laid)), ...chosenForAll(kind, given ?? {}) };
    const found = columnFactsOf(kind, { ...laid, columns }, points);
    const read = { sheets: JSON.stringify(laid.sheets), headings: laid.headings, columns, found };
    await client.query(setReading({ id, ...read, forAll, dateOrder, storedDays, points }));
    await client.query({ ...removeRows, values: [id] });
    const today = businessDateOf(now);
    await checkRows(client, id, { kind, columns, found, forAll, dateOrder, storedDays, points, today }, laid);
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

/** The file, which is kept until its import starts. Read before anything is locked. */
async function contentOf(pool: Pool, id: string): Promise<Buffer> {
  const { rows } = await pool.query<{ content: Buffer | null }>({ ...findContent, values: [id] });
  if (rows[0] === undefined) throw new Refusal('not_found');
  if (rows[0].content === null) throw new Refusal('import_has_begun');
  return rows[0].content;
}

function isSheetSame(sheet: FoundSheet, choice: SheetChoices[number] | undefined): boolean {
  return sheet.isRead === choice?.isRead && (!sheet.isRead || sheet.headingLine === choice.headingLine);
}

function chosenColumns(kind: ImportKind, chosen: Readonly<Record<string, number | null>>): FieldColumns {
  return Object.fromEntries(fieldNamesOf(kind).map((field) => [field, chosen[field] ?? null]));
}

function chosenForAll(kind: ImportKind, given: Readonly<Record<string, string>>): FileReading['forAll'] {
  return Object.fromEntries(
    forAllFieldsOf(kind).flatMap((field) => (given[field] === undefined ? [] : [[field, given[field]]])),
  );
}

/** Without a place that the table does not have. */
function withinTable({ columns, headings }: LaidOut): FieldColumns {
  return Object.fromEntries(
    Object.entries(columns).map(([field, place]) => [
      field,
      place !== null && place < headings.length ? place : null,
    ]),
  );
}
