import { approvalEndpoints } from '#contract/lending/approvals.ts';
import { customerRequestEndpoints } from '#contract/lending/customer-requests.ts';
import { secondStepResetEndpoints } from '#contract/lending/second-step-resets.ts';
import { usePick } from '#web/i18n/language.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { FilterTabs } from '#web/office/kit/list/filter-tabs.tsx';
import { useLiveChanges } from '#web/office/kit/live/use-live-changes.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { messages, waitingCount } from './waiting-queues.messages.ts';

const queues = [
  'approvals',
  'customerRequests',
  'transferReports',
  'secondStepResets',
  'homeVisits',
] as const;
type WaitingQueue = (typeof queues)[number];

const { countApprovals } = approvalEndpoints;
const { countCustomerRequests } = customerRequestEndpoints;
const { listSecondStepResets } = secondStepResetEndpoints;

const live = {
  kinds: ['approvals', 'customer_requests'],
  endpoints: [countApprovals, countCustomerRequests, listSecondStepResets],
} as const;

interface WaitingQueuesProps {
  readonly current: WaitingQueue;
}

/** The queues of what waits for somebody of the office, as tabs in the head of each of their pages, with what waits in each. */
export function WaitingQueues({ current }: WaitingQueuesProps) {
  const pick = usePick();
  const pageLink = usePageLink();
  const { data: approvals } = useEndpoint(countApprovals, { query: {} });
  const { data: fromCustomers } = useEndpoint(countCustomerRequests, { query: {} });
  const { data: resets } = useEndpoint(listSecondStepResets);
  useLiveChanges(live);
  const counts: Readonly<Partial<Record<WaitingQueue, number | undefined>>> = {
    approvals: approvals?.reduce((sum, { waiting }) => sum + waiting, 0),
    customerRequests: fromCustomers?.requests,
    transferReports: fromCustomers?.transfers,
    secondStepResets: resets?.length,
  };
  const tabs = queues.map((name) => {
    const { to, label } = pageLink(name);
    const shorter = name in messages ? pick(messages[name as keyof typeof messages]) : label;
    return { to, label: shorter, count: counts[name], isCurrent: name === current };
  });
  const waiting = Object.values(counts).reduce<number>((sum, count) => sum + (count ?? 0), 0);
  return <FilterTabs label={pick(waitingCount)(waiting)} tabs={tabs} />;
}
