import { addDays, type CalendarDate, daysBetween } from '#domain/calendar/calendar-date.ts';

/** A superadmin's limit of back-dating, in days: a month covers every slip found at the month's end. */
export const superadminBackDatingDaysMax = 31;

/** The facts that decide if an entry can count on a day. */
export interface ValuedOnSituation {
  readonly today: CalendarDate;
  /** The most days before today that the person may go; Infinity once a second person allowed it. */
  readonly backDatingDaysMax: number;
}

export type ValuedOnRefusal =
  | { readonly reason: 'valued_in_future'; readonly today: CalendarDate }
  /** `earliestOn` is the furthest day the person may go back to. */
  | { readonly reason: 'back_dated_too_far'; readonly earliestOn: CalendarDate };

/**
 * The reason why an entry can't count on a day, or null: the day must not be in the future or further back than the person may
 * go.
 */
export function refusalOfValuedOn(
  valuedOn: CalendarDate,
  { today, backDatingDaysMax }: ValuedOnSituation,
): ValuedOnRefusal | null {
  if (valuedOn > today) return { reason: 'valued_in_future', today };
  if (daysBetween(valuedOn, today) <= backDatingDaysMax) return null;
  return { reason: 'back_dated_too_far', earliestOn: addDays(today, -backDatingDaysMax) };
}
