import type { PoolClient } from 'pg';
import type { importEndpoints } from '#contract/insight/imports.ts';
import { provePassword } from '#server/identity/proof/prove-password.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { builtOnAgreement } from './built-on.ts';
import { findImport, type ImportDbRow, lockImport } from './imports.queries.ts';
import { type FoundSheet, placeInFile } from './rows/lay-out-sheets.ts';

// A customer or an agreement of another version was changed or has money recorded on it.
const findBuiltOn = {
  name: 'find-rows-built-on',
  text: `SELECT r.line
           FROM import_rows r
           LEFT JOIN customers c ON c.id = r.record_id
           LEFT JOIN agreements a ON a.id = r.record_id
          WHERE r.import_id = $1 AND r.state = 'created'
            AND (coalesce(c.version, a.version) <> r.record_version OR c.user_id IS NOT NULL OR c.status = 'blocked'
                 OR EXISTS (SELECT FROM agreements t WHERE t.customer_id = c.id)
                 OR EXISTS (SELECT FROM customer_documents t WHERE t.customer_id = c.id)
                 OR ${builtOnAgreement('a')})
          ORDER BY r.line`,
};

const begin = {
  name: 'begin-undoing-import',
  text: `WITH left_alone AS (UPDATE import_rows SET state = 'differs' WHERE import_id = $1 AND state = 'chosen')
         UPDATE imports
            SET state = 'undoing', started_at = $2, finished_at = NULL, acting_user_id = $3, acting_address = $4,
                undo_reason = $5
          WHERE id = $1`,
};

/** The most lines that are named. */
const namedMax = 10;

/** Starts to undo an import. Refused if a single created record was used since. */
export async function undoImport(call: Call<typeof importEndpoints.undoImport>): Promise<ImportDbRow> {
  const { context, actor, clientAddress, input } = call;
  const { password, reason } = input.body;
  await provePassword(call, password);
  const at = new Date(context.clock.now());
  return inTransaction(context.pool, async (client) => {
    const { id, state, fileName, sheets } = await lockImport(client, input.params.id);
    if (state !== 'done') throw new Refusal('import_not_done');
    const { rows } = await findImport(client, id);
    if (rows.created === 0) throw new Refusal('nothing_to_undo');
    await refuseBuiltOn(client, id, sheets);
    await client.query({ ...begin, values: [id, at, actor.userId, clientAddress, reason] });
    await recordAuditEvent(client, call, at, {
      branchId: null,
      action: 'undo_import',
      subject: 'import',
      subjectId: id,
      after: { fileName, rows: rows.created, reason },
    });
    return findImport(client, id);
  });
}

async function refuseBuiltOn(client: PoolClient, id: string, sheets: readonly FoundSheet[]): Promise<void> {
  const { rows } = await client.query<{ line: number }>({ ...findBuiltOn, values: [id] });
  if (rows.length === 0) return;
  const named = rows.slice(0, namedMax).map((row) => {
    const { sheet, line } = placeInFile(sheets, row.line);
    return sheet === null ? line : `${sheet} ${line}`;
  });
  const lines = [...named, ...(rows.length > namedMax ? ['…'] : [])].join(', ');
  throw new Refusal('import_built_on', { count: rows.length, lines });
}
