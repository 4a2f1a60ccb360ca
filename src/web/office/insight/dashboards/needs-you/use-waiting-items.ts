import { contactRequestEndpoints } from '#contract/desk/contact-requests.ts';
import { approvalEndpoints } from '#contract/lending/approvals.ts';
import { customerRequestEndpoints } from '#contract/lending/customer-requests.ts';
import { transferReportEndpoints } from '#contract/lending/transfer-reports.ts';
import { endpointQuery } from '#web/office/kit/data/endpoint-query.ts';
import { useListPage } from '#web/office/kit/list/use-list-page.ts';
import { useLiveChanges } from '#web/office/kit/live/use-live-changes.ts';
import type { WaitingItem, WaitingPart } from './waiting-item.ts';

const { listApprovals } = approvalEndpoints;
const { listContactRequests } = contactRequestEndpoints;
const { listCustomerRequests } = customerRequestEndpoints;
const { listTransferReports } = transferReportEndpoints;

/** Others send, take and decide while the page is open. */
const live = {
  kinds: ['approvals', 'contact_requests', 'customer_requests'],
  endpoints: [listApprovals, listContactRequests, listCustomerRequests, listTransferReports],
} as const;

/** The first page of each queue that waits for the reader, and the counts of all. */
export function useWaitingItems(branchId: string | undefined) {
  useLiveChanges(live);
  const decisions = useListPage(endpointQuery(listApprovals, { query: { decidableBy: 'me', branchId } }));
  const visitors = useListPage(
    endpointQuery(listContactRequests, { query: { tab: 'to_contact', branchId } }),
  );
  const asked = useListPage(endpointQuery(listCustomerRequests, { query: { branchId } }));
  const transfers = useListPage(endpointQuery(listTransferReports, { query: { branchId } }));
  const lists = [decisions, visitors, asked, transfers];
  const items: WaitingItem[] = [
    ...(decisions.data?.data ?? []).map((approval) => ({ kind: 'approval', approval }) as const),
    ...(visitors.data?.data ?? []).map((request) => ({ kind: 'contact request', request }) as const),
    ...(asked.data?.data ?? []).map((request) => ({ kind: 'customer request', request }) as const),
    ...(transfers.data?.data ?? []).map((report) => ({ kind: 'transfer', report }) as const),
  ];
  const countOf = (...of: readonly (typeof lists)[number][]) =>
    of.reduce<number | undefined>((sum, { data }) => {
      const total = data?.page.total;
      return sum === undefined || total === undefined || total === null ? undefined : sum + total;
    }, 0);
  const counts: Readonly<Record<WaitingPart | 'all', number | undefined>> = {
    all: countOf(...lists),
    decisions: countOf(decisions),
    requests: countOf(visitors, asked),
    transfers: countOf(transfers),
  };
  return {
    items,
    counts,
    isLoaded: lists.every(({ data }) => data !== undefined),
    error: lists.find(({ data, error }) => data === undefined && error !== null)?.error ?? null,
    refetch: () => {
      for (const list of lists) if (list.data === undefined) void list.refetch();
    },
  };
}
