import { officeHoursEndpoints } from '#contract/lender/office-hours.ts';
import { type CalendarDate, calendarDate } from '#domain/calendar/calendar-date.ts';
import { forEditing, useEndpoint } from '#web/office/kit/data/use-endpoint.ts';

/** Which day it is for the lender, whatever the clock of the reader's machine says; undefined until it is known. */
export function useLenderDay(): CalendarDate | undefined {
  const { data } = useEndpoint(officeHoursEndpoints.getOfficeHours, {}, forEditing);
  return data && calendarDate(data.today);
}
