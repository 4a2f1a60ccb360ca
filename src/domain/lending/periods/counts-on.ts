import { addDays, type CalendarDate } from '#domain/calendar/calendar-date.ts';

/**
 * The day on which something counts in the figures of a period: its own day while the month of that day is open, else the first
 * day of the open month. `closedUntil` is the last day of the last closed month, or null before the first close. The position
 * of an agreement always goes by its own day.
 */
export function countsOn(day: CalendarDate, closedUntil: CalendarDate | null): CalendarDate {
  return closedUntil === null || day > closedUntil ? day : addDays(closedUntil, 1);
}
