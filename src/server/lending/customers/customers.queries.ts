import type { Pool, PoolClient } from 'pg';
import type { Officer } from '#contract/lending/customers.ts';
import { writtenOf } from '#server/platform/db/text-of.ts';
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
  text: `SELECT ${customerColumns} FROM customers
          WHERE id = $1 AND ($2::uuid IS NULL OR branch_id = $2) FOR NO KEY UPDATE`,
};

/** Locks a customer until the transaction ends. Refuses if the customer has changed since the caller read them. */
export async function lockCustomer(
  client: PoolClient,
  reach: BranchReach,
  id: string,
  version: number,
): Promise<CustomerRow> {
  const { rows } = await client.query<CustomerRow>({ ...lock, values: [id, branchIdOf(reach)] });
  if (rows[0] === undefined) throw new Refusal('not_found');
  if (rows[0].version !== version) throw new Refusal('changed_meanwhile');
  return rows[0];
}

const listStaff = {
  name: 'list-officers',
  text: `SELECT u.id, ${writtenOf('u.full_name')} AS "fullName", e.branch_id AS "branchId"
           FROM users u LEFT JOIN employees e ON e.user_id = u.id AND u.role = 'employee'
          WHERE u.is_active AND (u.role = 'superadmin' OR u.role = 'employee' AND ($1::uuid IS NULL OR e.branch_id = $1))
          ORDER BY lower(u.full_name), u.id`,
};

/** The people who can be in charge of the customers within reach. */
export async function listOfficers(pool: Pool, reach: BranchReach): Promise<Officer[]> {
  return (await pool.query<Officer>({ ...listStaff, values: [branchIdOf(reach)] })).rows;
}
