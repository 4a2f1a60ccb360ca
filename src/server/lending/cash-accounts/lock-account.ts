import type { PoolClient } from 'pg';
import { Refusal } from '#server/platform/refusal.ts';

const lock = {
  name: 'lock-cash-account',
  text: 'SELECT name, closed_at IS NOT NULL AS "isClosed" FROM cash_accounts WHERE id = $1 FOR NO KEY UPDATE',
};

interface LockedAccount {
  readonly name: string;
  readonly isClosed: boolean;
}

/** Locks an account of the lender, so that its deposits, its name and its end follow one another. Refuses an id that is of none. */
export async function lockAccount(client: PoolClient, id: string): Promise<LockedAccount> {
  const { rows } = await client.query<LockedAccount>({ ...lock, values: [id] });
  if (rows[0] === undefined) throw new Refusal('not_found');
  return rows[0];
}
