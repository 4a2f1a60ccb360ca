import type { challengeEndpoints } from '#contract/desk/challenges.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { Call } from '#server/platform/http/call.ts';
import { createOnce } from '#server/platform/idempotency/create-once.ts';
import { requestHash } from '#server/platform/idempotency/request-hash.ts';
import { type ChallengeRecord, challengeParticulars, findChallenge } from './challenges.queries.ts';
import { recordedChallenge } from './recorded-challenge.ts';
import { checkChallenge, writeParticipants } from './write-participants.ts';

const insert = namedStatement(
  'insert-challenge',
  `INSERT INTO challenges (id, ${challengeParticulars.names}, created_at, created_by)
   VALUES (:id, ${challengeParticulars.parameters}, :at, :userId)`,
);

/** Creates a challenge with its participants. */
export async function createChallenge(
  call: Call<typeof challengeEndpoints.createChallenge>,
): Promise<ChallengeRecord> {
  const { context, actor, reach, input, idempotencyKey } = call;
  const { userId } = actor;
  const { body } = input;
  const now = context.clock.now();
  const at = new Date(now);
  const keyed = { userId, key: idempotencyKey, requestHash: requestHash('createChallenge', body) };
  return inTransaction(context.pool, async (client) => {
    const id = await createOnce(client, keyed, at, async (newId) => {
      await checkChallenge(client, body, now);
      await client.query(insert({ id: newId, ...challengeParticulars.valuesOf(body), at, userId }));
      await writeParticipants(client, newId, body);
      await recordAuditEvent(client, call, at, {
        branchId: null,
        action: 'create_challenge',
        subject: 'challenge',
        subjectId: newId,
        after: recordedChallenge(body),
      });
    });
    return findChallenge(client, reach, id);
  });
}
