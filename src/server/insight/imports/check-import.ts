import { setImmediate as othersTurn } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { importEndpoints } from '#contract/insight/imports.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { hashOf } from '#server/platform/files/file-store.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { readTable } from '#server/platform/spreadsheet/read-table.ts';
import { findImport, type ImportDbRow } from './imports.queries.ts';
import { layOutFile } from './lay-out-file.ts';
import { checkRows } from './rows/check-rows.ts';
import { columnFactsOf } from './rows/column-facts.ts';
import { sayingForAll } from './rows/saying-for-all.ts';

// Of two concurrent uploads of the same file the second waits here, and then finds the first one's import.
const insert = namedStatement(
  'insert-import',
  `INSERT INTO imports (id, kind, file_name, file_hash, content, sheets, headings, columns, found, for_all,
                        created_at, created_by)
   VALUES (:id, :kind, :fileName, decode(:hash, 'hex'), :content, :sheets, :headings, :columns, :found, :forAll, :at, :by)
       ON CONFLICT (kind, file_hash) WHERE state <> 'undone' DO NOTHING`,
);

const findByContent = {
  name: 'find-import-of-file',
  text: `SELECT id FROM imports WHERE kind = $1 AND file_hash = decode($2, 'hex') AND state <> 'undone'`,
};

/** Stores a file and checks every row. The same file again returns its existing import. */
export async function checkImport(
  call: Call<typeof importEndpoints.checkImport>,
): Promise<{ readonly row: ImportDbRow; readonly isKnownFile: boolean }> {
  const { context, actor, input } = call;
  const now = context.clock.now();
  const { kind, fileName, content, sheets } = await input.body(async (form) => ({
    kind: form.kind,
    fileName: form.fileName,
    content: Buffer.from(form.table),
    sheets: await readTable(form.table),
  }));
  const hash = hashOf(content);
  const laid = await layOutFile(kind, sheets, { sheets: null, columns: null });
  const { headings, columns } = laid;
  const found = columnFactsOf(kind, laid, null);
  const forAll = sayingForAll(kind, laid);
  await othersTurn();
  return inTransaction(context.pool, async (client) => {
    const id = uuidv7();
    const read = {
      sheets: JSON.stringify(laid.sheets),
      headings,
      columns: JSON.stringify(columns),
      found,
      forAll,
    };
    const file = { id, kind, fileName, hash, content, ...read };
    const { rowCount } = await client.query(insert({ ...file, at: new Date(now), by: actor.userId }));
    if (rowCount === 0)
      return { row: await findImport(client, await knownId(client, kind, hash)), isKnownFile: true };
    await checkRows(
      client,
      id,
      {
        kind,
        columns,
        found,
        forAll,
        dateOrder: null,
        storedDays: null,
        points: null,
        today: businessDateOf(now),
      },
      laid,
    );
    await recordAuditEvent(client, call, new Date(now), {
      branchId: null,
      action: 'check_import',
      subject: 'import',
      subjectId: id,
      after: { fileName },
    });
    return { row: await findImport(client, id), isKnownFile: false };
  });
}

async function knownId(client: PoolClient, kind: string, hash: string): Promise<string> {
  const { rows } = await client.query<{ id: string }>({ ...findByContent, values: [kind, hash] });
  // The import was undone or discarded between the two statements; sent again, the file is new.
  if (rows[0] === undefined) throw new Refusal('still_running');
  return rows[0].id;
}
