import type { PoolClient } from 'pg';
import type { setUpEndpoints } from '#contract/identity/set-up.ts';
import { rethrowForOwnUser } from '#server/platform/db/constraint-refusals.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { checkNewPassword } from '../proof/check-new-password.ts';
import { type OpenedSession, openSession } from '../session/open-session.ts';
import { hashSecret } from '../session/secret.ts';
import { createSuperadmin } from './create-superadmin.ts';
import { findSuperadmin } from './set-up-link.ts';

/** Makes the first superadmin, for a person with the link that the server printed. Refuses once there is one. */
export async function setUp(call: Call<typeof setUpEndpoints.setUp>): Promise<OpenedSession> {
  const { context, input, clientAddress, language } = call;
  const { pool, clock, rateLimits } = context;
  await rateLimits.admitAddress('set_up', clientAddress);
  await checkNewPassword(pool, 'password', input.body.password, input.body);
  const at = new Date(clock.now());
  return inTransaction(pool, async (client) => {
    await claimSetUp(client, input.body.token, at);
    const owner = await createSuperadmin(client, { ...input.body, language }, call, at);
    return openSession(client, owner, { ...call, how: 'set_up' }, clock.now());
  }).catch(rethrowForOwnUser);
}

const useLink = {
  name: 'use-set-up-link',
  text: `UPDATE sign_in_codes SET used_at = $2
          WHERE purpose = 'set_up_link' AND code_hash = $1 AND used_at IS NULL AND expires_at > $2`,
};

async function claimSetUp(client: PoolClient, token: string, at: Date): Promise<void> {
  // Of two concurrent calls only one may be the first.
  await client.query('LOCK TABLE users IN SHARE ROW EXCLUSIVE MODE');
  const superadmins = await client.query(findSuperadmin);
  if (superadmins.rowCount !== 0) throw new Refusal('set_up_over');
  const { rowCount } = await client.query({ ...useLink, values: [hashSecret(token), at] });
  if (rowCount !== 1) throw new Refusal('set_up_link_wrong');
}
