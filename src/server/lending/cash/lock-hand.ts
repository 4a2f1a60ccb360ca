import type { PoolClient } from 'pg';

// A superadmin gives from one hand to the drawers of several branches. Their own row puts such commands in one order.
const lock = { name: 'lock-hand-of-cash', text: 'SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE' };

/** Locks the person from whose hand cash is taken, before the drawer of the branch. */
export async function lockHand(client: PoolClient, userId: string): Promise<void> {
  await client.query({ ...lock, values: [userId] });
}
