import type { PoolClient } from 'pg';
import type { screeningEndpoints } from '#contract/lending/screening/screening.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { announce } from '#server/platform/live/announce.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { requireScreening, takeLists } from './lists-in-force.ts';

const end = {
  name: 'end-screening-list',
  text: 'UPDATE screening_lists SET ended_at = $2, ended_by = $3 WHERE id = $1 AND ended_at IS NULL RETURNING name',
};

const sweep = { name: 'sweep-screening-entries', text: 'DELETE FROM screening_entries WHERE list_id = $1' };

/** Ends an edition and sweeps its entries, and returns its name; null if it had ended. Its row, runs and matches stay. */
export async function endEdition(
  client: PoolClient,
  id: string,
  by: string,
  at: Date,
): Promise<string | null> {
  const { rows } = await client.query<{ name: string }>({ ...end, values: [id, at, by] });
  await client.query({ ...sweep, values: [id] });
  return rows[0]?.name ?? null;
}

/** Takes a list out of use. */
export function endList(call: Call<typeof screeningEndpoints.endScreeningList>): Promise<void> {
  const { context, actor, input } = call;
  const { id } = input.params;
  const at = new Date(context.clock.now());
  return inTransaction(context.pool, async (client) => {
    await requireScreening(client);
    await takeLists(client);
    const listName = await endEdition(client, id, actor.userId, at);
    if (listName === null) throw new Refusal('not_found');
    await announce(client, { kind: 'screening' });
    await recordAuditEvent(client, call, at, {
      branchId: null,
      action: 'end_screening_list',
      subject: 'screening',
      subjectId: id,
      after: { listName },
    });
  });
}
