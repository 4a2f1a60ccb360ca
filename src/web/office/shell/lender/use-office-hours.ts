import type { OutputOf } from '#contract/endpoint.ts';
import { officeHoursEndpoints } from '#contract/lender/office-hours.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';

type OfficeHours = OutputOf<typeof officeHoursEndpoints.getOfficeHours>;

/** When the lender's offices are open and when customers are called; undefined until it is known. */
export function useOfficeHours(): OfficeHours | undefined {
  return useEndpoint(officeHoursEndpoints.getOfficeHours, {}, { staleTime: Number.POSITIVE_INFINITY }).data;
}
