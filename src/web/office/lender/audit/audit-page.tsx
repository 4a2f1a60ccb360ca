import { useState } from 'react';
import { useLocation } from 'react-router';
import { type AuditEvent, auditEndpoints } from '#contract/lender/audit.ts';
import { formatMoment, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { endpointQuery } from '#web/office/kit/data/endpoint-query.ts';
import { OpenRegister } from '#web/office/kit/drawings/open-register.tsx';
import type { Column } from '#web/office/kit/list/data-table.tsx';
import { EmptyState } from '#web/office/kit/list/empty-state.tsx';
import { ListPanel } from '#web/office/kit/list/list-panel.tsx';
import { NoMatch } from '#web/office/kit/list/no-match.tsx';
import { useListPage } from '#web/office/kit/list/use-list-page.ts';
import { BackLink } from '#web/office/kit/ui/back-link.tsx';
import { ChevronDownIcon } from '#web/office/kit/ui/office-icons.tsx';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import { usePage } from '#web/office/shell/use-page.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { messages, shownOf, subjectName } from './audit.messages.ts';
import { auditActionName } from './audit-actions.messages.ts';
import classes from './audit-page.module.css';
import { AuditTools } from './audit-tools.tsx';
import { ChainState } from './chain-state.tsx';
import { EventDetails } from './event-details.tsx';
import { ExportButton } from './export-button.tsx';
import { filtersOf, type ListAddress, listPath, readListAddress } from './list-address.ts';

export function AuditPage() {
  const pick = usePick();
  const { title } = usePage();
  const address = readListAddress(new URLSearchParams(useLocation().search));
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string) =>
    setOpen((now) => (now.has(id) ? new Set([...now].filter((each) => each !== id)) : new Set([...now, id])));
  return (
    <>
      <BackLink {...usePageLink()('settings')} />
      <PageHeader
        title={title}
        lead={pick(messages.lead)}
        actions={<ExportButton filters={filtersOf(address)} />}
      />
      <ChainState />
      <ListPanel
        label={title}
        list={useListPage(
          endpointQuery(auditEndpoints.listAuditEvents, {
            query: { ...filtersOf(address), cursor: address.cursor },
          }),
        )}
        columns={useColumns(open, toggle)}
        keyOf={({ id }) => id}
        details={(event) => (open.has(event.id) ? <EventDetails event={event} /> : undefined)}
        tools={<AuditTools address={address} />}
        empty={<NoEvents address={address} />}
        summaryOf={pick(shownOf)}
        cursor={address.cursor}
        pathOf={(cursor) => listPath({ ...address, cursor })}
      />
    </>
  );
}

function useColumns(open: ReadonlySet<string>, toggle: (id: string) => void): readonly Column<AuditEvent>[] {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  return [
    {
      key: 'when',
      header: pick(messages.when),
      priority: 1,
      cell: ({ recordedAt }) => formatMoment(instantOf(recordedAt), language, now),
    },
    {
      key: 'who',
      header: pick(messages.who),
      priority: 1,
      cell: ({ actor }) => <bdi dir="auto">{actor?.fullName ?? pick(messages.bySystem)}</bdi>,
    },
    {
      key: 'what',
      header: pick(messages.what),
      priority: 1,
      cell: ({ id, action, subject }) => (
        <>
          <button
            type="button"
            className={classes.toggle}
            aria-expanded={open.has(id)}
            onClick={() => toggle(id)}
          >
            {pick(auditActionName(action))}
            <ChevronDownIcon size={16} />
          </button>
          <div className={classes.second}>{pick(subjectName(subject))}</div>
        </>
      ),
    },
    {
      key: 'branch',
      header: pick(messages.branch),
      priority: 3,
      cell: ({ branch }) => pick(branch?.city ?? messages.wholeLender),
    },
  ];
}

interface NoEventsProps {
  readonly address: ListAddress;
}

function NoEvents({ address }: NoEventsProps) {
  const pick = usePick();
  return Object.values(filtersOf(address)).every((filter) => filter === undefined) ? (
    <EmptyState
      drawing={<OpenRegister />}
      title={pick(messages.emptyTitle)}
      text={pick(messages.emptyText)}
    />
  ) : (
    <NoMatch text={pick(messages.noMatchText)} wholeList={listPath({})} />
  );
}
