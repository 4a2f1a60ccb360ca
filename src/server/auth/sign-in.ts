import type { authEndpoints } from '#contract/account/auth.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Call } from '../http/call.ts';
import { checkSecondFactor } from './check-second-factor.ts';
import { findAccount } from './find-account.ts';
import { type OpenedSession, openSession } from './open-session.ts';
import { isPasswordOf } from './passwords.ts';
import { refuseFailedSignIn } from './refuse-failed-sign-in.ts';

/**
 * Opens a session for a phone or e-mail and its password, and the second step where it is on. An unknown account, a wrong
 * password and an inactive user are refused alike and take the same time.
 */
export async function signIn(call: Call<typeof authEndpoints.signIn>): Promise<OpenedSession> {
  const { context, input, clientAddress } = call;
  const { pool, clock, rateLimits } = context;
  const account = await findAccount(pool, input.body.identifier);
  await rateLimits.admitSignIn(account.limitKey, clientAddress);

  const matches = await isPasswordOf(account.user?.password_hash ?? null, input.body.password);
  if (account.user === null || !matches || !account.user.is_active) {
    return refuseFailedSignIn(call, account, 'wrong_credentials');
  }
  // Its failures are forgotten only after the second step: a known password must not buy more guesses at that.
  await checkSecondFactor(call, account.user, input.body.totpCode);
  await rateLimits.forgiveSignIns(account.limitKey);
  const { user } = account;
  return inTransaction(pool, (client) =>
    openSession(client, user, { ...call, how: 'password' }, clock.now()),
  );
}
