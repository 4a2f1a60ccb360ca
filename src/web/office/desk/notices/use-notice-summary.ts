import { noticeEndpoints } from '#contract/desk/notices.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { useLiveChanges } from '#web/office/kit/live/use-live-changes.ts';

/** The changes that cause a notice, and reads on another screen. */
const live = {
  kinds: [
    ...(['approvals', 'contact_requests', 'customer_requests', 'complaints'] as const),
    ...(['overpayments', 'screening', 'notices'] as const),
  ],
  endpoints: [noticeEndpoints.getNoticeSummary, noticeEndpoints.listNotices],
} as const;

/** The number of unread notices and the newest of all, kept fresh while the office is open. */
export function useNoticeSummary() {
  useLiveChanges(live);
  return useEndpoint(noticeEndpoints.getNoticeSummary).data;
}
