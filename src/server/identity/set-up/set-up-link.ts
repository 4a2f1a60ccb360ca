import { v7 as uuidv7 } from 'uuid';
import { dayMs } from '#domain/instant.ts';
import type { AppContext } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { createSecret } from '../session/secret.ts';

const lifetimeMs = 7 * dayMs;

/**
 * While there is no superadmin: a new link that makes the first one, for anyone who reads the server's output. Earlier links
 * end, so one that was left in an old log opens nothing. Null once there is a superadmin.
 */
export async function issueSetUpLink({
  pool,
  clock,
  config,
}: Pick<AppContext, 'pool' | 'clock' | 'config'>): Promise<string | null> {
  const { secret, hash } = createSecret();
  const now = clock.now();
  const isIssued = await inTransaction(pool, async (client) => {
    const { rowCount } = await client.query("SELECT FROM users WHERE role = 'superadmin' LIMIT 1");
    if (rowCount !== 0) return false;
    await client.query("DELETE FROM sign_in_codes WHERE purpose = 'set_up_link'");
    await client.query(
      `INSERT INTO sign_in_codes (id, purpose, code_hash, created_at, expires_at) VALUES ($1, 'set_up_link', $2, $3, $4)`,
      [uuidv7(), hash, new Date(now), new Date(now + lifetimeMs)],
    );
    return true;
  });
  // The secret is after the #, which a browser keeps to itself: it reaches no log on the way.
  return isIssued ? `${config.publicUrl}/sign-in#set-up=${secret}` : null;
}
