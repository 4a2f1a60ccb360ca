import { startOfBusinessDate } from '#domain/calendar/business-date.ts';
import { addDays, type CalendarDate } from '#domain/calendar/calendar-date.ts';
import { hourMs, type Instant } from '#domain/instant.ts';

/** Visits are booked at most so many days ahead. */
export const visitDaysAheadMax = 60;

/** A branch makes so many visits in one hour until it says otherwise, and never more than it has people for. */
export const visitsAtOnceDefault = 2;
export const visitsAtOnceMax = 20;

/** The hours at which a branch's visits begin, `HH:00`. A visit takes one hour, the way included, so the last begins an hour before it closes. */
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

/** Why nobody can be visited then, or null. Whether a place is free at that hour is the branch's to say. */
export function refusalOfVisit(
  { visitOn, startsAt }: { readonly visitOn: CalendarDate; readonly startsAt: string },
  hours: readonly string[],
  { now, today }: { readonly now: Instant; readonly today: CalendarDate },
): VisitRefusal | null {
  if (startOfVisit(visitOn, startsAt) <= now) return 'visit_in_past';
  if (visitOn > addDays(today, visitDaysAheadMax)) return 'visit_too_far_ahead';
  return hours.includes(startsAt) ? null : 'visit_outside_hours';
}
