import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { type ContactRequestRow, contactRequestEndpoints } from '#contract/desk/contact-requests.ts';
import { formTypes } from '#domain/desk/contact-requests/form-type.ts';
import { formatMoment, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { formatStoredPhone } from '#web/format/phone.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { endpointQuery } from '#web/office/kit/data/endpoint-query.ts';
import { ChaiCup } from '#web/office/kit/drawings/chai-cup.tsx';
import type { Column } from '#web/office/kit/list/data-table.tsx';
import { EmptyState } from '#web/office/kit/list/empty-state.tsx';
import { FilterTabs } from '#web/office/kit/list/filter-tabs.tsx';
import { messages as listMessages } from '#web/office/kit/list/list.messages.ts';
import type { ListQuery } from '#web/office/kit/list/list-address.ts';
import { ListPanel } from '#web/office/kit/list/list-panel.tsx';
import { ListTools } from '#web/office/kit/list/list-tools.tsx';
import { NoMatch } from '#web/office/kit/list/no-match.tsx';
import { SearchField } from '#web/office/kit/list/search-field.tsx';
import { type ListAddress, useListAddress } from '#web/office/kit/list/use-list-address.ts';
import { useListPage } from '#web/office/kit/list/use-list-page.ts';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { usePage } from '#web/office/shell/use-page.ts';
import { siteContactPath } from '#web/paths.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { formTypeNames, messages, serviceNames, shownOf, statusNames } from './contact-requests.messages.ts';
import classes from './contact-requests-page.module.css';
import { PromiseCell } from './promise-cell.tsx';
import { formTypeIcons } from './request-icons.tsx';
import { RequestPanel, rowLinkId } from './request-panel.tsx';

const { listContactRequests, searchContactRequests } = contactRequestEndpoints;

type RequestQuery = ListQuery<typeof searchContactRequests.body>;

interface ListPartProps {
  readonly address: ListAddress<RequestQuery>;
}

function NoRequests({ address: { isNarrowed, only } }: ListPartProps) {
  const pick = usePick();
  const language = useLanguage();
  return isNarrowed ? (
    <NoMatch text={pick(messages.noMatchText)} wholeLink={only({})} />
  ) : (
    <EmptyState
      drawing={<ChaiCup />}
      title={pick(messages.emptyTitle)}
      text={pick(messages.emptyText)}
      action={
        <Button component="a" href={siteContactPath(language)} target="_blank">
          {pick(messages.openSite)}
        </Button>
      }
    />
  );
}

/** Visitors write while the clerk looks. */
const refreshMs = 30_000;

function useRequests({ search, ...query }: RequestQuery) {
  return useListPage(
    search === undefined
      ? endpointQuery(listContactRequests, { query })
      : endpointQuery(searchContactRequests, { body: { search, ...query } }),
    refreshMs,
  );
}

function useColumns(openLink: ListPartProps['address']['openLink']): readonly Column<ContactRequestRow>[] {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  return [
    {
      key: 'promise',
      header: pick(messages.promise),
      priority: 1,
      cell: (row) => <PromiseCell request={row} />,
    },
    {
      key: 'name',
      header: pick(messages.name),
      priority: 1,
      cell: (row) => (
        <>
          <Link id={rowLinkId(row.id)} {...openLink(row.id)} className={classes.name} preventScrollReset>
            <WrittenText>{row.fullName}</WrittenText>
          </Link>
          <div className={classes.second}>
            <Ltr>{formatStoredPhone(row.phone)}</Ltr>
          </div>
        </>
      ),
    },
    {
      key: 'type',
      header: pick(messages.type),
      priority: 2,
      cell: ({ formType, serviceType }) => {
        const TypeIcon = formTypeIcons[formType];
        return (
          <div className={classes.type}>
            <TypeIcon size={18} />
            <div>
              {pick(formTypeNames[formType])}
              {serviceType !== null && (
                <span className={classes.second}>{pick(serviceNames[serviceType])}</span>
              )}
            </div>
          </div>
        );
      },
    },
    {
      key: 'received',
      header: pick(messages.received),
      priority: 3,
      sort: 'receivedAt',
      cell: (row) => formatMoment(instantOf(row.receivedAt), language, now),
    },
    {
      key: 'status',
      header: pick(messages.status),
      priority: 3,
      cell: (row) => pick(statusNames[row.status]),
    },
  ];
}

export function ContactRequestsPage() {
  const pick = usePick();
  const address = useListAddress(searchContactRequests.body);
  const list = useRequests(address.query);
  const { title } = usePage();
  return (
    <>
      <PageHeader title={title} lead={pick(messages.lead)} />
      <div className={classes.split} data-open={address.open !== undefined}>
        <ListPanel
          label={title}
          list={list}
          columns={useColumns(address.openLink)}
          keyOf={({ id }) => id}
          isSelected={({ id }) => id === address.open}
          tools={<Tools address={address} />}
          empty={<NoRequests address={address} />}
          summaryOf={pick(shownOf)}
          address={address}
          ownSort="-receivedAt"
        />
        {address.open !== undefined && (
          <RequestPanel
            key={address.open}
            id={address.open}
            openLink={address.openLink}
            rows={list.data?.data ?? []}
          />
        )}
      </div>
    </>
  );
}

function Tools({ address: { query, link, narrow } }: ListPartProps) {
  const pick = usePick();
  const tabs = [undefined, ...formTypes].map((formType) => ({
    ...link({ formType }),
    label: pick(formType === undefined ? listMessages.all : formTypeNames[formType]),
    isCurrent: formType === query.formType,
  }));
  return (
    <>
      <FilterTabs label={pick(messages.byType)} tabs={tabs} />
      <ListTools>
        <SearchField
          label={pick(messages.search)}
          value={query.search ?? ''}
          onSearch={(search) => narrow({ search }, 'replace')}
        />
      </ListTools>
    </>
  );
}
