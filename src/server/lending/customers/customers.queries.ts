import type { Pool, PoolClient } from 'pg';
import { type BranchReach, branchIdOf } from '#server/platform/reach.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type CustomerRow, customerColumns } from './customers.view.ts';

const find = {
  name: 'find-customer',
  text: `SELECT ${customerColumns} FROM customers WHERE id = $1 AND ($2::uuid IS NULL OR branch_id = $2)`,
};

/** One customer; refuses one outside the reach. */
export async function findCustomer(
  client: Pool | PoolClient,
  reach: BranchReach,
  id: string,
): Promise<CustomerRow> {
  const { rows } = await client.query<CustomerRow>({ ...find, values: [id, branchIdOf(reach)] });
  if (rows[0] === undefined) throw new Refusal('not_found');
  return rows[0];
}

const lock = {
  name: 'lock-customer',
  text: `${find.text} FOR NO KEY UPDATE`,
};

/** One customer, whom nobody else changes until the transaction ends; refuses who was changed since that version was read. */
export async function lockCustomer(
  client: PoolClient,
  reach: BranchReach,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<CustomerRow> {
  const { rows } = await client.query<CustomerRow>({ ...lock, values: [id, branchIdOf(reach)] });
  if (rows[0] === undefined) throw new Refusal('not_found');
  if (rows[0].version !== version) throw new Refusal('changed_meanwhile');
  return rows[0];
}
