import type { Pool } from 'pg';
import type { ErrorCode } from '#contract/errors/error-catalogue.ts';
import type { AppContext } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { handOverSeconds } from '#server/platform/http/cookies/hand-over-cookie.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { type SignInUser, userColumns, userTables } from '../proof/find-user.ts';
import { createSecret, hashSecret } from '../session/secret.ts';
import type { GoogleIdentity } from './google-provider.ts';
import { linkGoogle } from './link-google.ts';

const refusals = [
  'google_failed',
  'google_email_unknown',
  'google_email_unverified',
  'google_turned_off',
] as const satisfies ErrorCode[];

/** What the cookie says when nobody is handed over. It only tells its own browser why, so it may be read and written by anyone. */
export function refusedHandOver(code: ErrorCode): string {
  return `refused:${code}`;
}

const insertHandOver = {
  name: 'insert-google-hand-over',
  text: 'INSERT INTO google_hand_overs (secret_hash, user_id, expires_at) VALUES ($1, $2, $3)',
};

/** Finds whom Google means, and answers the secret by which their page can ask for a session. */
export async function createHandOver({ pool, clock }: AppContext, identity: GoogleIdentity): Promise<string> {
  const { secret, hash } = createSecret();
  const now = clock.now();
  await inTransaction(pool, async (client) => {
    const userId = await linkGoogle(client, identity, new Date(now));
    const expiresAt = new Date(now + handOverSeconds * 1000);
    await client.query({ ...insertHandOver, values: [hash, userId, expiresAt] });
  });
  return secret;
}

const find = {
  name: 'find-google-hand-over',
  text: `SELECT ${userColumns}
           FROM google_hand_overs h JOIN (${userTables}) ON u.id = h.user_id
          WHERE h.secret_hash = $1 AND h.expires_at > $2 AND u.is_active`,
};

/** Who was handed over; refuses with why nobody was. */
export async function findHandOver(pool: Pool, value: string | undefined, at: Date): Promise<SignInUser> {
  const refused = refusals.find((code) => value === refusedHandOver(code));
  if (value === undefined || refused !== undefined) throw new Refusal(refused ?? 'google_failed');
  const { rows } = await pool.query<SignInUser>({ ...find, values: [hashSecret(value), at] });
  if (rows[0] === undefined) throw new Refusal('google_failed');
  return rows[0];
}

const take = {
  name: 'take-google-hand-over',
  text: 'DELETE FROM google_hand_overs WHERE secret_hash = $1',
};

/** Uses a hand-over up; of two who come with it at once, one gets it. */
export async function takeHandOver(client: Pick<Pool, 'query'>, value: string): Promise<void> {
  const { rowCount } = await client.query({ ...take, values: [hashSecret(value)] });
  if (rowCount !== 1) throw new Refusal('google_failed');
}
