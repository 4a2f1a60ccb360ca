import { officeHoursEndpoints } from '#contract/lender/office-hours.ts';
import type { ClosedDaysForm } from '#contract/lending/terms/closed-days.ts';
import { forEditing, useEndpoint } from '#web/office/kit/data/use-endpoint.ts';

/** The days on which the lender's offices are closed; undefined until they are known. */
export function useClosedDays(): ClosedDaysForm | undefined {
  return useEndpoint(officeHoursEndpoints.getOfficeHours, {}, forEditing).data?.closedDays;
}
