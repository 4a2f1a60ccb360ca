import type { googleEndpoints } from '#contract/identity/google.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { checkSecondFactor } from '../proof/check-second-factor.ts';
import { type OpenedSession, openSession } from '../session/open-session.ts';
import { findHandOver, takeHandOver } from './hand-over.ts';

/** Opens the session of whom Google has just sent back. The second step is asked for here too; the hand-over waits for it. */
export async function openGoogleSession(
  call: Call<typeof googleEndpoints.openGoogleSession>,
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
