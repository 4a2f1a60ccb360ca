import type { Pool, PoolClient } from 'pg';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';
import { endOf } from '#domain/desk/challenges/challenge-actions.ts';
import { promiseBounds } from '#domain/desk/contact-requests/promise.ts';
import type { Instant } from '#domain/instant.ts';
import type { Period } from '#domain/lending/ledger/collected.ts';
import { type AgreementAtEnd, agreementsChangedSince } from './agreements-at-end.ts';

/** The employees, the days and the moment of a computation. */
export interface Scope {
  readonly employeeIds: readonly string[];
  readonly startsOn: CalendarDate;
  /** Today, or the last day once it has passed. */
  readonly upTo: CalendarDate;
  readonly today: CalendarDate;
  readonly hasEnded: boolean;
  /** The moment at which the challenge is over. */
  readonly before: Date;
  /** A request that was received before it and not answered in 24 hours has broken the promise, by now or by the end. */
  readonly overdueBefore: Date;
  /** Empty before the end: the stored state is the present one. */
  readonly changedSinceEnd: readonly AgreementAtEnd[];
}

/** The scope of a challenge at a moment, for some of its participants. */
export async function readScope(
  client: Pool | PoolClient,
  { startsOn, endsOn }: Period,
  now: Instant,
  employeeIds: readonly string[],
): Promise<Scope> {
  const today = businessDateOf(now);
  const hasEnded = today > endsOn;
  const end = endOf({ startsOn, endsOn });
  const before = new Date(end);
  return {
    employeeIds,
    startsOn,
    today,
    hasEnded,
    upTo: hasEnded ? endsOn : today,
    before,
    overdueBefore: new Date(promiseBounds(Math.min(now, end)).overdueBefore),
    changedSinceEnd: hasEnded ? await agreementsChangedSince(client, before, employeeIds) : [],
  };
}
