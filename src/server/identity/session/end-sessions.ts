import type { Pool, PoolClient } from 'pg';

/** The sessions of a user to end: all, all but the current one, or one. */
export type SessionsToEnd = 'all' | { readonly allBut: string } | { readonly only: string };

const deleteSessions = {
  name: 'end-sessions',
  text: `DELETE FROM sessions
          WHERE user_id = $1 AND ($2::uuid IS NULL OR id <> $2) AND ($3::uuid IS NULL OR id = $3)`,
};

/** Ends sessions at once, in every process, and returns their number. No other code ends a session early. */
export async function endSessions(
  client: PoolClient | Pool,
  userId: string,
  which: SessionsToEnd,
): Promise<number> {
  const { allBut = null, only = null } = which === 'all' ? {} : { allBut: null, only: null, ...which };
  const { rowCount } = await client.query({ ...deleteSessions, values: [userId, allBut, only] });
  return rowCount ?? 0;
}
