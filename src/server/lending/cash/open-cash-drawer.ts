import type { cashEndpoints } from '#contract/lending/cash/cash.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { createOnce } from '#server/platform/idempotency/create-once.ts';
import { requestHash } from '#server/platform/idempotency/request-hash.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { insertMovement } from './insert-movement.ts';

// A second count of the same drawer waits here for the first.
const insertDrawer = {
  name: 'insert-cash-drawer',
  text: `INSERT INTO cash_drawers (branch_id, opened_at) SELECT id, $2 FROM branches WHERE id = $1 ON CONFLICT DO NOTHING`,
};
const findBranch = { name: 'find-branch-of-cash-drawer', text: 'SELECT FROM branches WHERE id = $1' };

/** Stores the count that the cash of a branch begins with. Cash entries of the branch from before it are outside. */
export async function openCashDrawer(call: Call<typeof cashEndpoints.openCashDrawer>): Promise<string> {
  const { context, actor, input, idempotencyKey } = call;
  const { branchId } = input.params;
  const at = new Date(context.clock.now());
  const keyed = {
    userId: actor.userId,
    key: idempotencyKey,
    requestHash: requestHash('openCashDrawer', { branchId, ...input.body }),
  };
  return inTransaction(context.pool, (client) =>
    createOnce(client, keyed, at, async (id) => {
      const { rowCount } = await client.query({ ...insertDrawer, values: [branchId, at] });
      if (rowCount === 0) {
        const { rowCount: branches } = await client.query({ ...findBranch, values: [branchId] });
        throw new Refusal(branches === 0 ? 'not_found' : 'cash_already_opened');
      }
      await insertMovement(client, call, { id, branchId, kind: 'opening', count: input.body }, at);
    }),
  );
}
