import type { importEndpoints } from '#contract/insight/imports.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockImport } from './imports.queries.ts';

const remove = { name: 'discard-import', text: 'DELETE FROM imports WHERE id = $1' };

/** Deletes a file from which nothing was created, with all its rows. */
export async function discardImport(call: Call<typeof importEndpoints.discardImport>): Promise<void> {
  const { context, input } = call;
  await inTransaction(context.pool, async (client) => {
    const { id, state, fileName } = await lockImport(client, input.params.id);
    if (state !== 'checked') throw new Refusal('import_has_begun');
    await client.query({ ...remove, values: [id] });
    await recordAuditEvent(client, call, new Date(context.clock.now()), {
      branchId: null,
      action: 'discard_import',
      subject: 'import',
      subjectId: id,
      before: { fileName },
    });
  });
}
