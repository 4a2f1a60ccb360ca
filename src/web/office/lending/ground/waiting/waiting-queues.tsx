import { approvalEndpoints } from '#contract/lending/approvals.ts';
import { lineCountEndpoints } from '#contract/lending/bank-statements/line-count.ts';
import { openChequeEndpoints } from '#contract/lending/cheques/open-cheques.ts';
import { customerRequestEndpoints } from '#contract/lending/customer-requests.ts';
import { screeningStateEndpoints } from '#contract/lending/screening/screening-state.ts';
import { secondStepResetEndpoints } from '#contract/lending/second-step-resets.ts';
import { usePick } from '#web/i18n/language.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { FilterTabs } from '#web/office/kit/list/filter-tabs.tsx';
import { useLiveChanges } from '#web/office/kit/live/use-live-changes.ts';
import { useMay } from '#web/office/shell/use-may.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { messages, waitingCount } from './waiting-queues.messages.ts';

const queues = [
  'approvals',
  'customerRequests',
  'transferReports',
  'bankLines',
  'cheques',
  'secondStepResets',
  'homeVisits',
  'complaints',
  'screening',
] as const;
type WaitingQueue = (typeof queues)[number];

/** Few lenders offer customers two-step sign-in, add statements, take cheques or screen, so these show only while something is in them. */
const rare: ReadonlySet<WaitingQueue> = new Set(['bankLines', 'cheques', 'secondStepResets', 'screening']);

const { countApprovals } = approvalEndpoints;
const { countCustomerRequests } = customerRequestEndpoints;
const { listSecondStepResets } = secondStepResetEndpoints;
const { countLinesToMatch } = lineCountEndpoints;
const { sumOpenCheques } = openChequeEndpoints;
const { getScreening } = screeningStateEndpoints;

const live = {
  kinds: ['approvals', 'customer_requests', 'screening'],
  endpoints: [countApprovals, countCustomerRequests, listSecondStepResets, getScreening],
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
  const { data: bankLines } = useEndpoint(countLinesToMatch);
  const { data: cheques } = useEndpoint(sumOpenCheques, { query: {} });
  const { data: screening } = useEndpoint(getScreening, {}, { enabled: useMay('screening.manage') });
  useLiveChanges(live);
  const counts: Readonly<Partial<Record<WaitingQueue, number | undefined>>> = {
    approvals: approvals?.reduce((sum, { waiting }) => sum + waiting, 0),
    customerRequests: fromCustomers?.requests,
    transferReports: fromCustomers?.transfers,
    bankLines: bankLines?.waiting,
    cheques: cheques?.cheques,
    secondStepResets: resets?.length,
    screening: screening?.isOn ? screening.openStops + screening.openLooks : undefined,
  };
  const shown = queues.filter((name) => !rare.has(name) || name === current || (counts[name] ?? 0) > 0);
  const tabs = shown.map((name) => {
    const { to, label } = pageLink(name);
    const shorter = name in messages ? pick(messages[name as keyof typeof messages]) : label;
    return { to, label: shorter, count: counts[name], isCurrent: name === current };
  });
  const waiting = Object.values(counts).reduce<number>((sum, count) => sum + (count ?? 0), 0);
  return <FilterTabs label={pick(waitingCount)(waiting)} tabs={tabs} />;
}
