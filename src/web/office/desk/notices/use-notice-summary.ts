import { noticeEndpoints } from '#contract/desk/notices.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { useLiveChanges } from '#web/office/kit/live/use-live-changes.ts';

/** What causes a notice, and what one has read on another screen. */
const live = {
  kinds: ['approvals', 'contact_requests', 'customer_requests', 'notices'],
  endpoints: [noticeEndpoints.getNoticeSummary, noticeEndpoints.listNotices],
} as const;

/** How many notices are unread and the newest of all, kept fresh as long as the office is open. */
export function useNoticeSummary() {
  useLiveChanges(live);
  return useEndpoint(noticeEndpoints.getNoticeSummary).data;
}
