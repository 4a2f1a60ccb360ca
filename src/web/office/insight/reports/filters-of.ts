import { type ReportName, reportShape } from '#contract/insight/report-table.ts';
import { type ReportFilters, reportDays } from '#contract/insight/reports.ts';
import type { CalendarDate } from '#domain/calendar/calendar-date.ts';

/** The filters in an address, with the report's own days as the default. */
export function filtersOf(name: ReportName, asked: ReportFilters, today: CalendarDate): ReportFilters {
  const { period } = reportShape(name);
  return period === null ? asked : { ...asked, ...reportDays(period, asked, today) };
}
