import type { Pool, PoolClient } from 'pg';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { endOf } from '#domain/desk/challenges/challenge-actions.ts';
import type { Period } from '#domain/desk/challenges/collected.ts';
import { type AgreementAtEnd, agreementsChangedSince } from './agreements-at-end.ts';

/** Whose figures are wanted, of which days, and as they were when. */
export interface Scope {
  readonly employeeIds: readonly string[];
  readonly startsOn: CalendarDate;
  /** Today, or the last day once it has passed. */
  readonly upTo: CalendarDate;
  readonly today: CalendarDate;
  readonly hasEnded: boolean;
  /** The moment at which the challenge is over. */
  readonly before: Date;
  /** Empty until then: what is stored is the present state. */
  readonly changedSinceEnd: readonly AgreementAtEnd[];
}

/** The scope of a challenge on a day, for some of its participants. */
export async function readScope(
  client: Pool | PoolClient,
  { startsOn, endsOn }: Period,
  today: CalendarDate,
  employeeIds: readonly string[],
): Promise<Scope> {
  const hasEnded = today > endsOn;
  const before = new Date(endOf({ startsOn, endsOn }));
  return {
    employeeIds,
    startsOn,
    today,
    hasEnded,
    upTo: hasEnded ? endsOn : today,
    before,
    changedSinceEnd: hasEnded ? await agreementsChangedSince(client, before, employeeIds) : [],
  };
}
