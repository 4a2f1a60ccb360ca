import type { PoolClient } from 'pg';

const lock = {
  name: 'lock-colleague-of-cash',
  text: `SELECT FROM users u JOIN employees e ON e.user_id = u.id
          WHERE u.id = $2 AND u.is_active AND u.role = 'employee' AND e.branch_id = $1 FOR NO KEY UPDATE OF u`,
};

/** Locks an active employee of a branch, so that they are not deactivated or moved until the transaction ends. False for anyone else. */
export async function lockColleague(client: PoolClient, branchId: string, userId: string): Promise<boolean> {
  const { rowCount } = await client.query({ ...lock, values: [branchId, userId] });
  return rowCount === 1;
}
