import { contactRequestEndpoints } from '#contract/desk/contact-requests.ts';
import { noticeEndpoints } from '#contract/desk/notices.ts';
import { approvalEndpoints } from '#contract/lending/approvals.ts';
import { customerRequestEndpoints } from '#contract/lending/customer-requests.ts';
import { screeningStateEndpoints } from '#contract/lending/screening/screening-state.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import type { PageName } from '../../pages.ts';
import { useMay } from '../use-may.ts';

type Counts = Readonly<Partial<Record<PageName, number | null | undefined>>>;

/** The number of things that wait on the pages of the queues, once they are counted; null for more than the server counts. */
export function useWaitingCounts(): Counts {
  const approvals = useEndpoint(
    approvalEndpoints.countApprovals,
    { query: {} },
    { enabled: useMay('approvals.read') },
  );
  const fromCustomers = useEndpoint(
    customerRequestEndpoints.countCustomerRequests,
    { query: {} },
    { enabled: useMay('customer-requests.read') },
  );
  const visitors = useEndpoint(
    contactRequestEndpoints.countContactRequests,
    { query: {} },
    { enabled: useMay('contact-requests.read') },
  );
  const notices = useEndpoint(noticeEndpoints.getNoticeSummary, {}, { enabled: useMay('notices.read') });
  const screening = useEndpoint(
    screeningStateEndpoints.getScreening,
    {},
    { enabled: useMay('screening.manage') },
  );
  const toContact = visitors.data?.tabs.to_contact;
  return {
    approvals: approvals.data?.reduce((sum, { waiting }) => sum + waiting, 0),
    customerRequests: fromCustomers.data?.requests,
    transferReports: fromCustomers.data?.transfers,
    contactRequests: toContact,
    myContactRequests: toContact,
    screening: screening.data && screening.data.openStops + screening.data.openLooks,
    notices: notices.data?.unread,
  };
}
