import type { DashboardPeriod } from '#contract/insight/dashboards.ts';
import {
  addDays,
  addMonths,
  type CalendarDate,
  calendarDate,
  dayOfMonth,
  weekdayOf,
} from '#domain/calendar/calendar-date.ts';

/** Both ends included. */
export interface Days {
  readonly from: CalendarDate;
  readonly until: CalendarDate;
}

/** The first day of the month. */
export function monthOf(day: CalendarDate): CalendarDate {
  return addDays(day, 1 - dayOfMonth(day));
}

/** The Monday of the week. */
export function mondayOf(day: CalendarDate): CalendarDate {
  return addDays(day, -((weekdayOf(day) + 6) % 7));
}

/** The days of a period as seen today, both ends included. */
export function periodDays(period: DashboardPeriod, today: CalendarDate): Days {
  const month = monthOf(today);
  switch (period) {
    case 'today':
      return { from: today, until: today };
    case 'this_month':
      return { from: month, until: today };
    case 'last_month':
      return { from: addMonths(month, -1), until: addDays(month, -1) };
    case 'last_90_days':
      return { from: addDays(today, -89), until: today };
    case 'this_year':
      return { from: calendarDate(`${today.slice(0, 4)}-01-01`), until: today };
  }
}

/** The days that those of a period are compared with: as many of the month or the year before, or those just before them. */
export function daysBefore(period: DashboardPeriod, { from, until }: Days): Days {
  switch (period) {
    case 'today':
      return { from: addDays(from, -1), until: addDays(from, -1) };
    case 'this_month':
      return { from: addMonths(from, -1), until: addMonths(until, -1) };
    case 'last_month':
      return { from: addMonths(from, -1), until: addDays(from, -1) };
    case 'last_90_days':
      return { from: addDays(from, -90), until: addDays(from, -1) };
    case 'this_year':
      return { from: addMonths(from, -12), until: addMonths(until, -12) };
  }
}

/** The first of the whole months within the days, and the one after the last of them; both the same if there is none. */
export function wholeMonths({ from, until }: Days): {
  readonly firstMonth: CalendarDate;
  readonly afterMonths: CalendarDate;
} {
  const firstMonth = from === monthOf(from) ? from : addMonths(monthOf(from), 1);
  const afterMonths = monthOf(addDays(until, 1));
  return firstMonth < afterMonths ? { firstMonth, afterMonths } : { firstMonth: from, afterMonths: from };
}
