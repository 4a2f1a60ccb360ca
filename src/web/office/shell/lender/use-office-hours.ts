import type { OutputOf } from '#contract/endpoint.ts';
import { officeHoursEndpoints } from '#contract/lender/office-hours.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';

type OfficeHours = OutputOf<typeof officeHoursEndpoints.getOfficeHours>;

/** The opening hours of the lender's offices and the hours for calls; undefined until they are known. */
export function useOfficeHours(): OfficeHours | undefined {
  return useEndpoint(officeHoursEndpoints.getOfficeHours, {}, { staleTime: Number.POSITIVE_INFINITY }).data;
}
