import type { Pool } from 'pg';
import type { ErrorCode } from '#contract/errors/error-catalogue.ts';
import type { AppContext } from '#server/platform/context.ts';
import { googleReturnSeconds } from '#server/platform/http/cookies/google-return-cookie.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type SignInUser, userColumns, userTables } from '../proof/find-user.ts';
import { createSecret, hashSecret } from '../session/secret.ts';
import type { GoogleIdentity } from './google-provider.ts';
import { findGoogleUser } from './link-google.ts';

const refusals = [
  'google_failed',
  'google_email_unknown',
  'google_email_unverified',
  'google_turned_off',
] as const satisfies ErrorCode[];

/** The content of the cookie after a refused return: the reason, for this browser only, so it needs no protection. */
export function refusedGoogleReturn(code: ErrorCode): string {
  return `refused:${code}`;
}

const insertGoogleReturn = {
  name: 'insert-google-return',
  text: 'INSERT INTO google_returns (secret_hash, user_id, subject, expires_at) VALUES ($1, $2, $3, $4)',
};

/** Finds the user of a Google identity, and returns the secret with which their page can ask for a session. */
export async function createGoogleReturn(
  { pool, clock }: AppContext,
  identity: GoogleIdentity,
): Promise<string> {
  const { secret, hash } = createSecret();
  const userId = await findGoogleUser(pool, identity);
  const expiresAt = new Date(clock.now() + googleReturnSeconds * 1000);
  await pool.query({ ...insertGoogleReturn, values: [hash, userId, identity.subject, expiresAt] });
  return secret;
}

const find = {
  name: 'find-google-return',
  text: `SELECT ${userColumns}, r.subject
           FROM google_returns r JOIN (${userTables}) ON u.id = r.user_id
          WHERE r.secret_hash = $1 AND r.expires_at > $2 AND u.is_active`,
};

interface ReturnedUser extends SignInUser {
  /** Google's name for the account that they came back with. */
  readonly subject: string;
}

/** Finds the user of a return; refuses with the reason when there is none. */
export async function findGoogleReturn(
  pool: Pool,
  value: string | undefined,
  at: Date,
): Promise<ReturnedUser> {
  const refused = refusals.find((code) => value === refusedGoogleReturn(code));
  if (value === undefined || refused !== undefined) throw new Refusal(refused ?? 'google_failed');
  const { rows } = await pool.query<ReturnedUser>({ ...find, values: [hashSecret(value), at] });
  if (rows[0] === undefined) throw new Refusal('google_failed');
  return rows[0];
}

const take = {
  name: 'take-google-return',
  text: 'DELETE FROM google_returns WHERE secret_hash = $1',
};

/** Uses up a return. Of two concurrent requests with it, one succeeds. */
export async function takeGoogleReturn(client: Pick<Pool, 'query'>, value: string): Promise<void> {
  const { rowCount } = await client.query({ ...take, values: [hashSecret(value)] });
  if (rowCount !== 1) throw new Refusal('google_failed');
}
