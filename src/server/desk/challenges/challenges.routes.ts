import type { challengeEndpoints } from '#contract/desk/challenges.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { endOf } from '#domain/desk/challenges/challenge-actions.ts';
import type { AppContext } from '#server/platform/context.ts';
import { datePlaceOf } from '#server/platform/db/date-cursor.ts';
import type { Handlers } from '#server/platform/http/call.ts';
import { isWithin } from '#server/platform/reach.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { cancelChallenge } from './cancel-challenge.ts';
import {
  type ChallengeReach,
  type ChallengeRecord,
  findChallenge,
  listChallenges,
} from './challenges.queries.ts';
import { challengeRowView, challengeView, pointView, scoreView } from './challenges.view.ts';
import { createChallenge } from './create-challenge.ts';
import { editChallenge } from './edit-challenge.ts';
import { listPoints } from './points.queries.ts';
import { readScope } from './scope.ts';
import { scoreChallenge } from './score-challenge.ts';

/** A challenge for its reader, with its current scores. */
async function shown({ pool, clock }: AppContext, reach: ChallengeReach, record: ChallengeRecord) {
  const now = clock.now();
  const scored = await scoreChallenge(pool, record, now);
  return { data: challengeView(record, scored, { reach, today: businessDateOf(now) }) };
}

export const challengeRoutes: Handlers<typeof challengeEndpoints> = {
  async listChallenges({ context, reach, input }) {
    const now = context.clock.now();
    const today = businessDateOf(now);
    const { rows, page } = await listChallenges(context.pool, reach, today, input.query);
    const scored = await Promise.all(rows.map((record) => scoreChallenge(context.pool, record, now)));
    return {
      data: rows.map((record, index) => challengeRowView(record, scored[index] ?? null, { reach, today })),
      page,
    };
  },
  getChallenge: async ({ context, reach, input }) =>
    shown(context, reach, await findChallenge(context.pool, reach, input.params.id)),
  async getChallengeScores({ context, reach, input }) {
    const now = context.clock.now();
    const record = await findChallenge(context.pool, reach, input.params.id);
    const { isFinal, scores } = (await scoreChallenge(context.pool, record, now)) ?? {
      isFinal: false,
      scores: [],
    };
    const seen = scores.filter(({ employeeId }) => isWithin(reach, { userId: employeeId }));
    return {
      data: {
        isFinal,
        countedUntil: new Date(Math.min(now, endOf(record))).toISOString(),
        scores: seen.map((score) => scoreView(record, score)),
      },
    };
  },
  async listChallengePoints({ context, reach, besides, input }) {
    const { id, employeeId } = input.params;
    const record = await findChallenge(context.pool, reach, id);
    const isReached = isWithin(reach, { userId: employeeId });
    if (!isReached || !record.participants.some((participant) => participant.id === employeeId))
      throw new Refusal('not_found');
    const after = datePlaceOf(input.query.cursor);
    if (record.isCancelled) return { data: [], page: { next: null, total: 0 } };
    const scope = await readScope(context.pool, record, context.clock.now(), [employeeId]);
    const { rows, next } = await listPoints(context.pool, record.metric, scope, after);
    return { data: rows.map((row) => pointView(row, besides)), page: { next, total: null } };
  },
  createChallenge: async (call) => shown(call.context, call.reach, await createChallenge(call)),
  editChallenge: async (call) => shown(call.context, call.reach, await editChallenge(call)),
  cancelChallenge: async (call) => shown(call.context, call.reach, await cancelChallenge(call)),
};
