import type {
  Challenge,
  ChallengePoint,
  ChallengeRow,
  ChallengeScore,
  challengeEndpoints,
} from '#contract/desk/challenges.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { daysLeft, stageOf } from '#domain/desk/challenges/challenge-actions.ts';
import type { Score } from '#domain/desk/challenges/scoring.ts';
import { invariant } from '#domain/invariant.ts';
import type { Call } from '#server/platform/http/call.ts';
import { isWithin } from '#server/platform/reach.ts';
import type { ChallengeReach, ChallengeRecord } from './challenges.queries.ts';
import type { PointRow } from './points.queries.ts';
import type { ScoredChallenge } from './score-challenge.ts';

/** The reader, and the day. */
export interface Reading {
  readonly reach: ChallengeReach;
  readonly today: CalendarDate;
}

export function challengeRowView(
  record: ChallengeRecord,
  scored: ScoredChallenge | null,
  { reach, today }: Reading,
): ChallengeRow {
  const scores = scored?.scores ?? null;
  const own = reach.extent === 'own' && scores?.find(({ employeeId }) => employeeId === reach.userId);
  return {
    id: record.id,
    title: record.title,
    metric: record.metric,
    target: record.target,
    balancingMetric: record.balancingMetric,
    boundMax: record.boundMax,
    startsOn: record.startsOn,
    endsOn: record.endsOn,
    stage: stageOf(record, today),
    daysLeft: daysLeft(record, today),
    branches: record.branches,
    participants: record.participants.length,
    winning:
      scores === null || reach.extent === 'own'
        ? null
        : scores.filter(({ standing }) => standing === 'winning').length,
    own: own ? scoreView(record, own) : null,
  };
}

export function challengeView(
  record: ChallengeRecord,
  scored: ScoredChallenge | null,
  reading: Reading,
): Challenge {
  const { cancelledAt, cancelledByName, cancelReason } = record;
  return {
    ...challengeRowView(record, scored, reading),
    description: record.description,
    reward: record.reward,
    cancelled:
      cancelledAt === null || cancelledByName === null || cancelReason === null
        ? null
        : { on: businessDateOf(cancelledAt.getTime()), by: cancelledByName, reason: cancelReason },
    employeeIds:
      reading.reach.extent === 'own'
        ? []
        : record.participants.filter(({ byHand }) => byHand).map(({ id }) => id),
    version: record.version,
  };
}

export function scoreView({ participants }: ChallengeRecord, score: Score): ChallengeScore {
  const participant = participants.find(({ id }) => id === score.employeeId);
  invariant(participant !== undefined, 'only participants have scores');
  const { id, fullName, city } = participant;
  return {
    employee: {
      id,
      fullName,
      city,
    },
    reached: { part: score.reached.part, whole: score.reached.whole },
    balance: { part: score.balance.part, whole: score.balance.whole },
    standing: score.standing,
    rank: score.rank,
  };
}

type Besides = Call<typeof challengeEndpoints.listChallengePoints>['besides'];

/** Hides the name of a customer at a branch that the reader has left, and of a visitor whose request is out of reach. */
export function pointView(row: PointRow, { customers, requests }: Besides): ChallengePoint {
  return {
    id: row.id,
    kind: row.kind,
    on: row.on,
    counted: row.counted,
    total: row.total,
    agreement: agreementOf(row, customers),
    request: requestOf(row, requests),
  };
}

function agreementOf(row: PointRow, customers: Besides['customers']): ChallengePoint['agreement'] {
  if (row.agreementNumber === null) return null;
  const isReached = isWithin(customers, { branchId: row.customerBranchId });
  const { customerId: id, fullName } = row;
  return { number: row.agreementNumber, customer: isReached ? { id, fullName } : null };
}

function requestOf(row: PointRow, requests: Besides['requests']): ChallengePoint['request'] {
  if (row.requestId === null) return null;
  const { requestBranchId: branchId, requestAssigneeId: userId } = row;
  const isReached = isWithin(requests, { branchId, userId });
  return isReached ? { id: row.requestId, fullName: row.visitorName } : null;
}
