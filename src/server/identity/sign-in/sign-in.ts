import type { signInEndpoints } from '#contract/identity/sign-in.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { checkSecondFactor } from '../proof/check-second-factor.ts';
import { findUser } from '../proof/find-user.ts';
import { judgeGuess } from '../proof/judge-guess.ts';
import { isPasswordOf } from '../proof/passwords.ts';
import { type OpenedSession, openSession } from '../session/open-session.ts';

/**
 * Opens a session for a phone or e-mail and its password, and the second step where it is on. An unknown user, a wrong
 * password and an inactive user are refused alike and take the same time.
 */
export async function signIn(call: Call<typeof signInEndpoints.signIn>): Promise<OpenedSession> {
  const { context, input, clientAddress } = call;
  const { pool, clock, rateLimits } = context;
  const { user, limitKey, isKnownBrowser } = await findUser(
    context,
    input.body.identifier,
    call.browser.secret,
  );
  // Guesses from a known browser are counted separately, so that a stranger's guesses do not lock it out.
  const counted = isKnownBrowser
    ? { by: `browser ${call.browser.secret} ${limitKey}`, address: null, user }
    : { by: `user ${limitKey}`, address: clientAddress, user };
  // Both steps count as one guess: a known password must not give more guesses at the second.
  const owner = await judgeGuess(call, counted, async () => {
    await rateLimits.admit('sign_in_of_user', limitKey);
    if (!isKnownBrowser) await rateLimits.admitAddress('sign_in_of_address', clientAddress);
    const matches = await isPasswordOf(
      user?.passwordHash ?? null,
      input.body.password,
      isKnownBrowser ? 'first' : 'second',
    );
    if (user === null || !matches || !user.isActive) throw new Refusal('wrong_credentials');
    await checkSecondFactor(context, user, input.body.totpCode);
    return user;
  });
  return inTransaction(pool, (client) =>
    openSession(client, owner, { ...call, how: 'password' }, clock.now()),
  );
}
