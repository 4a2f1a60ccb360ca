import type { PoolClient } from 'pg';
import { dayMs } from '#domain/instant.ts';
import { createSecret, hashSecret } from './secret.ts';

/** The time that a browser stays known after the user's last sign-in from it. */
const knownBrowserDays = 180;

/** The most known browsers of a user. Older ones are forgotten, so that the table stays small. */
const browsersOfUserMax = 20;

const renew = {
  name: 'renew-known-browser',
  text: `UPDATE known_browsers SET secret_hash = $2, expires_at = CASE WHEN user_id = $3 THEN $4 ELSE expires_at END
          WHERE secret_hash = $1 RETURNING user_id AS "userId"`,
};

const insert = {
  name: 'insert-known-browser',
  text: 'INSERT INTO known_browsers (secret_hash, user_id, expires_at) VALUES ($1, $2, $3)',
};

const forgetOldest = {
  name: 'forget-oldest-browsers',
  text: `DELETE FROM known_browsers WHERE (secret_hash, user_id) IN
           (SELECT secret_hash, user_id FROM known_browsers WHERE user_id = $1 ORDER BY expires_at DESC OFFSET $2)`,
};

/**
 * Marks the browser in which a user has just signed in as one of theirs, beside other users of it. Returns its new secret.
 * The old secret ends, so a planted or copied one is useless.
 */
export async function rememberBrowser(
  client: PoolClient,
  secret: string | undefined,
  userId: string,
  at: Date,
): Promise<string> {
  const renewed = createSecret();
  const expiresAt = new Date(at.getTime() + knownBrowserDays * dayMs);
  const { rows } = await client.query<{ userId: string }>({
    ...renew,
    values: [hashSecret(secret ?? ''), renewed.hash, userId, expiresAt],
  });
  if (!rows.some((row) => row.userId === userId)) {
    await client.query({ ...insert, values: [renewed.hash, userId, expiresAt] });
    await client.query({ ...forgetOldest, values: [userId, browsersOfUserMax] });
  }
  return renewed.secret;
}

const forget = {
  name: 'forget-browsers',
  text: 'DELETE FROM known_browsers WHERE user_id = $1 AND secret_hash <> $2',
};

/** Forgets the browsers of a user, but the one with that secret. */
export async function forgetBrowsers(
  client: PoolClient,
  userId: string,
  keptSecret: string | undefined,
): Promise<void> {
  await client.query({ ...forget, values: [userId, hashSecret(keptSecret ?? '')] });
}
