import type { authEndpoints } from '#contract/account/auth.ts';
import { checkSecondFactor } from '../auth/check-second-factor.ts';
import { type OpenedSession, openSession } from '../auth/open-session.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Call } from '../http/call.ts';
import { findHandOver, takeHandOver } from './hand-over.ts';

/** Opens the session of whom Google has just sent back. The second step is asked for here too; the hand-over waits for it. */
export async function openGoogleSession(
  call: Call<typeof authEndpoints.openGoogleSession>,
): Promise<OpenedSession> {
  const { context, input, clientAddress, handOver } = call;
  const { pool, clock, rateLimits } = context;
  const user = await findHandOver(pool, handOver.value, new Date(clock.now()));
  await rateLimits.admitSignIn(user.id, clientAddress);
  await checkSecondFactor(call, user, input.body.totpCode);
  await rateLimits.forgiveSignIns(user.id);
  const opened = await inTransaction(pool, async (client) => {
    await takeHandOver(client, handOver.value ?? '');
    return openSession(client, user, { ...call, how: 'google' }, clock.now());
  });
  handOver.clear();
  return opened;
}
