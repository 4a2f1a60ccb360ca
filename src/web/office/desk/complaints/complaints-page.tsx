import { Link } from 'react-router';
import { complaintEndpoints, complaintTabs } from '#contract/desk/complaints.ts';
import { complaintKindNames, complaintTabNames } from '#contract/desk/labels/complaint-names.messages.ts';
import { complaintKinds } from '#domain/desk/complaints/complaint.ts';
import { usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { endpointQuery } from '#web/office/kit/data/endpoint-query.ts';
import { keepingShown, useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { OpenRegister } from '#web/office/kit/drawings/open-register.tsx';
import { ListBar } from '#web/office/kit/list/bar/list-bar.tsx';
import { EmptyState } from '#web/office/kit/list/empty-state.tsx';
import { FilterSelect } from '#web/office/kit/list/filter-select.tsx';
import { FilterTabs } from '#web/office/kit/list/filter-tabs.tsx';
import { ListCount } from '#web/office/kit/list/head/list-count.tsx';
import type { ListQuery } from '#web/office/kit/list/list-address.ts';
import { ListPanel } from '#web/office/kit/list/list-panel.tsx';
import { NoMatch } from '#web/office/kit/list/no-match.tsx';
import { SearchField } from '#web/office/kit/list/search-field.tsx';
import { type ListAddress, useListAddress } from '#web/office/kit/list/use-list-address.ts';
import { useListPage } from '#web/office/kit/list/use-list-page.ts';
import { useLiveChanges } from '#web/office/kit/live/use-live-changes.ts';
import { PlusIcon } from '#web/office/kit/ui/action-icons.tsx';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import { WaitingQueues } from '#web/office/lending/ground/waiting/waiting-queues.tsx';
import { useBranchChoices } from '#web/office/shell/lender/use-branch-choices.ts';
import { useExtent } from '#web/office/shell/use-extent.ts';
import { usePage } from '#web/office/shell/use-page.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { messages, shownOf } from './complaints.messages.ts';
import { useComplaintColumns } from './use-complaint-columns.tsx';

const { listComplaints, countComplaints } = complaintEndpoints;

const live = { kinds: ['complaints'], endpoints: [listComplaints, countComplaints] } as const;

/** The register of complaints: those that wait for an answer, by their deadline, until another part is chosen. */
export function ComplaintsPage() {
  const pick = usePick();
  const { title } = usePage();
  const address = useListAddress(listComplaints.query);
  const list = useListPage(endpointQuery(listComplaints, { query: address.query }));
  const beginning = usePageLink()('newComplaint');
  useLiveChanges(live);
  return (
    <>
      <PageHeader
        title={title}
        help={pick(messages.help)}
        lead={<ListCount list={list.data} />}
        queues={<WaitingQueues current="complaints" />}
        actions={
          <Button as={Link} to={beginning.to} leftSection={<PlusIcon size={18} />}>
            {beginning.label}
          </Button>
        }
      />
      <ListPanel
        label={title}
        list={list}
        columns={useComplaintColumns()}
        keyOf={({ id }) => id}
        tools={<ComplaintTools address={address} />}
        empty={
          address.isNarrowed ? (
            <NoMatch text={pick(messages.noMatchText)} wholeLink={address.only({})} />
          ) : (
            <EmptyState
              drawing={<OpenRegister />}
              title={pick(messages.emptyTitle)}
              text={pick(messages.emptyText)}
            />
          )
        }
        summaryOf={pick(shownOf)}
        address={address}
      />
    </>
  );
}

interface ComplaintToolsProps {
  readonly address: ListAddress<ListQuery<typeof listComplaints.query>>;
}

function ComplaintTools({ address: { query, link, narrow } }: ComplaintToolsProps) {
  const pick = usePick();
  const { kind, branchId, number, tab: current = 'open' } = query;
  const reachesAll = useExtent('complaints.read') === 'all';
  const branches = useBranchChoices();
  const { data: counts } = useEndpoint(countComplaints, { query: { kind, branchId } }, keepingShown);
  const tabs = complaintTabs.map((tab) => ({
    ...link({ tab: tab === 'open' ? undefined : tab }),
    label: pick(complaintTabNames[tab]),
    count: counts?.[tab] ?? undefined,
    isCurrent: tab === current,
    isWhole: tab === 'all',
  }));
  return (
    <ListBar
      tabs={<FilterTabs label={pick(messages.byPart)} tabs={tabs} />}
      search={
        <SearchField
          label={pick(messages.number)}
          value={number ?? ''}
          onSearch={(typed) => narrow({ number: typed || undefined, tab: typed ? 'all' : undefined })}
        />
      }
      chosen={[kind, branchId]}
      filters={
        <>
          <FilterSelect
            label={pick(messages.kind)}
            value={kind}
            choices={complaintKinds.map((value) => ({ value, label: pick(complaintKindNames[value]) }))}
            onChoose={(chosen) => narrow({ kind: complaintKinds.find((each) => each === chosen) })}
          />
          {reachesAll && (
            <FilterSelect
              label={pick(messages.branch)}
              value={branchId}
              choices={branches}
              onChoose={(chosen) => narrow({ branchId: chosen })}
            />
          )}
        </>
      }
    />
  );
}
