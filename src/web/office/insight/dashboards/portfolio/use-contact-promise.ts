import { type DashboardPeriod, dashboardEndpoints } from '#contract/insight/dashboards.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { useLiveChanges } from '#web/office/kit/live/use-live-changes.ts';
import { refetchInterval } from './refetch-interval.ts';

/** Visitors write while the page is open. */
const live = { kinds: ['contact_requests'], endpoints: [dashboardEndpoints.getContactPromise] } as const;

/** The figures for the promise of a contact within 24 hours. They are fetched once, even when shown in several places. */
export function useContactPromise(query: {
  readonly branchId: string | undefined;
  readonly period: DashboardPeriod;
}) {
  useLiveChanges(live);
  return useEndpoint(dashboardEndpoints.getContactPromise, { query }, { refetchInterval });
}
