import type { Pool, PoolClient } from 'pg';
import type { Customer } from '#contract/lending/customers.ts';
import type { Cnic, Gender } from '#domain/person/cnic.ts';
import { type BranchReach, branchIdOf } from '#server/platform/reach.ts';

export interface CustomerRow {
  id: string;
  full_name: string;
  full_name_ur: string | null;
  relative: Customer['relative'];
  relative_name: string;
  cnic: Cnic;
  cnic_expires_on: string | null;
  cnic_seen_at: Date | null;
  gender: Gender;
  born_on: string;
  phone: string;
  second_phone: string | null;
  email: string | null;
  address: string;
  city: string;
  branch_id: string;
  occupation: string | null;
  monthly_income: number | null;
  household_size: number | null;
  officer_id: string | null;
  notes: string | null;
  status: Customer['status'];
  version: number;
}

export const customerColumns = `id, full_name, full_name_ur, relative, relative_name, cnic, cnic_expires_on,
  cnic_seen_at, gender, born_on, phone, second_phone, email, address, city, branch_id, occupation, monthly_income,
  household_size, officer_id, notes, status, version`;

const find = {
  name: 'find-customer',
  text: `SELECT ${customerColumns} FROM customers WHERE id = $1 AND ($2::uuid IS NULL OR branch_id = $2)`,
};

/** One customer within reach. */
export async function findCustomer(
  client: Pool | PoolClient,
  reach: BranchReach,
  id: string,
): Promise<CustomerRow | undefined> {
  const { rows } = await client.query<CustomerRow>({
    ...find,
    values: [id, branchIdOf(reach)],
  });
  return rows[0];
}
