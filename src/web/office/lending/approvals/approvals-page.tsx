import { Suspense } from 'react';
import { type ApprovalListItem, approvalEndpoints } from '#contract/lending/approvals.ts';
import { approvalStateNames } from '#contract/lending/labels/approval-names.messages.ts';
import { pickWritten } from '#domain/written.ts';
import { formatCount } from '#web/format/count.ts';
import { formatDay, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Skeleton } from '#web/office/kit/controls/skeleton.tsx';
import { endpointQuery } from '#web/office/kit/data/endpoint-query.ts';
import { SecondLine } from '#web/office/kit/layout/second-line.tsx';
import { useMediaQuery } from '#web/office/kit/layout/use-media-query.ts';
import { ListSplit } from '#web/office/kit/list/beside/list-split.tsx';
import { useRowKeys } from '#web/office/kit/list/beside/use-row-keys.ts';
import { BriefText } from '#web/office/kit/list/brief-text.tsx';
import type { Column } from '#web/office/kit/list/data-table.tsx';
import { EmptyQueue } from '#web/office/kit/list/empty-queue.tsx';
import { ListPanel } from '#web/office/kit/list/list-panel.tsx';
import { OpeningCell } from '#web/office/kit/list/opening-cell.tsx';
import { useListAddress } from '#web/office/kit/list/use-list-address.ts';
import { useListPage } from '#web/office/kit/list/use-list-page.ts';
import { useLiveChanges } from '#web/office/kit/live/use-live-changes.ts';
import { latePart } from '#web/office/kit/loading/late-part.tsx';
import { FactLine } from '#web/office/kit/record/fact-line.tsx';
import { Badge } from '#web/office/kit/ui/badge.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { useOpenDrawer } from '#web/office/shell/drawers/use-open-drawer.ts';
import { usePage } from '#web/office/shell/use-page.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { amountOf } from '../ground/approval/approval-amount.ts';
import { stateSigns } from '../ground/approval/approval-icons.tsx';
import { subjectOf } from '../ground/approval/approval-subject.ts';
import { ApprovalTile } from '../ground/approval/approval-tile.tsx';
import { approvalDescriptors } from '../ground/approval/kinds/approval-descriptors.ts';
import { WaitingQueues } from '../ground/waiting/waiting-queues.tsx';
import { ApprovalTools } from './approval-tools.tsx';
import { messages, shownOf } from './approvals.messages.ts';
import classes from './approvals-page.module.css';

/** Their files are fetched when a request is opened beside the list. */
const ApprovalQueue = latePart(async () => (await import('./approval-queue.tsx')).ApprovalQueue);
const DecidePanel = latePart(async () => (await import('./decide/decide-panel.tsx')).DecidePanel);

/** The width from which a request has room beside the list. Below it opens over the page. */
const splitWidth = '(width >= 75em)';

/** Colleagues send requests while the page is open. */
const live = { kinds: ['approvals'], endpoints: Object.values(approvalEndpoints) } as const;

/** The requests that wait for a second person, and those that no longer do. */
export function ApprovalsPage() {
  const pick = usePick();
  const { title } = usePage();
  const address = useListAddress(approvalEndpoints.listApprovals.query);
  const { query, show } = address;
  const openDrawer = useOpenDrawer();
  const isWide = useMediaQuery(splitWidth);
  const open = isWide ? address.open : undefined;
  const list = useListPage(endpointQuery(approvalEndpoints.listApprovals, { query }));
  const ids = (list.data?.data ?? []).map(({ id }) => id);
  const openRequest = (id: string) => (isWide ? void show(id) : openDrawer('decide', id));
  useLiveChanges(live);
  useRowKeys(isWide ? ids : [], address);
  return (
    <>
      <PageHeader title={title} help={pick(messages.lead)} queues={<WaitingQueues current="approvals" />} />
      <ListSplit isOpen={open !== undefined} isQueue>
        <ListPanel
          label={title}
          list={list}
          columns={useColumns(query.queue === 'decided', openRequest)}
          keyOf={({ id }) => id}
          showAs={
            open === undefined
              ? undefined
              : (rows) => (
                  <Suspense fallback={<Skeleton height={320} />}>
                    <ApprovalQueue rows={rows} open={open} openLink={address.openLink} />
                  </Suspense>
                )
          }
          tools={<ApprovalTools address={address} isBeside={open !== undefined} />}
          empty={
            <EmptyQueue
              texts={messages}
              isDone={query.queue === 'decided'}
              isNarrowed={Object.entries(query).some(
                ([name, value]) => name !== 'queue' && name !== 'decidableBy' && value !== undefined,
              )}
              wholeLink={address.only({ queue: query.queue, decidableBy: query.decidableBy })}
            />
          }
          summaryOf={pick(shownOf)}
          address={address}
        />
        {open !== undefined && (
          <Suspense fallback={<Skeleton height={320} radius="lg" />}>
            <DecidePanel id={open} ids={ids} show={show} />
          </Suspense>
        )}
      </ListSplit>
    </>
  );
}

function useColumns(isDecided: boolean, onOpen: (id: string) => void): readonly Column<ApprovalListItem>[] {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const whenOf = (iso: string) => formatDay(instantOf(iso), language, now);
  const state: Column<ApprovalListItem> = {
    key: 'status',
    header: pick(messages.status),
    priority: 2,
    cell: (row) => (
      <>
        <Badge {...stateSigns[row.state]} text={pick(approvalStateNames[row.state])} />
        {row.decidedByName !== null && (
          <SecondLine>
            <WrittenText>{pick(row.decidedByName)}</WrittenText>
          </SecondLine>
        )}
      </>
    ),
  };
  return [
    {
      key: 'request',
      header: pick(messages.request),
      priority: 1,
      cell: (row) => <RequestCell approval={row} onOpen={onOpen} />,
    },
    {
      key: 'amount',
      header: pick(messages.amount),
      priority: 1,
      isFigure: true,
      cell: (row) => <Ltr>{formatCount(amountOf(row) ?? 0)}</Ltr>,
    },
    ...(isDecided ? [state] : []),
    {
      key: 'reason',
      header: pick(messages.reason),
      priority: 3,
      cell: ({ kind, reason }) =>
        approvalDescriptors[kind].isAgreement ? (
          '–'
        ) : (
          <div className={classes.reason}>
            <BriefText>{reason}</BriefText>
          </div>
        ),
    },
    {
      key: 'asked',
      header: pick(messages.askedBy),
      priority: 2,
      cell: ({ requestedByName, requestedAt }) => (
        <>
          <WrittenText>{pick(requestedByName)}</WrittenText>
          <SecondLine>
            <span className={classes.short}>{whenOf(requestedAt)}</span>
          </SecondLine>
        </>
      ),
    },
    {
      key: 'branch',
      header: pick(messages.branch),
      priority: 3,
      cell: ({ branchCity }) => <span className={classes.short}>{pick(branchCity)}</span>,
    },
  ];
}

interface RequestCellProps {
  readonly approval: ApprovalListItem;
  readonly onOpen: (id: string) => void;
}

/** The request and its customer. The whole row opens it. */
function RequestCell({ approval, onOpen }: RequestCellProps) {
  const pick = usePick();
  const language = useLanguage();
  const { id, kind, customerName, agreementNumber } = approval;
  return (
    <OpeningCell
      sign={<ApprovalTile kind={kind} />}
      second={
        <FactLine>
          <WrittenText>{pickWritten(customerName, language)}</WrittenText>
          <Code>{agreementNumber}</Code>
        </FactLine>
      }
      onOpen={() => onOpen(id)}
    >
      {pick(subjectOf(approval))}
    </OpeningCell>
  );
}
