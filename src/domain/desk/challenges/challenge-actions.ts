import { startOfBusinessDate } from '#domain/calendar/business-date.ts';
import { addDays, type CalendarDate, daysBetween } from '#domain/calendar/calendar-date.ts';
import { type Instant, minuteMs } from '#domain/instant.ts';
import type { Period } from './collected.ts';

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

/** The days until the last day, which is itself 0; never below. */
export function daysLeft({ endsOn }: Period, today: CalendarDate): number {
  return Math.max(0, daysBetween(today, endsOn));
}

export type ChallengeAction = 'edit' | 'cancel';

/** Nobody moves a target that others already run for; what has ended is on record. */
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

/** Why an action is refused at a stage; null when it is allowed. The server refuses by it and the office offers by it. */
export function refusalOfChallengeAction(
  action: ChallengeAction,
  stage: ChallengeStage,
): { readonly reason: (typeof refusals)[ChallengeStage] } | null {
  return allowed[stage].includes(action) ? null : { reason: refusals[stage] };
}

/** The moment at which a challenge is over: only what was recorded before it counts. */
export function endOf({ endsOn }: Period): Instant {
  return startOfBusinessDate(addDays(endsOn, 1));
}

/** A recording that began before midnight may be written a little after it; no statement of the server takes so long. */
const settlingMs = minuteMs;

/** True once the results are final: no recording from before the end can still be written. */
export function isSettled(challenge: Period, now: Instant): boolean {
  return now >= endOf(challenge) + settlingMs;
}
