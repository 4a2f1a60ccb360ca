import { type Origin, recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import type { AppContext } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { endSessions } from './end-sessions.ts';

/** Ends the session at once, for every process. */
export async function signOut({ pool, clock }: AppContext, origin: Origin): Promise<void> {
  const { userId, sessionId, branchId } = origin.actor;
  await inTransaction(pool, async (client) => {
    await endSessions(client, userId, { only: sessionId });
    await recordAuditEvent(client, origin, new Date(clock.now()), {
      branchId,
      action: 'sign_out',
      subject: 'user',
      subjectId: userId,
    });
  });
}
