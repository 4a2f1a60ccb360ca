import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { type ContactRequestRow, contactRequestEndpoints } from '#contract/office/contact-requests.ts';
import { formTypes } from '#contract/site/contact-forms.ts';
import { ApiFailure } from '#web/api/api-failure.ts';
import { call } from '#web/api/client.ts';
import { formatMoment, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { formatStoredPhone } from '#web/format/phone.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { siteContactPath } from '#web/paths.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { ChaiCup } from '../drawings/chai-cup.tsx';
import { type Column, DataTable } from '../list/data-table.tsx';
import { EmptyState } from '../list/empty-state.tsx';
import { FilterTabs } from '../list/filter-tabs.tsx';
import { LoadError } from '../list/load-error.tsx';
import { Pager } from '../list/pager.tsx';
import { SearchField } from '../list/search-field.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import panel from '../ui/panel.module.css';
import { formTypeNames, messages, serviceNames, shownOf, statusNames } from './contact-requests.messages.ts';
import classes from './contact-requests-page.module.css';
import { type ListAddress, listPath, readListAddress, searchState } from './list-address.ts';
import { PromiseCell } from './promise-cell.tsx';
import { RequestDrawer, rowLinkId } from './request-drawer.tsx';
import { formTypeIcons } from './request-icons.tsx';
import { VisitorText } from './visitor-text.tsx';

interface ListPartProps {
  readonly address: ListAddress;
}

function NoRequests({ address }: ListPartProps) {
  const pick = usePick();
  const language = useLanguage();
  const isFiltered = address.search !== undefined || address.formType !== undefined;
  return isFiltered ? (
    <EmptyState
      drawing={<ChaiCup />}
      title={pick(messages.noMatchTitle)}
      text={pick(messages.noMatchText)}
      action={
        <Button component={Link} to={listPath({})}>
          {pick(messages.clear)}
        </Button>
      }
    />
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

/** Asked again every half minute, because visitors write while the clerk looks. */
const refreshMs = 30_000;

function useRequests({ search, formType, cursor }: ListAddress) {
  return useQuery({
    queryKey: ['contact-requests', { search, formType, cursor }],
    queryFn: ({ signal }) =>
      search === undefined
        ? call(contactRequestEndpoints.listContactRequests, { query: { formType, cursor }, signal })
        : call(contactRequestEndpoints.searchContactRequests, { body: { search, formType, cursor }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  });
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
            <VisitorText>{row.fullName}</VisitorText>
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
  const navigate = useNavigate();
  const location = useLocation();
  const address = readListAddress(new URLSearchParams(location.search), location.state);
  const { data, error, isPlaceholderData, refetch } = useRequests(address);
  const columns = useColumns(address);
  const list = useListTop(address.cursor);
  const rows = data?.data;
  const { formType, request } = address;

  const search = useCallback(
    (text: string) =>
      navigate(listPath({ search: text, formType }), { replace: true, state: searchState(text) }),
    [navigate, formType],
  );
  const types = [undefined, ...formTypes].map((type) => ({
    label: type === undefined ? pick(messages.all) : pick(formTypeNames[type]),
    to: listPath({ search: address.search, formType: type }),
    state: searchState(address.search),
    isCurrent: type === formType,
  }));

  return (
    <>
      <PageHeader title={pick(messages.title)} lead={pick(messages.lead)} />
      <div className={classes.split} data-open={request !== undefined}>
        <section
          ref={list}
          tabIndex={-1}
          aria-label={pick(messages.list)}
          className={`${panel.panel} ${classes.list}`}
        >
          <FilterTabs label={pick(messages.byType)} tabs={types} />
          <SearchField
            className={classes.search}
            label={pick(messages.search)}
            value={address.search ?? ''}
            onSearch={search}
          />
          {error !== null && rows === undefined ? (
            <LoadError
              title={pick(messages.errorTitle)}
              failure={error}
              onRetry={refetch}
              action={isLostPage(error) ? <FirstPageButton address={address} /> : undefined}
            />
          ) : rows?.length === 0 ? (
            <NoRequests address={address} />
          ) : (
            <DataTable
              label={pick(messages.title)}
              columns={columns}
              rows={rows}
              keyOf={(row) => row.id}
              isSelected={(row) => row.id === request}
              isStale={isPlaceholderData}
            />
          )}
          {rows !== undefined && rows.length > 0 && (
            <Pager
              summary={pick(shownOf)(rows.length, data?.page.total ?? null)}
              cursor={address.cursor}
              next={data?.page.next ?? null}
              pathOf={(cursor) => listPath({ ...address, cursor, request: undefined })}
            />
          )}
        </section>
        {request !== undefined && (
          <RequestDrawer key={request} address={{ ...address, request }} rows={rows ?? []} />
        )}
      </div>
    </>
  );
}

function FirstPageButton({ address }: ListPartProps) {
  const pick = usePick();
  return (
    <Button
      component={Link}
      to={listPath({ ...address, cursor: undefined })}
      state={searchState(address.search)}
    >
      {pick(messages.firstPage)}
    </Button>
  );
}

/** A cursor of an older version or a mistyped address: trying it again would not help. */
function isLostPage(failure: Error): boolean {
  return failure instanceof ApiFailure && failure.code === 'invalid_cursor';
}

/** Turning a page leads to the top of the list, with the focus. */
function useListTop(cursor: string | undefined) {
  const list = useRef<HTMLElement>(null);
  const shown = useRef(cursor);
  useEffect(() => {
    if (shown.current === cursor) return;
    shown.current = cursor;
    window.scrollTo(0, 0);
    list.current?.focus({ preventScroll: true });
  }, [cursor]);
  return list;
}
