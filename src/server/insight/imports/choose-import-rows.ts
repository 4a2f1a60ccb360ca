import type { importEndpoints } from '#contract/insight/imports.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { findImport, type ImportDbRow, lockImport } from './imports.queries.ts';

const choose = {
  name: 'choose-import-rows',
  text: `UPDATE import_rows SET state = $3, faults = '[]'
          WHERE import_id = $1 AND state = $2 AND ($4::integer IS NULL OR line = $4)`,
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
    const { id, kind, state, fileName } = await lockImport(client, input.params.id);
    if (state !== 'checked' && state !== 'done') throw new Refusal('import_has_begun');
    // The terms and the money of an agreement are changed on the agreement.
    if (kind === 'agreements') return findImport(client, id);
    const [from, to] = isChosen ? ['differs', 'chosen'] : ['chosen', 'differs'];
    await client.query({ ...choose, values: [id, from, to, row] });
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
