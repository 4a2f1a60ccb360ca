import { Button } from '@mantine/core';
import { useCallback } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
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
import { ListPanel } from '#web/office/kit/list/list-panel.tsx';
import { ListTools } from '#web/office/kit/list/list-tools.tsx';
import { NoMatch } from '#web/office/kit/list/no-match.tsx';
import { SearchField } from '#web/office/kit/list/search-field.tsx';
import { useListPage } from '#web/office/kit/list/use-list-page.ts';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { usePage } from '#web/office/shell/use-page.ts';
import { siteContactPath } from '#web/paths.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { formTypeNames, messages, serviceNames, shownOf, statusNames } from './contact-requests.messages.ts';
import classes from './contact-requests-page.module.css';
import { type ListAddress, listPath, readListAddress, searchState } from './list-address.ts';
import { PromiseCell } from './promise-cell.tsx';
import { RequestDrawer, rowLinkId } from './request-drawer.tsx';
import { formTypeIcons } from './request-icons.tsx';

interface ListPartProps {
  readonly address: ListAddress;
}

function NoRequests({ address }: ListPartProps) {
  const pick = usePick();
  const language = useLanguage();
  const isFiltered = address.search !== undefined || address.formType !== undefined;
  return isFiltered ? (
    <NoMatch text={pick(messages.noMatchText)} wholeList={listPath({})} />
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

function useRequests({ search, formType, cursor }: ListAddress) {
  const filters = { formType, cursor };
  return useListPage(
    search === undefined
      ? endpointQuery(contactRequestEndpoints.listContactRequests, { query: filters })
      : endpointQuery(contactRequestEndpoints.searchContactRequests, { body: { search, ...filters } }),
    refreshMs,
  );
}

function useColumns(address: ListAddress): readonly Column<ContactRequestRow>[] {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const { state } = useLocation();
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
          <Link
            id={rowLinkId(row.id)}
            to={listPath({ ...address, request: row.id })}
            state={state}
            className={classes.name}
            preventScrollReset
          >
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
  const location = useLocation();
  const address = readListAddress(new URLSearchParams(location.search), location.state);
  const list = useRequests(address);
  const { request } = address;
  const { title } = usePage();
  return (
    <>
      <PageHeader title={title} lead={pick(messages.lead)} />
      <div className={classes.split} data-open={request !== undefined}>
        <ListPanel
          label={title}
          list={list}
          columns={useColumns(address)}
          keyOf={({ id }) => id}
          isSelected={({ id }) => id === request}
          tools={<Tools address={address} />}
          empty={<NoRequests address={address} />}
          summaryOf={pick(shownOf)}
          cursor={address.cursor}
          pathOf={(cursor) => listPath({ ...address, cursor, request: undefined })}
        />
        {request !== undefined && (
          <RequestDrawer key={request} address={{ ...address, request }} rows={list.data?.data ?? []} />
        )}
      </div>
    </>
  );
}

function Tools({ address: { search, formType } }: ListPartProps) {
  const pick = usePick();
  const navigate = useNavigate();
  const searchFor = useCallback(
    (text: string) =>
      navigate(listPath({ search: text, formType }), { replace: true, state: searchState(text) }),
    [navigate, formType],
  );
  const tabs = [undefined, ...formTypes].map((type) => ({
    label: pick(type === undefined ? listMessages.all : formTypeNames[type]),
    to: listPath({ search, formType: type }),
    state: searchState(search),
    isCurrent: type === formType,
  }));
  return (
    <>
      <FilterTabs label={pick(messages.byType)} tabs={tabs} />
      <ListTools>
        <SearchField label={pick(messages.search)} value={search ?? ''} onSearch={searchFor} />
      </ListTools>
    </>
  );
}
