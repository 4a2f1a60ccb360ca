import type { profileEndpoints } from '#contract/account/profile.ts';
import { checkNewPassword } from '../auth/check-new-password.ts';
import { hashPassword } from '../auth/passwords.ts';
import { setPassword } from '../auth/set-password.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Call } from '../http/call.ts';
import { findProfile } from './profile.queries.ts';
import { provePassword } from './prove-password.ts';

/** Sets a new password for whoever knows the old one; this session goes on, all others end. */
export async function changePassword(call: Call<typeof profileEndpoints.changePassword>): Promise<null> {
  const { context, actor, input } = call;
  const { pool, clock } = context;
  await provePassword(call, input.body.currentPassword);
  const { full_name: fullName, phone, email } = await findProfile(pool, actor);
  await checkNewPassword('newPassword', input.body.newPassword, { fullName, phone, email });
  const passwordHash = await hashPassword(input.body.newPassword);
  const { userId, branchId, sessionId } = actor;
  await inTransaction(pool, (client) =>
    setPassword(
      client,
      { userId, branchId, passwordHash, how: 'profile', keptSessionId: sessionId },
      call,
      new Date(clock.now()),
    ),
  );
  return null;
}
