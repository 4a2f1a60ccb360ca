import type { PoolClient } from 'pg';
import type { OutputOf } from '#contract/endpoint.ts';
import type { customerMoveEndpoints } from '#contract/lending/customer-moves.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { type BranchReach, branchIdOf } from '#server/platform/reach.ts';
import { Refusal, refusedField } from '#server/platform/refusal.ts';
import { lockOfficer } from './lock-officer.ts';
import type { BeforeMove, Place } from './move-event.ts';
import { putInCharge } from './put-in-charge.ts';

type Endpoint = typeof customerMoveEndpoints.moveCustomers;

const lock = {
  name: 'lock-customers-to-move',
  text: `SELECT id, version, branch_id AS "branchId", officer_id AS "officerId" FROM customers
          WHERE id = ANY($1) AND ($2::uuid IS NULL OR branch_id = $2) ORDER BY id FOR NO KEY UPDATE`,
};

interface LockedCustomer extends BeforeMove {
  readonly version: number;
}

/** Locks the customers until the transaction ends. Refuses one who is out of reach or has changed since the caller read them. */
async function lockCustomers(
  client: PoolClient,
  reach: BranchReach,
  seen: readonly { id: string; version: number }[],
): Promise<LockedCustomer[]> {
  const versions = new Map(seen.map(({ id, version }) => [id, version]));
  const values = [[...versions.keys()], branchIdOf(reach)];
  const { rows } = await client.query<LockedCustomer>({ ...lock, values });
  if (rows.length < versions.size) throw new Refusal('not_found');
  if (rows.some(({ id, version }) => versions.get(id) !== version)) throw new Refusal('changed_meanwhile');
  return rows;
}

/**
 * Assigns customers and all their agreements to another officer, at another branch or their own. All of them move, or none.
 * Existing numbers and records stay with the old branch; later ones belong to the new one.
 */
export async function moveCustomers(call: Call<Endpoint>): Promise<OutputOf<Endpoint>> {
  const { context, reach, input } = call;
  const { branchId, officerId, reason } = input.body;
  const to: Place = { branchId, officerId };
  const only = branchIdOf(reach);
  if (only !== null && branchId !== only) throw refusedField('branchId', 'branch_unknown');
  return inTransaction(context.pool, async (client) => {
    await lockOfficer(client, to);
    const chosen = await lockCustomers(client, reach, input.body.customers);
    const moved = await putInCharge(client, call, chosen, to, reason, context.clock.now());
    if (moved.customers + moved.agreements === 0) throw new Refusal('nothing_to_move');
    return moved;
  });
}
