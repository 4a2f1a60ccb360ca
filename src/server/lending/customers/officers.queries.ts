import type { Pool } from 'pg';
import { type BranchReach, branchIdOf } from '#server/platform/reach.ts';

interface OfficerRow {
  readonly id: string;
  readonly fullName: string;
  readonly branchId: string;
}

const list = {
  name: 'list-officers',
  text: `SELECT u.id, u.full_name AS "fullName", e.branch_id AS "branchId"
           FROM users u JOIN employees e ON e.user_id = u.id
          WHERE u.is_active AND ($1::uuid IS NULL OR e.branch_id = $1)
          ORDER BY lower(u.full_name), u.id`,
};

/** Who works at the branches within reach. A lender has hundreds of employees, not thousands: they are one page. */
export async function listOfficers(pool: Pool, reach: BranchReach): Promise<OfficerRow[]> {
  return (await pool.query<OfficerRow>({ ...list, values: [branchIdOf(reach)] })).rows;
}
