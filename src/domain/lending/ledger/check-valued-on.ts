import { addDays, type CalendarDate, daysBetween } from '#domain/calendar/calendar-date.ts';

/** A superadmin has no employee's limit; a month covers every slip found at the month's end. */
export const superadminBackDatingDaysMax = 31;

/** The facts that decide if money or goods can be said to have changed hands on a day. */
export interface ValuedOnSituation {
  readonly today: CalendarDate;
  /** The most days before today that the person may go; Infinity once a second person allowed it. */
  readonly backDatingDaysMax: number;
}

export type ValuedOnRefusal =
  | { readonly reason: 'valued_in_future'; readonly today: CalendarDate }
  /** `earliestOn` is the furthest day the person may go back to. */
  | { readonly reason: 'back_dated_too_far'; readonly earliestOn: CalendarDate };

/** Why a day can't be recorded, or null: it is today or earlier, and not earlier than the person may go back. */
export function refusalOfValuedOn(
  valuedOn: CalendarDate,
  { today, backDatingDaysMax }: ValuedOnSituation,
): ValuedOnRefusal | null {
  if (valuedOn > today) return { reason: 'valued_in_future', today };
  if (daysBetween(valuedOn, today) <= backDatingDaysMax) return null;
  return { reason: 'back_dated_too_far', earliestOn: addDays(today, -backDatingDaysMax) };
}
