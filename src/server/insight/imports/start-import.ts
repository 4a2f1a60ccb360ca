import type { importEndpoints } from '#contract/insight/imports.ts';
import { provePassword } from '#server/identity/proof/prove-password.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findImport, type ImportDbRow, lockImport } from './imports.queries.ts';

const begin = {
  name: 'start-import',
  text: `UPDATE imports SET state = 'running', started_at = $2, acting_user_id = $3, acting_address = $4,
                finished_at = NULL, content = NULL WHERE id = $1`,
};

/**
 * Starts to create the valid rows of a file and to take over the chosen ones; of a file that is done, only the latter. The server
 * continues in the background, one batch after another.
 */
export async function startImport(call: Call<typeof importEndpoints.startImport>): Promise<ImportDbRow> {
  const { context, actor, clientAddress, input } = call;
  await provePassword(call, input.body.password);
  const at = new Date(context.clock.now());
  return inTransaction(context.pool, async (client) => {
    const { id, state, fileName } = await lockImport(client, input.params.id);
    const { rows } = await findImport(client, id);
    if (state !== 'checked' && (state !== 'done' || rows.chosen === 0)) throw new Refusal('import_has_begun');
    if (rows.ready + rows.chosen === 0) throw new Refusal('nothing_to_import');
    await client.query({ ...begin, values: [id, at, actor.userId, clientAddress] });
    await recordAuditEvent(client, call, at, {
      branchId: null,
      action: 'start_import',
      subject: 'import',
      subjectId: id,
      after: { fileName, rows: rows.ready, chosen: rows.chosen },
    });
    return findImport(client, id);
  });
}
