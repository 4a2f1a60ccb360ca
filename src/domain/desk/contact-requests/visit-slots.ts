import { startOfBusinessDate } from '#domain/calendar/business-date.ts';
import { addDays, type CalendarDate } from '#domain/calendar/calendar-date.ts';
import { hourMs, type Instant } from '#domain/instant.ts';

/** The most days ahead that a visit can be booked. */
export const visitDaysAheadMax = 60;

/** The visits that a branch makes in one hour: the default of a new branch, and the largest number that can be set. */
export const visitsAtOnceDefault = 2;
export const visitsAtOnceMax = 20;

/**
 * The hours at which a branch's visits begin, `HH:00`. A visit takes one hour, the way included, so the last begins an hour
 * before it closes.
 */
export function visitHours(opensAt: string, closesAt: string): string[] {
  const first = Math.ceil(hoursOf(opensAt));
  const last = Math.floor(hoursOf(closesAt)) - 1;
  return Array.from(
    { length: Math.max(0, last - first + 1) },
    (_, index) => `${String(first + index).padStart(2, '0')}:00`,
  );
}

function hoursOf(clockTime: string): number {
  const [hours = 0, minutes = 0] = clockTime.split(':').map(Number);
  return hours + minutes / 60;
}

/** The moment at which a visit begins. */
export function startOfVisit(visitOn: CalendarDate, startsAt: string): Instant {
  return startOfBusinessDate(visitOn) + hoursOf(startsAt) * hourMs;
}

export type VisitRefusal = 'visit_in_past' | 'visit_too_far_ahead' | 'visit_outside_hours';

/** The reason why a visit at that time is impossible, or null. It does not check if the branch has a free place. */
export function refusalOfVisit(
  { visitOn, startsAt }: { readonly visitOn: CalendarDate; readonly startsAt: string },
  hours: readonly string[],
  { now, today }: { readonly now: Instant; readonly today: CalendarDate },
): VisitRefusal | null {
  if (startOfVisit(visitOn, startsAt) <= now) return 'visit_in_past';
  if (visitOn > addDays(today, visitDaysAheadMax)) return 'visit_too_far_ahead';
  return hours.includes(startsAt) ? null : 'visit_outside_hours';
}
