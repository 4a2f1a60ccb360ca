import type { PoolClient } from 'pg';
import type { cashEndpoints } from '#contract/lending/cash/cash.ts';
import { placeReversedCash as place } from '#domain/lending/cash/reversed-cash.ts';
import type { Rupees } from '#domain/money/rupees.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { createOnce } from '#server/platform/idempotency/create-once.ts';
import { requestHash } from '#server/platform/idempotency/request-hash.ts';
import { Refusal, refusalFor } from '#server/platform/refusal.ts';
import { freeInDrawer, heldBy } from './cash-places.ts';
import { insertMovement } from './insert-movement.ts';
import { isCustodian, lockDrawer } from './lock-drawer.ts';
import { reversedCash } from './reversed-cash.queries.ts';

interface FoundCash {
  readonly branchId: string;
  readonly takenBy: string;
  readonly amount: Rupees;
  readonly isSaid: boolean;
  readonly held: Rupees;
  readonly inDrawer: Rupees;
}

const find = {
  name: 'find-reversed-cash',
  text: `SELECT taken.branch_id AS "branchId", taken.recorded_by AS "takenBy", taken.amount, ${heldBy('taken.recorded_by')} AS held,
                EXISTS (SELECT FROM cash_movements m WHERE m.entry_id = taken.id) AS "isSaid",
                ${freeInDrawer('taken.branch_id')} AS "inDrawer"
           FROM ${reversedCash} WHERE taken.id = $1`,
};

async function read(client: PoolClient, entryId: string): Promise<FoundCash> {
  const { rows } = await client.query<FoundCash>({ ...find, values: [entryId] });
  if (rows[0] === undefined) throw new Refusal('not_found');
  return rows[0];
}

/** Says where the notes of a payment are that was reversed after its cash was handed over. */
export async function placeReversedCash(call: Call<typeof cashEndpoints.placeReversedCash>): Promise<string> {
  const { context, actor, reach, input, idempotencyKey } = call;
  const { id: entryId } = input.params;
  const { where, reason } = input.body;
  const at = new Date(context.clock.now());
  const hash = requestHash('placeReversedCash', { entryId, ...input.body });
  const keyed = { userId: actor.userId, key: idempotencyKey, requestHash: hash };
  return inTransaction(context.pool, (client) =>
    createOnce(client, keyed, at, async (id) => {
      const { branchId } = await read(client, entryId);
      const drawer = await lockDrawer(client, reach, branchId);
      const { takenBy, ...found } = await read(client, entryId);
      const facts = { where, takenBy, saidBy: actor.userId, isCustodian: isCustodian(reach, actor, drawer) };
      const answer = place({ ...found, ...facts });
      if (!answer.ok) throw refusalFor(answer.refusal);
      const reversed = { entryId, takenBy, moved: answer.moved };
      await insertMovement(client, call, { id, branchId, kind: where, reversed, reason }, at);
    }),
  );
}
