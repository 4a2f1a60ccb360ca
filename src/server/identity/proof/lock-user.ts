import type { PoolClient } from 'pg';

/** The identifiers that a user signs in with. */
export interface Identifiers {
  readonly phone: string | null;
  readonly email: string | null;
}

const lock = {
  name: 'lock-user',
  text: 'SELECT phone, email FROM users WHERE id = $1 FOR NO KEY UPDATE',
};

/**
 * Locks a user until the transaction ends. All code locks the user, or the customer, before their codes, sessions and
 * browsers, and the audit chain last, so that there is no deadlock.
 */
export async function lockUser(client: PoolClient, userId: string): Promise<Identifiers> {
  const { rows } = await client.query<Identifiers>({ ...lock, values: [userId] });
  if (rows[0] === undefined) throw new Error('a user stays on record');
  return rows[0];
}
