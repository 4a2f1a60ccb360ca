import { Suspense, useState } from 'react';
import { type AuditEvent, auditEndpoints } from '#contract/lender/audit.ts';
import { pickWritten } from '#domain/written.ts';
import { formatMoment, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Skeleton } from '#web/office/kit/controls/skeleton.tsx';
import { endpointQuery } from '#web/office/kit/data/endpoint-query.ts';
import { OpenRegister } from '#web/office/kit/drawings/open-register.tsx';
import { Row } from '#web/office/kit/layout/row.tsx';
import { SecondLine } from '#web/office/kit/layout/second-line.tsx';
import type { Column } from '#web/office/kit/list/data-table.tsx';
import { EmptyState } from '#web/office/kit/list/empty-state.tsx';
import { ExportButton } from '#web/office/kit/list/export/export-button.tsx';
import { ListPanel } from '#web/office/kit/list/list-panel.tsx';
import { NoMatch } from '#web/office/kit/list/no-match.tsx';
import { useListAddress } from '#web/office/kit/list/use-list-address.ts';
import { useListPage } from '#web/office/kit/list/use-list-page.ts';
import { latePart } from '#web/office/kit/loading/late-part.tsx';
import { ChevronDownIcon } from '#web/office/kit/ui/office-icons.tsx';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { usePage } from '#web/office/shell/use-page.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { messages, shownOf } from './audit.messages.ts';
import { auditActionName } from './audit-actions.messages.ts';
import classes from './audit-page.module.css';
import { type AuditAddress, AuditTools } from './audit-tools.tsx';
import { EventSubject } from './event-subject.tsx';
import { ChainAlarm, ChainBadge, CheckButton, RecordState } from './record-state.tsx';
import type { PostLabels } from './recorded-fields.messages.ts';
import { useChain } from './use-chain.ts';

/** It has the name of every recorded field; fetched when the first event is opened. */
const EventDetails = latePart(async () => (await import('./event-details.tsx')).EventDetails);

interface AuditPageProps {
  readonly postLabels: PostLabels;
}

export function AuditPage({ postLabels }: AuditPageProps) {
  const pick = usePick();
  const { title } = usePage();
  const address = useListAddress(auditEndpoints.listAuditEvents.query);
  const { cursor: _, sort: __, ...filters } = address.query;
  const chain = useChain();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const toggle = (id: string) =>
    setOpen((now) => (now.has(id) ? new Set([...now].filter((each) => each !== id)) : new Set([...now, id])));
  return (
    <>
      <PageHeader
        back={usePageLink()('settings')}
        title={title}
        help={pick(messages.lead)}
        lead={<ChainBadge chain={chain} />}
        actions={
          <>
            <CheckButton chain={chain} />
            <ExportButton endpoint={auditEndpoints.exportAuditEvents} input={{ body: filters }} />
          </>
        }
      />
      <ChainAlarm chain={chain} />
      <ListPanel
        label={title}
        list={useListPage(endpointQuery(auditEndpoints.listAuditEvents, { query: address.query }))}
        columns={useColumns(open, toggle)}
        keyOf={({ id }) => id}
        details={(event) =>
          open.has(event.id) ? (
            <Suspense fallback={<Skeleton height={96} />}>
              <EventDetails event={event} only={address.only} postLabels={postLabels} />
            </Suspense>
          ) : undefined
        }
        tools={<AuditTools address={address} />}
        empty={<NoEvents address={address} />}
        summaryOf={pick(shownOf)}
        address={address}
        ownSort="-recordedAt"
      />
      <RecordState chain={chain} />
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
      isDay: true,
      sort: 'recordedAt',
      cell: ({ recordedAt }) => formatMoment(instantOf(recordedAt), language, now),
    },
    {
      key: 'who',
      header: pick(messages.who),
      priority: 1,
      cell: ({ actor }) => (
        <WrittenText>
          {actor === null ? pick(messages.bySystem) : pickWritten(actor.fullName, language)}
        </WrittenText>
      ),
    },
    {
      key: 'what',
      header: pick(messages.what),
      priority: 1,
      cell: (event) => (
        <div>
          <Row
            as="button"
            type="button"
            gap={2}
            align="center"
            weight={600}
            className={classes.toggle}
            aria-expanded={open.has(event.id)}
            onClick={() => toggle(event.id)}
          >
            {pick(auditActionName(event.action))}
            <ChevronDownIcon size={16} />
          </Row>
          <SecondLine>
            <EventSubject event={event} />
          </SecondLine>
        </div>
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
  readonly address: AuditAddress;
}

function NoEvents({ address: { isNarrowed, only } }: NoEventsProps) {
  const pick = usePick();
  return isNarrowed ? (
    <NoMatch text={pick(messages.noMatchText)} wholeLink={only({})} />
  ) : (
    <EmptyState
      drawing={<OpenRegister />}
      title={pick(messages.emptyTitle)}
      text={pick(messages.emptyText)}
    />
  );
}
