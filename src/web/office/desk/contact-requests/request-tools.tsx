import { contactRequestEndpoints, type RequestTab, requestTabs } from '#contract/desk/contact-requests.ts';
import {
  formTypeNames,
  promiseNames,
  requestTabNames,
} from '#contract/desk/labels/request-names.messages.ts';
import { formTypes } from '#domain/desk/contact-requests/form-type.ts';
import { promiseStates } from '#domain/desk/contact-requests/promise.ts';
import { usePick } from '#web/i18n/language.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { ListBar } from '#web/office/kit/list/bar/list-bar.tsx';
import { FilterSelect } from '#web/office/kit/list/filter-select.tsx';
import { FilterTabs } from '#web/office/kit/list/filter-tabs.tsx';
import type { ListQuery } from '#web/office/kit/list/list-address.ts';
import { SearchField } from '#web/office/kit/list/search-field.tsx';
import type { ListAddress } from '#web/office/kit/list/use-list-address.ts';
import { useBranchChoices } from '#web/office/shell/lender/use-branch-choices.ts';
import { useMay } from '#web/office/shell/use-may.ts';
import { messages } from './contact-requests.messages.ts';

const { countContactRequests, listRequestAssignees } = contactRequestEndpoints;

export type RequestQuery = ListQuery<typeof contactRequestEndpoints.searchContactRequests.body>;

/** The part that is shown. The list opens on those who wait for a contact; a search or a promise without a part looks through all. */
export function tabOf({ tab, search, promise, status }: RequestQuery): RequestTab {
  return tab ?? ([search, promise, status].every((value) => value === undefined) ? 'to_contact' : 'all');
}

interface RequestToolsProps {
  readonly address: ListAddress<RequestQuery>;
}

/** The parts of the day's queue with how many are in each, the search and the filters. */
export function RequestTools({ address: { query, link, narrow } }: RequestToolsProps) {
  const pick = usePick();
  const mayAssign = useMay('contact-requests.assign');
  const { formType, branchId, assigneeId } = query;
  const { data: counts } = useEndpoint(countContactRequests, { query: { formType, branchId, assigneeId } });
  const tabs = requestTabs.map((tab) => ({
    ...link({ tab, promise: undefined }),
    label: pick(requestTabNames[tab]),
    count: counts?.tabs[tab] ?? undefined,
    isCurrent: tab === tabOf(query),
    isWhole: tab === 'all',
  }));
  return (
    <ListBar
      tabs={<FilterTabs label={pick(messages.parts)} tabs={tabs} />}
      search={
        <SearchField
          label={pick(messages.search)}
          value={query.search ?? ''}
          onSearch={(search) => narrow({ search }, 'replace')}
        />
      }
      chosen={[formType, query.promise, branchId, assigneeId]}
      filters={
        <>
          <FilterSelect
            label={pick(messages.type)}
            value={formType}
            choices={formTypes.map((value) => ({ value, label: pick(formTypeNames[value]) }))}
            onChoose={(value) => narrow({ formType: formTypes.find((each) => each === value) })}
          />
          <FilterSelect
            label={pick(messages.promiseFilter)}
            value={query.promise}
            choices={promiseStates.map((value) => ({ value, label: pick(promiseNames[value]) }))}
            onChoose={(value) => narrow({ promise: promiseStates.find((each) => each === value) })}
          />
          {mayAssign && <ReachFilters address={{ query, narrow }} />}
        </>
      }
    />
  );
}

interface ReachFiltersProps {
  readonly address: Pick<ListAddress<RequestQuery>, 'query' | 'narrow'>;
}

/** Filters by branch and assignee, for readers of all requests. */
function ReachFilters({ address: { query, narrow } }: ReachFiltersProps) {
  const pick = usePick();
  const branches = useBranchChoices();
  const { data: staff = [] } = useEndpoint(listRequestAssignees, {});
  return (
    <>
      <FilterSelect
        label={pick(messages.branch)}
        value={query.branchId}
        choices={branches}
        onChoose={(branchId) => narrow({ branchId })}
      />
      <FilterSelect
        label={pick(messages.assignee)}
        value={query.assigneeId}
        choices={staff.map(({ id, name }) => ({ value: id, label: pick(name) }))}
        onChoose={(assigneeId) => narrow({ assigneeId })}
      />
    </>
  );
}
