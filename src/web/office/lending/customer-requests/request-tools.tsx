import { customerRequestEndpoints } from '#contract/lending/customer-requests.ts';
import { usePick } from '#web/i18n/language.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { ListBar } from '#web/office/kit/list/bar/list-bar.tsx';
import { FilterSelect } from '#web/office/kit/list/filter-select.tsx';
import { FilterTabs } from '#web/office/kit/list/filter-tabs.tsx';
import { useBranchChoices } from '#web/office/shell/lender/use-branch-choices.ts';
import { useArea } from '#web/office/shell/use-area.ts';
import { useExtent } from '#web/office/shell/use-extent.ts';
import { withQuery } from '#web/paths.ts';
import { CustomerSearch } from '../ground/customer/customer-search.tsx';
import { messages } from './customer-requests.messages.ts';

export type ShownRequests = 'transfers' | 'settledTransfers' | 'requests' | 'answeredRequests';

/** The branch and the customer whose requests are shown; undefined for all. */
export interface NarrowedRequests {
  readonly branchId?: string | undefined;
  readonly customerId?: string | undefined;
}

interface RequestToolsProps {
  readonly queue: keyof typeof namesOf;
  readonly shown: ShownRequests;
  readonly narrowed: NarrowedRequests;
  readonly onNarrow: (to: NarrowedRequests) => void;
}

/** The names of the tabs of a list: what waits, and what was settled or answered. */
const namesOf = {
  transferReports: { waiting: 'transfers', done: 'settledTransfers', doneQueue: 'settled' },
  customerRequests: { waiting: 'requests', done: 'answeredRequests', doneQueue: 'answered' },
} as const;

/** The waiting requests of a list and the closed ones, as tabs. */
export function RequestTools({
  queue,
  shown,
  narrowed: { branchId, customerId },
  onNarrow,
}: RequestToolsProps) {
  const pick = usePick();
  const area = useArea();
  const branches = useBranchChoices();
  const isOfAll = useExtent('customer-requests.read') === 'all';
  const { data: counts } = useEndpoint(customerRequestEndpoints.countCustomerRequests, {
    query: { branchId },
  });
  const to = { transferReports: area.transferReports(), customerRequests: area.customerRequests() }[queue];
  const { waiting, done, doneQueue } = namesOf[queue];
  const tabs = [
    {
      label: pick(messages[waiting]),
      to: withQuery(to, { branchId, customerId }),
      count: counts?.[waiting],
      isCurrent: shown === waiting,
    },
    {
      label: pick(messages[done]),
      to: withQuery(to, { queue: doneQueue, branchId, customerId }),
      isCurrent: shown === done,
    },
  ];
  return (
    <ListBar
      tabs={<FilterTabs label={pick(messages.byQueue)} tabs={tabs} />}
      search={<CustomerSearch value={customerId} onChoose={(chosen) => onNarrow({ customerId: chosen })} />}
      chosen={[branchId]}
      filters={
        isOfAll && (
          <FilterSelect
            label={pick(messages.branch)}
            value={branchId}
            choices={branches}
            onChoose={(chosen) => onNarrow({ branchId: chosen })}
          />
        )
      }
    />
  );
}
