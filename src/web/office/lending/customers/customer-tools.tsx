import { arrearsFilters, type customerEndpoints, customerStatuses } from '#contract/lending/customers.ts';
import { arrearsNames, customerStatusNames } from '#contract/lending/labels/customer-names.messages.ts';
import { usePick } from '#web/i18n/language.ts';
import { ListBar } from '#web/office/kit/list/bar/list-bar.tsx';
import { FilterSelect } from '#web/office/kit/list/filter-select.tsx';
import { FilterTabs } from '#web/office/kit/list/filter-tabs.tsx';
import type { ListQuery } from '#web/office/kit/list/list-address.ts';
import { SearchField } from '#web/office/kit/list/search-field.tsx';
import type { ListAddress } from '#web/office/kit/list/use-list-address.ts';
import { useBranchChoices } from '#web/office/shell/lender/use-branch-choices.ts';
import { useExtent } from '#web/office/shell/use-extent.ts';
import { useOfficerChoices } from '../ground/customer/use-officer-choices.ts';
import { arrearsTitle, officerTitle } from '../ground/labels/customer-words.messages.ts';
import { messages } from './customers.messages.ts';

export type CustomerAddress = ListAddress<ListQuery<typeof customerEndpoints.listCustomers.body>>;

interface CustomerToolsProps {
  readonly address: CustomerAddress;
}

/** The search and the filters of the customers. A reader of one branch has no branch filter. */
export function CustomerTools({ address: { query, link, narrow } }: CustomerToolsProps) {
  const pick = usePick();
  const reachesAll = useExtent('customers.read') === 'all';
  const branches = useBranchChoices();
  const officers = useOfficerChoices(query.branchId);
  const tabs = [undefined, ...arrearsFilters].map((arrears) => ({
    ...link({ arrears }),
    label: pick(arrears === undefined ? messages.all : arrearsNames[arrears]),
    isCurrent: arrears === query.arrears,
    isWhole: arrears === undefined,
  }));
  return (
    <ListBar
      tabs={<FilterTabs label={pick(arrearsTitle)} tabs={tabs} />}
      search={
        <SearchField
          label={pick(messages.search)}
          value={query.search ?? ''}
          onSearch={(search) => narrow({ search }, 'replace')}
        />
      }
      chosen={[query.branchId, query.officerId, query.status]}
      filters={
        <>
          {reachesAll && (
            <FilterSelect
              label={pick(messages.branch)}
              value={query.branchId}
              choices={branches}
              onChoose={(branchId) => narrow({ branchId, officerId: undefined })}
            />
          )}
          <FilterSelect
            label={pick(officerTitle)}
            value={query.officerId}
            choices={officers}
            onChoose={(officerId) => narrow({ officerId })}
          />
          <FilterSelect
            label={pick(messages.status)}
            value={query.status}
            choices={customerStatuses.map((value) => ({ value, label: pick(customerStatusNames[value]) }))}
            onChoose={(status) => narrow({ status: customerStatuses.find((each) => each === status) })}
          />
        </>
      }
    />
  );
}
