import type { challengeEndpoints } from '#contract/desk/challenges.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { refusalOfChallengeAction, stageOf } from '#domain/desk/challenges/challenge-actions.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { Call } from '#server/platform/http/call.ts';
import { refuse } from '#server/platform/refusal.ts';
import { type ChallengeRecord, findChallenge, lockChallenge } from './challenges.queries.ts';

const update = namedStatement(
  'cancel-challenge',
  `UPDATE challenges SET cancelled_at = :at, cancelled_by = :userId, cancel_reason = :reason, version = version + 1
    WHERE id = :id`,
);

/** Cancels a challenge: it has no winner, and its participants see the reason. */
export async function cancelChallenge(
  call: Call<typeof challengeEndpoints.cancelChallenge>,
): Promise<ChallengeRecord> {
  const { context, actor, reach, input } = call;
  const { id } = input.params;
  const { reason } = input.body;
  const now = context.clock.now();
  const at = new Date(now);
  return inTransaction(context.pool, async (client) => {
    const challenge = await lockChallenge(client, reach, id);
    refuse(refusalOfChallengeAction('cancel', stageOf(challenge, businessDateOf(now))));
    await client.query(update({ id, at, userId: actor.userId, reason }));
    await recordAuditEvent(client, call, at, {
      branchId: null,
      action: 'cancel_challenge',
      subject: 'challenge',
      subjectId: id,
      after: { reason },
    });
    return findChallenge(client, reach, id);
  });
}
