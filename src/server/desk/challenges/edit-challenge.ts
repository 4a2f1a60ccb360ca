import type { ChallengeForm, challengeEndpoints } from '#contract/desk/challenges.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { refusalOfChallengeAction, stageOf } from '#domain/desk/challenges/challenge-actions.ts';
import { changedFields } from '#server/platform/audit/changed-fields.ts';
import { recordAuditEvent } from '#server/platform/audit/record-audit-event.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { namedStatement } from '#server/platform/db/named-statement.ts';
import type { Call } from '#server/platform/http/call.ts';
import { Refusal, refuse } from '#server/platform/refusal.ts';
import {
  type ChallengeRecord,
  challengeParticulars,
  findChallenge,
  lockChallenge,
} from './challenges.queries.ts';
import { recordedChallenge } from './recorded-challenge.ts';
import { checkChallenge, writeParticipants } from './write-participants.ts';

const update = namedStatement(
  'update-challenge',
  `UPDATE challenges SET ${challengeParticulars.assignments}, version = version + 1 WHERE id = :id`,
);

/** Changes a challenge that has not started. */
export async function editChallenge(
  call: Call<typeof challengeEndpoints.editChallenge>,
): Promise<ChallengeRecord> {
  const { context, reach, input } = call;
  const { id } = input.params;
  const { version, ...form } = input.body;
  const now = context.clock.now();
  return inTransaction(context.pool, async (client) => {
    const before = await lockChallenge(client, reach, id);
    refuse(refusalOfChallengeAction('edit', stageOf(before, businessDateOf(now))));
    if (before.version !== version) throw new Refusal('changed_meanwhile');
    await checkChallenge(client, form, now);
    await client.query(update({ id, ...challengeParticulars.valuesOf(form) }));
    await writeParticipants(client, id, form);
    await recordAuditEvent(client, call, new Date(now), {
      branchId: null,
      action: 'edit_challenge',
      subject: 'challenge',
      subjectId: id,
      ...changedFields(recordedChallenge(formOf(before)), recordedChallenge(form)),
    });
    return findChallenge(client, reach, id);
  });
}

/** The form of a challenge as it was saved last. */
function formOf(record: ChallengeRecord): ChallengeForm {
  return {
    title: record.title,
    description: record.description,
    metric: record.metric,
    target: record.target,
    balancingMetric: record.balancingMetric,
    boundMax: record.boundMax,
    startsOn: record.startsOn,
    endsOn: record.endsOn,
    reward: record.reward,
    branchIds: record.branchIds,
    employeeIds: record.participants.filter(({ byHand }) => byHand).map(({ id }) => id),
  };
}
