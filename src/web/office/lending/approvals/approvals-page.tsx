import { type ApprovalListItem, approvalEndpoints } from '#contract/lending/approvals.ts';
import { formatCount } from '#web/format/count.ts';
import { formatMoment, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { personName } from '#web/format/person-name.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { amountOf } from '#web/office/kit/approval/approval-amount.ts';
import { ApprovalTile, stateSigns } from '#web/office/kit/approval/approval-icons.tsx';
import { endpointQuery } from '#web/office/kit/data/endpoint-query.ts';
import { ChaiCup } from '#web/office/kit/drawings/chai-cup.tsx';
import { OpenRegister } from '#web/office/kit/drawings/open-register.tsx';
import { decisionStateNames } from '#web/office/kit/labels/approval-labels.messages.ts';
import type { Column } from '#web/office/kit/list/data-table.tsx';
import { EmptyState } from '#web/office/kit/list/empty-state.tsx';
import { ListPanel } from '#web/office/kit/list/list-panel.tsx';
import { NoMatch } from '#web/office/kit/list/no-match.tsx';
import { type ListAddress, useListAddress } from '#web/office/kit/list/use-list-address.ts';
import { useListPage } from '#web/office/kit/list/use-list-page.ts';
import { useLiveChanges } from '#web/office/kit/live/use-live-changes.ts';
import { Badge } from '#web/office/kit/ui/badge.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { useOpenDrawer } from '#web/office/shell/drawers/use-open-drawer.ts';
import { usePage } from '#web/office/shell/use-page.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { subjectOf } from './approval-subjects.messages.ts';
import { type ApprovalsQuery, ApprovalTools } from './approval-tools.tsx';
import { messages, shownOf } from './approvals.messages.ts';
import classes from './approvals-page.module.css';
import { SecondStepResets } from './second-step/second-step-resets.tsx';

/** Colleagues ask while one looks. */
const live = { kinds: ['approvals'], endpoints: Object.values(approvalEndpoints) } as const;

/** What waits for a second person, and what no longer does. */
export function ApprovalsPage() {
  const pick = usePick();
  const { title } = usePage();
  const address = useListAddress(approvalEndpoints.listApprovals.query);
  const { query } = address;
  useLiveChanges(live);
  return (
    <>
      <PageHeader title={title} lead={pick(messages.lead)} />
      {query.queue !== 'decided' && <SecondStepResets />}
      <ListPanel
        label={title}
        list={useListPage(endpointQuery(approvalEndpoints.listApprovals, { query }))}
        columns={useColumns(query.queue === 'decided')}
        keyOf={({ id }) => id}
        tools={<ApprovalTools address={address} />}
        empty={<NoApprovals address={address} />}
        summaryOf={pick(shownOf)}
        address={address}
      />
    </>
  );
}

interface NoApprovalsProps {
  readonly address: ListAddress<ApprovalsQuery>;
}

/** A cleared queue is good news. */
function NoApprovals({ address: { query, only } }: NoApprovalsProps) {
  const pick = usePick();
  const { queue, kind, branchId, requestedBy } = query;
  if ((kind ?? branchId ?? requestedBy) !== undefined)
    return <NoMatch text={pick(messages.noMatchText)} wholeLink={only({ queue })} />;
  return queue === 'decided' ? (
    <EmptyState
      drawing={<OpenRegister />}
      title={pick(messages.noneDecidedTitle)}
      text={pick(messages.noneDecidedText)}
    />
  ) : (
    <EmptyState drawing={<ChaiCup />} title={pick(messages.clearedTitle)} text={pick(messages.clearedText)} />
  );
}

function useColumns(isDecided: boolean): readonly Column<ApprovalListItem>[] {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const whenOf = (iso: string) => formatMoment(instantOf(iso), language, now);
  const state: Column<ApprovalListItem> = {
    key: 'status',
    header: pick(messages.status),
    priority: 2,
    cell: (row) => (
      <>
        <Badge {...stateSigns[row.state]} text={pick(decisionStateNames[row.state])} />
        {row.decidedByName !== null && (
          <div className={classes.second}>
            <WrittenText>{pick(row.decidedByName)}</WrittenText>
          </div>
        )}
      </>
    ),
  };
  return [
    {
      key: 'request',
      header: pick(messages.request),
      priority: 1,
      cell: (row) => <RequestCell approval={row} />,
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
        kind === 'agreement_approval' ? '–' : <WrittenText className={classes.reason}>{reason}</WrittenText>,
    },
    {
      key: 'asked',
      header: pick(messages.askedBy),
      priority: 2,
      cell: ({ requestedByName, requestedAt }) => (
        <>
          <WrittenText>{pick(requestedByName)}</WrittenText>
          <div className={`${classes.second} ${classes.moment}`}>{whenOf(requestedAt)}</div>
        </>
      ),
    },
    {
      key: 'branch',
      header: pick(messages.branch),
      priority: 3,
      cell: ({ branchCity }) => pick(branchCity),
    },
  ];
}

interface RequestCellProps {
  readonly approval: ApprovalListItem;
}

/** What is asked for and about whom; the whole row opens it. */
function RequestCell({ approval }: RequestCellProps) {
  const pick = usePick();
  const language = useLanguage();
  const openDrawer = useOpenDrawer();
  const { id, kind, customerName, customerNameUr, agreementNumber } = approval;
  return (
    <div className={classes.request}>
      <ApprovalTile kind={kind} />
      <div className={classes.about}>
        <button type="button" className={classes.open} onClick={() => openDrawer('decide', id)}>
          {pick(subjectOf(approval))}
        </button>
        <div className={classes.second}>
          <WrittenText>
            {personName({ fullName: customerName, fullNameUr: customerNameUr }, language)}
          </WrittenText>
          {' · '}
          <Code>{agreementNumber}</Code>
        </div>
      </div>
    </div>
  );
}
