import { customerRequestEndpoints } from '#contract/lending/customer-requests.ts';
import { usePick } from '#web/i18n/language.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { FilterSelect } from '#web/office/kit/list/filter-select.tsx';
import { FilterTabs } from '#web/office/kit/list/filter-tabs.tsx';
import { ListBar } from '#web/office/kit/list/list-bar.tsx';
import { useBranchChoices } from '#web/office/shell/lender/use-branch-choices.ts';
import { useArea } from '#web/office/shell/use-area.ts';
import { useExtent } from '#web/office/shell/use-extent.ts';
import { withQuery } from '#web/paths.ts';
import { messages } from './customer-requests.messages.ts';

export type ShownRequests = 'transfers' | 'settledTransfers' | 'requests' | 'answeredRequests';

interface RequestToolsProps {
  readonly shown: ShownRequests;
  readonly branchId: string | undefined;
  readonly onBranch: (branchId: string | undefined) => void;
}

/** The two lists of customers' requests, each with its closed ones, as tabs. */
export function RequestTools({ shown, branchId, onBranch }: RequestToolsProps) {
  const pick = usePick();
  const area = useArea();
  const branches = useBranchChoices();
  const isOfAll = useExtent('customer-requests.read') === 'all';
  const { data: counts } = useEndpoint(customerRequestEndpoints.countCustomerRequests, {
    query: { branchId },
  });
  const places = {
    transfers: withQuery(area.transferReports(), { branchId }),
    requests: withQuery(area.customerRequests(), { branchId }),
    settledTransfers: withQuery(area.transferReports(), { queue: 'settled', branchId }),
    answeredRequests: withQuery(area.customerRequests(), { queue: 'answered', branchId }),
  };
  const tabs = (Object.keys(places) as (keyof typeof places)[]).map((name) => ({
    label: pick(messages[name]),
    to: places[name],
    count: name === 'transfers' || name === 'requests' ? counts?.[name] : undefined,
    isCurrent: name === shown,
  }));
  return (
    <ListBar
      tabs={<FilterTabs label={pick(messages.byQueue)} tabs={tabs} />}
      chosen={[branchId]}
      filters={
        isOfAll && (
          <FilterSelect
            label={pick(messages.branch)}
            value={branchId}
            choices={branches}
            onChoose={onBranch}
          />
        )
      }
    />
  );
}
