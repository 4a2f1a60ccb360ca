import { addMonths, type CalendarDate } from '#domain/calendar/calendar-date.ts';
import { dueDates } from '#domain/lending/agreements/schedule.ts';

/** The due dates of an agreement that starts today, as the office proposes it: every month, the first in a month. */
export function exampleDays(today: CalendarDate, months: number): CalendarDate[] {
  return dueDates(addMonths(today, 1), { unit: 'months', every: 1 }, months);
}
