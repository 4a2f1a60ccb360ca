import { officeHoursEndpoints } from '#contract/lender/office-hours.ts';
import { type CalendarDate, calendarDate } from '#domain/calendar/calendar-date.ts';
import { forEditing, useEndpoint } from '#web/office/kit/data/use-endpoint.ts';

/** The lender's current date, independent of the clock of the reader's machine; undefined until it is known. */
export function useLenderDay(): CalendarDate | undefined {
  const { data } = useEndpoint(officeHoursEndpoints.getOfficeHours, {}, forEditing);
  return data && calendarDate(data.today);
}
