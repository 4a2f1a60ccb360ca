import type { PoolClient } from 'pg';
import { endSessions } from '../session/end-sessions.ts';
import type { Identifiers } from './lock-user.ts';

/** What a user signs in by, as far as somebody else may have got hold of the old one. */
type WayIn = keyof Identifiers | 'password';

interface Change {
  readonly changed: readonly WayIn[];
  /** The session that the change is made in; null where it is made for the user, or by a link or a code. */
  readonly keptSessionId: string | null;
}

/** What a change has ended, for the audit event of the change; nothing where there was nothing to end. */
export interface EndedWaysIn {
  readonly sessionsEnded?: number;
  readonly googleUnlinked?: true;
}

const endCodes = {
  name: 'end-codes-of-user',
  text: 'UPDATE account_codes SET expires_at = least(expires_at, $2) WHERE user_id = $1 AND used_at IS NULL',
};

const unlinkGoogle = {
  name: 'unlink-google',
  text: `WITH linked AS (SELECT id FROM users WHERE id = $1 AND google_subject IS NOT NULL),
              returning_from_google AS (DELETE FROM google_hand_overs WHERE user_id = $1),
              unlinked AS (UPDATE users SET google_subject = NULL, email_confirmed_at = NULL WHERE id = $1)
         SELECT FROM linked`,
};

/**
 * Ends what a user's old phone, e-mail or password could open, whoever has changed it: sessions, links, codes, and with the
 * e-mail its confirmation and the Google account. Runs in the transaction of the change, which holds the user.
 */
export async function endWaysIn(
  client: PoolClient,
  userId: string,
  { changed, keptSessionId }: Change,
  at: Date,
): Promise<EndedWaysIn> {
  if (changed.length === 0) return {};
  const which = keptSessionId === null ? 'all' : { allBut: keptSessionId };
  const sessionsEnded = await endSessions(client, userId, which);
  await client.query({ ...endCodes, values: [userId, at] });
  const { rowCount } = changed.includes('email')
    ? await client.query({ ...unlinkGoogle, values: [userId] })
    : { rowCount: 0 };
  return { ...(sessionsEnded > 0 && { sessionsEnded }), ...(rowCount === 1 && { googleUnlinked: true }) };
}

/** Which of phone and e-mail differ. */
export function changedIdentifiers(before: Identifiers, after: Identifiers): (keyof Identifiers)[] {
  return (['phone', 'email'] as const).filter((name) => before[name] !== after[name]);
}
