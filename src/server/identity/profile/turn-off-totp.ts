import type { profileEndpoints } from '#contract/identity/profile.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { forgetTotp } from '../proof/forget-totp.ts';
import { provePassword } from '../proof/prove-password.ts';
import { endSessions } from '../session/end-sessions.ts';

/** Turns the user's own two-step sign-in off, and ends the other sessions. */
export async function turnOffTotp(call: Call<typeof profileEndpoints.turnOffTotp>): Promise<null> {
  const { context, actor, input } = call;
  const { pool, clock } = context;
  await provePassword(call, input.body.currentPassword);
  await inTransaction(pool, async (client) => {
    await forgetTotp(client, actor.userId);
    const sessionsEnded = await endSessions(client, actor.userId, { allBut: actor.sessionId });
    await recordAuditEvent(client, call, new Date(clock.now()), {
      branchId: actor.branchId,
      action: 'turn_off_totp',
      subject: 'user',
      subjectId: actor.userId,
      after: { sessionsEnded },
    });
  });
  return null;
}
