import type { PoolClient } from 'pg';
import { endSessions, type SessionsToEnd } from '../session/end-sessions.ts';

const turnOff = {
  name: 'turn-google-off',
  text: `WITH returning_from_google AS (DELETE FROM google_returns WHERE user_id = $1)
         UPDATE users SET google_subject = NULL, is_google_off = true WHERE id = $1`,
};

/**
 * Removes a user's link to Google, so that it isn't made again at the next sign-in, and ends all their sessions, because
 * some may come from it. Returns the number of ended sessions.
 */
export async function turnGoogleOff(
  client: PoolClient,
  userId: string,
  which: SessionsToEnd,
): Promise<number> {
  await client.query({ ...turnOff, values: [userId] });
  return endSessions(client, userId, which);
}
