import type { signInEndpoints } from '#contract/identity/sign-in.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { checkSecondFactor } from '../proof/check-second-factor.ts';
import { findUser } from '../proof/find-user.ts';
import { isPasswordOf } from '../proof/passwords.ts';
import { refuseFailedSignIn } from '../proof/refuse-failed-sign-in.ts';
import { type OpenedSession, openSession } from '../session/open-session.ts';

/**
 * Opens a session for a phone or e-mail and its password, and the second step where it is on. An unknown account, a wrong
 * password and an inactive user are refused alike and take the same time.
 */
export async function signIn(call: Call<typeof signInEndpoints.signIn>): Promise<OpenedSession> {
  const { context, input, clientAddress } = call;
  const { pool, clock, rateLimits } = context;
  const found = await findUser(pool, input.body.identifier);
  await rateLimits.admitSignIn(found.limitKey, clientAddress);

  const matches = await isPasswordOf(found.user?.passwordHash ?? null, input.body.password);
  if (found.user === null || !matches || !found.user.isActive) {
    return refuseFailedSignIn(call, found, 'wrong_credentials');
  }
  // Its failures are forgotten only after the second step: a known password must not buy more guesses at that.
  await checkSecondFactor(call, found.user, input.body.totpCode);
  await rateLimits.forgiveSignIns(found.limitKey);
  const { user } = found;
  return inTransaction(pool, (client) =>
    openSession(client, user, { ...call, how: 'password' }, clock.now()),
  );
}
