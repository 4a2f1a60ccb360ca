import type { profileEndpoints } from '#contract/identity/profile.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { checkNewPassword } from '../proof/check-new-password.ts';
import { hashPassword } from '../proof/passwords.ts';
import { provePassword } from '../proof/prove-password.ts';
import { callersAccess } from '../proof/revoke-access.ts';
import { setPassword } from '../proof/set-password.ts';
import { findProfile } from './profile.queries.ts';

/** Sets a new password for a user who knows the old one. This session continues; all others end. */
export async function changePassword(call: Call<typeof profileEndpoints.changePassword>): Promise<null> {
  const { context, actor, input } = call;
  const { pool, clock } = context;
  await provePassword(call, input.body.currentPassword);
  const profile = await findProfile(pool, actor);
  await checkNewPassword(pool, 'newPassword', input.body.newPassword, profile);
  const passwordHash = await hashPassword(input.body.newPassword, 'first');
  const { userId, branchId } = actor;
  await inTransaction(pool, (client) =>
    setPassword(
      client,
      { userId, branchId, passwordHash, how: 'profile', kept: callersAccess(call) },
      call,
      new Date(clock.now()),
    ),
  );
  return null;
}
