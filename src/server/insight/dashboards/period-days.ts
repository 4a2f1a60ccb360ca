import type { DashboardPeriod } from '#contract/insight/dashboards.ts';
import {
  addDays,
  addMonths,
  type CalendarDate,
  calendarDate,
  dayOfMonth,
} from '#domain/calendar/calendar-date.ts';

/** The first day of the month. */
export function monthOf(day: CalendarDate): CalendarDate {
  return addDays(day, 1 - dayOfMonth(day));
}

/** The days of a period as seen today, both ends included. */
export function periodDays(
  period: DashboardPeriod,
  today: CalendarDate,
): { readonly from: CalendarDate; readonly until: CalendarDate } {
  const month = monthOf(today);
  switch (period) {
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
