import { v7 as uuidv7 } from 'uuid';
import { dayMs } from '#domain/instant.ts';
import type { AppContext } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import { createSecret } from '../session/secret.ts';

const lifetimeMs = 7 * dayMs;

/** A row while there is a superadmin. */
export const findSuperadmin = {
  name: 'find-any-superadmin',
  text: "SELECT FROM users WHERE role = 'superadmin' LIMIT 1",
};

const endEarlierLinks = {
  name: 'end-earlier-set-up-links',
  text: "DELETE FROM sign_in_codes WHERE purpose = 'set_up_link'",
};

const insertLink = namedStatement(
  'insert-set-up-link',
  `INSERT INTO sign_in_codes (id, purpose, code_hash, created_at, expires_at)
   VALUES (:id, 'set_up_link', :hash, :at, :expiresAt)`,
);

/**
 * Issues a new link that makes the first superadmin, for a person who reads the server's output. Earlier links end, so a
 * link in an old log is useless. Null if there is a superadmin.
 */
export async function issueSetUpLink({
  pool,
  clock,
  config,
}: Pick<AppContext, 'pool' | 'clock' | 'config'>): Promise<string | null> {
  const { secret, hash } = createSecret();
  const now = clock.now();
  const isIssued = await inTransaction(pool, async (client) => {
    const { rowCount } = await client.query(findSuperadmin);
    if (rowCount !== 0) return false;
    await client.query(endEarlierLinks);
    const expiresAt = new Date(now + lifetimeMs);
    await client.query(insertLink({ id: uuidv7(), hash, at: new Date(now), expiresAt }));
    return true;
  });
  // The secret is after the #, which a browser does not send, so it is in no log.
  return isIssued ? `${config.publicUrl}/sign-in#set-up=${secret}` : null;
}
