import type { googleEndpoints } from '#contract/identity/google.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { checkSecondFactor } from '../proof/check-second-factor.ts';
import { isPerhapsStrangers } from '../proof/forget-totp.ts';
import { judgeGuess } from '../proof/judge-guess.ts';
import { type OpenedSession, openSession } from '../session/open-session.ts';
import { findGoogleReturn, takeGoogleReturn } from './google-return.ts';
import { linkGoogle } from './link-google.ts';

/**
 * Opens the session of a user who has come back from Google. The second step is checked here too; the return stays valid until then,
 * and nothing is linked or ended before. An account that may be a stranger's has that stranger's second step, which is not asked for.
 */
export async function openGoogleSession(
  call: Call<typeof googleEndpoints.openGoogleSession>,
): Promise<OpenedSession> {
  const { context, input, clientAddress, googleReturn } = call;
  const { pool, clock, rateLimits } = context;
  const user = await findGoogleReturn(pool, googleReturn.value, new Date(clock.now()));
  await rateLimits.admit('sign_in_of_user', user.id);
  await rateLimits.admitAddress('sign_in_of_address', clientAddress);
  // Only users whom Google let through get here, so a stranger's guesses at the password are not counted here.
  if (!isPerhapsStrangers(user)) {
    await judgeGuess(call, { by: `google ${user.id}`, address: null, user }, () =>
      checkSecondFactor(context, user, input.body.totpCode),
    );
  }
  const opened = await inTransaction(pool, async (client) => {
    await takeGoogleReturn(client, googleReturn.value ?? '');
    const now = clock.now();
    const passwordHash = await linkGoogle(client, user, user.subject, call, new Date(now));
    return openSession(client, { ...user, passwordHash }, { ...call, how: 'google' }, now);
  });
  googleReturn.clear();
  return opened;
}
