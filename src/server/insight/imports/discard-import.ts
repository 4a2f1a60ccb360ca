import type { importEndpoints } from '#contract/insight/imports.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { lockImport } from './imports.queries.ts';

const remove = { name: 'discard-import', text: 'DELETE FROM imports WHERE id = $1' };

/** Deletes a file from which nothing was created, with all its rows. */
export async function discardImport({
  context,
  input,
}: Call<typeof importEndpoints.discardImport>): Promise<void> {
  await inTransaction(context.pool, async (client) => {
    const { id, state } = await lockImport(client, input.params.id);
    if (state !== 'checked') throw new Refusal('import_has_begun');
    await client.query({ ...remove, values: [id] });
  });
}
