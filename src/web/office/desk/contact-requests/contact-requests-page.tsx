import { Suspense } from 'react';
import { Link } from 'react-router';
import { contactRequestEndpoints } from '#contract/desk/contact-requests.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { endpointQuery } from '#web/office/kit/data/endpoint-query.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { ListSplit } from '#web/office/kit/list/beside/list-split.tsx';
import { useRowKeys } from '#web/office/kit/list/beside/use-row-keys.ts';
import { useChoice } from '#web/office/kit/list/choice/use-choice.ts';
import { EmptyState } from '#web/office/kit/list/empty-state.tsx';
import { ExportMenu } from '#web/office/kit/list/export/export-menu.tsx';
import { ListCount } from '#web/office/kit/list/head/list-count.tsx';
import { ListPanel } from '#web/office/kit/list/list-panel.tsx';
import { NoMatch } from '#web/office/kit/list/no-match.tsx';
import { type ListAddress, useListAddress } from '#web/office/kit/list/use-list-address.ts';
import { useListPage } from '#web/office/kit/list/use-list-page.ts';
import { useLiveChanges } from '#web/office/kit/live/use-live-changes.ts';
import { LateChaiCup } from '#web/office/kit/loading/late-drawings.tsx';
import { latePart } from '#web/office/kit/loading/late-part.tsx';
import { PrintIcon } from '#web/office/kit/ui/action-icons.tsx';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { useMay } from '#web/office/shell/use-may.ts';
import { usePage } from '#web/office/shell/use-page.ts';
import { siteContactPath } from '#web/paths.ts';
import { foundOf, messages, shownOf } from './contact-requests.messages.ts';
import { useRequestColumns } from './request-columns.tsx';
import { type RequestQuery, RequestTools, tabOf } from './request-tools.tsx';

/** Their files are fetched when requests are selected, or one is opened: the queue does not wait for them. */
const AssignBar = latePart(async () => (await import('./assign-bar.tsx')).AssignBar);
const RequestPanel = latePart(async () => (await import('./request-panel.tsx')).RequestPanel);

const {
  countContactRequests,
  exportContactRequests,
  exportContactRequestsWorkbook,
  listContactRequests,
  searchContactRequests,
} = contactRequestEndpoints;

/** Visitors and colleagues change the queue while it is open. */
const live = { kinds: ['contact_requests'], endpoints: Object.values(contactRequestEndpoints) } as const;

interface NoRequestsProps {
  readonly address: ListAddress<RequestQuery>;
}

function NoRequests({ address: { query, only } }: NoRequestsProps) {
  const pick = usePick();
  const language = useLanguage();
  const { data: counts } = useEndpoint(countContactRequests, { query: {} });
  if (Object.keys(query).some((name) => name !== 'tab'))
    return <NoMatch text={pick(messages.noMatchText)} wholeLink={only({ tab: query.tab })} />;
  if (counts?.tabs.all !== 0)
    return (
      <EmptyState
        drawing={<LateChaiCup />}
        title={pick(messages.clearTitle)}
        text={pick(messages.clearText)}
        action={
          <Button as={Link} {...only({ tab: 'all' })} variant="default">
            {pick(messages.showAll)}
          </Button>
        }
      />
    );
  return (
    <EmptyState
      drawing={<LateChaiCup />}
      title={pick(messages.emptyTitle)}
      text={pick(messages.emptyText)}
      action={
        <Button as="a" href={siteContactPath(language)} target="_blank">
          {pick(messages.openSite)}
        </Button>
      }
    />
  );
}

function useRequests({ search, ...query }: RequestQuery) {
  return useListPage(
    search === undefined
      ? endpointQuery(listContactRequests, { query })
      : endpointQuery(searchContactRequests, { body: { search, ...query } }),
  );
}

/** The day's queue of visitors' requests: the overdue ones first, with one request open beside it. */
export function ContactRequestsPage() {
  const pick = usePick();
  const area = useArea();
  const { title } = usePage();
  const mayAssign = useMay('contact-requests.assign');
  const address = useListAddress(searchContactRequests.body);
  const asked = { ...address.query, tab: tabOf(address.query) };
  const { cursor: _, ...filters } = asked;
  const list = useRequests(asked);
  const rows = list.data?.data ?? [];
  const choice = useChoice({
    shown: list.data?.data,
    keyOf: ({ id }) => id,
    nameOf: ({ fullName }) => fullName,
    // An ended request cannot be assigned.
    isOpen: ({ status }) => status !== 'closed' && status !== 'converted',
  });
  const columns = useRequestColumns(address.openLink);
  useLiveChanges(live);
  useRowKeys(
    rows.map(({ id }) => id),
    address,
  );
  return (
    <>
      <PageHeader
        title={title}
        help={pick(messages.lead)}
        lead={<ListCount list={list.data} />}
        actions={
          <>
            {mayAssign && (
              <ExportMenu
                csv={exportContactRequests}
                workbook={exportContactRequestsWorkbook}
                input={{ body: filters }}
              />
            )}
            <Button as={Link} to={area.homeVisits()} variant="default" leftSection={<PrintIcon size={18} />}>
              {pick(messages.route)}
            </Button>
          </>
        }
      />
      <ListSplit isOpen={address.open !== undefined}>
        <div>
          <ListPanel
            label={title}
            list={list}
            columns={columns}
            keyOf={({ id }) => id}
            isSelected={({ id }) => id === address.open}
            choice={mayAssign ? choice : undefined}
            tools={<RequestTools address={address} />}
            empty={<NoRequests address={address} />}
            summaryOf={pick(filters.search ? foundOf : shownOf)}
            address={address}
          />
          {choice.rows.length > 0 && (
            <Suspense>
              <AssignBar choice={choice} />
            </Suspense>
          )}
        </div>
        {address.open !== undefined && (
          <Suspense>
            <RequestPanel
              key={address.open}
              id={address.open}
              openLink={address.openLink}
              show={address.show}
              rows={rows}
            />
          </Suspense>
        )}
      </ListSplit>
    </>
  );
}
