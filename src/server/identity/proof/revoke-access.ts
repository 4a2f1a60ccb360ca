import type { PoolClient } from 'pg';
import type { Actor } from '#server/platform/actor.ts';
import { endSessions } from '../session/end-sessions.ts';
import { forgetBrowsers } from '../session/known-browsers.ts';
import type { Identifiers } from './lock-user.ts';

/** An identifier or secret that a user signs in with, the old value of which somebody else may know. */
type Credential = keyof Identifiers | 'password';

interface Change {
  readonly changed: readonly Credential[];
  readonly kept: KeptAccess;
}

/** The exceptions for the user: the session that makes the change, and the browser that is already trusted. */
export interface KeptAccess {
  readonly sessionId: string | null;
  readonly browserSecret: string | undefined;
}

/** No exceptions: for a change that somebody else makes. */
export const noKeptAccess: KeptAccess = { sessionId: null, browserSecret: undefined };

interface OwnCall {
  readonly actor: Pick<Actor, 'sessionId'>;
  readonly browser: { readonly secret: string | undefined };
}

/** For a change that the user makes within a session. */
export function callersAccess({ actor, browser }: OwnCall): KeptAccess {
  return { sessionId: actor.sessionId, browserSecret: browser.secret };
}

/** The effects of a change, for its audit event; empty if there was nothing to end. */
export interface RevokedAccess {
  readonly sessionsEnded?: number;
  readonly googleUnlinked?: true;
}

const endCodes = {
  name: 'end-codes-of-user',
  text: 'UPDATE sign_in_codes SET expires_at = least(expires_at, $2) WHERE user_id = $1 AND used_at IS NULL',
};

const unlinkGoogle = {
  name: 'unlink-google',
  text: `WITH linked AS (SELECT id FROM users WHERE id = $1 AND google_subject IS NOT NULL),
              returning_from_google AS (DELETE FROM google_returns WHERE user_id = $1),
              unlinked AS (UPDATE users SET google_subject = NULL, email_confirmed_at = NULL WHERE id = $1)
         SELECT FROM linked`,
};

/**
 * Ends the access that a user's old phone, e-mail or password gave, whoever changed it: sessions, links and codes; for an
 * e-mail its confirmation and the Google account, for a password the known browsers. Runs in the transaction of the change,
 * which has locked the user.
 */
export async function revokeAccess(
  client: PoolClient,
  userId: string,
  { changed, kept }: Change,
  at: Date,
): Promise<RevokedAccess> {
  if (changed.length === 0) return {};
  const which = kept.sessionId === null ? 'all' : { allBut: kept.sessionId };
  const sessionsEnded = await endSessions(client, userId, which);
  if (changed.includes('password')) await forgetBrowsers(client, userId, kept.browserSecret);
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
