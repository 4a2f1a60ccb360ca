import { startOfBusinessDate } from '#domain/calendar/business-date.ts';
import { addDays, type CalendarDate, daysBetween } from '#domain/calendar/calendar-date.ts';
import { type Instant, minuteMs } from '#domain/instant.ts';
import type { Period } from '#domain/lending/ledger/collected.ts';

export const challengeStages = ['running', 'upcoming', 'ended', 'cancelled'] as const;
export type ChallengeStage = (typeof challengeStages)[number];

export interface StagedChallenge extends Period {
  readonly isCancelled: boolean;
}

/** The stage of a challenge: cancelled, or else by its dates alone. */
export function stageOf(
  { startsOn, endsOn, isCancelled }: StagedChallenge,
  today: CalendarDate,
): ChallengeStage {
  if (isCancelled) return 'cancelled';
  if (today < startsOn) return 'upcoming';
  return today > endsOn ? 'ended' : 'running';
}

/** The days until the last day: 0 on it and after it. */
export function daysLeft({ endsOn }: Period, today: CalendarDate): number {
  return Math.max(0, daysBetween(today, endsOn));
}

export type ChallengeAction = 'edit' | 'cancel';

/**
 * A challenge that has started cannot be changed, because employees already work for it. One that has ended stays on record.
 */
const allowed: Readonly<Record<ChallengeStage, readonly ChallengeAction[]>> = {
  upcoming: ['edit', 'cancel'],
  running: ['cancel'],
  ended: [],
  cancelled: [],
};

const refusals = {
  running: 'challenge_started',
  upcoming: 'challenge_started',
  ended: 'challenge_ended',
  cancelled: 'challenge_cancelled',
} as const satisfies Record<ChallengeStage, string>;

/** The reason why an action is refused at a stage; null if it is allowed. The server and the office both use it. */
export function refusalOfChallengeAction(
  action: ChallengeAction,
  stage: ChallengeStage,
): { readonly reason: (typeof refusals)[ChallengeStage] } | null {
  return allowed[stage].includes(action) ? null : { reason: refusals[stage] };
}

/** The end of a challenge: only entries recorded before it count. */
export function endOf({ endsOn }: Period): Instant {
  return startOfBusinessDate(addDays(endsOn, 1));
}

/** A transaction that began before midnight may commit a little later, but never later than this. */
const settlingMs = minuteMs;

/** True once the results are final: no recording from before the end can still be written. */
export function isSettled(challenge: Period, now: Instant): boolean {
  return now >= endOf(challenge) + settlingMs;
}
