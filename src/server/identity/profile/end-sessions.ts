import type { profileEndpoints } from '#contract/identity/profile.ts';
import { type Origin, recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import type { AppContext } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { endSessions, type SessionsToEnd } from '../session/end-sessions.ts';

/** Ends one of the actor's sessions. Another user's session is not found. */
export async function endSession(call: Call<typeof profileEndpoints.endSession>): Promise<null> {
  const ended = await endOwn(call, { only: call.input.params.id });
  if (ended === 0) throw new Refusal('not_found');
  return null;
}

/** Ends all of the actor's sessions but the current one. */
export async function endOtherSessions(call: Call<typeof profileEndpoints.endOtherSessions>): Promise<null> {
  await endOwn(call, { allBut: call.actor.sessionId });
  return null;
}

async function endOwn(
  call: Origin & { readonly context: AppContext },
  which: SessionsToEnd,
): Promise<number> {
  const { context, actor } = call;
  return inTransaction(context.pool, async (client) => {
    const count = await endSessions(client, actor.userId, which);
    if (count === 0) return count;
    await recordAuditEvent(client, call, new Date(context.clock.now()), {
      branchId: actor.branchId,
      action: 'end_sessions',
      subject: 'user',
      subjectId: actor.userId,
      after: { count },
    });
    return count;
  });
}
