import { customerRequestEndpoints } from '#contract/lending/customer-requests.ts';
import { type TransferReport, transferReportEndpoints } from '#contract/lending/transfer-reports.ts';
import { formatCount } from '#web/format/count.ts';
import { formatDate, formatMoment, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { personName } from '#web/format/person-name.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { endpointQuery } from '#web/office/kit/data/endpoint-query.ts';
import { ChaiCup } from '#web/office/kit/drawings/chai-cup.tsx';
import { OpenRegister } from '#web/office/kit/drawings/open-register.tsx';
import { methodNames } from '#web/office/kit/labels/entry-labels.messages.ts';
import type { Column } from '#web/office/kit/list/data-table.tsx';
import { EmptyState } from '#web/office/kit/list/empty-state.tsx';
import type { ListQuery } from '#web/office/kit/list/list-address.ts';
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
import { AlertIcon } from '#web/ui/sign-in-icons.tsx';
import classes from './request-rows.module.css';
import { RequestTools } from './request-tools.tsx';
import { messages, shownOf, stateNames } from './transfer-reports.messages.ts';
import { transferSigns } from './transfer-signs.ts';
import { TransferSlip } from './transfer-slip.tsx';

const { listTransferReports } = transferReportEndpoints;

/** Customers report while one looks. */
const live = {
  kinds: ['customer_requests'],
  endpoints: [...Object.values(transferReportEndpoints), customerRequestEndpoints.countCustomerRequests],
} as const;

/** What customers say they have sent: to be recorded, or refused with a reason. */
export function TransferReportsPage() {
  const pick = usePick();
  const { title } = usePage();
  const address = useListAddress(listTransferReports.query);
  const { query, narrow } = address;
  const isSettled = query.queue === 'settled';
  useLiveChanges(live);
  return (
    <>
      <PageHeader title={title} lead={pick(messages.lead)} />
      <ListPanel
        label={title}
        list={useListPage(endpointQuery(listTransferReports, { query }))}
        columns={useColumns(isSettled)}
        keyOf={({ id }) => id}
        tools={
          <RequestTools
            shown={isSettled ? 'settledTransfers' : 'transfers'}
            branchId={query.branchId}
            onBranch={(branchId) => narrow({ branchId })}
          />
        }
        empty={<NoTransfers address={address} />}
        summaryOf={pick(shownOf)}
        address={address}
      />
    </>
  );
}

interface NoTransfersProps {
  readonly address: ListAddress<ListQuery<typeof listTransferReports.query>>;
}

/** A cleared queue is good news. */
function NoTransfers({ address: { query, only } }: NoTransfersProps) {
  const pick = usePick();
  const { queue, branchId } = query;
  if (branchId !== undefined)
    return <NoMatch text={pick(messages.noMatchText)} wholeLink={only({ queue })} />;
  return queue === 'settled' ? (
    <EmptyState
      drawing={<OpenRegister />}
      title={pick(messages.noneSettledTitle)}
      text={pick(messages.noneSettledText)}
    />
  ) : (
    <EmptyState drawing={<ChaiCup />} title={pick(messages.clearedTitle)} text={pick(messages.clearedText)} />
  );
}

function useColumns(isSettled: boolean): readonly Column<TransferReport>[] {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  return [
    {
      key: 'customer',
      header: pick(messages.customer),
      priority: 1,
      cell: (row) => <CustomerCell report={row} />,
    },
    {
      key: 'sent',
      header: pick(messages.sent),
      priority: 1,
      isFigure: true,
      cell: ({ amount }) => <Ltr>{formatCount(amount)}</Ltr>,
    },
    {
      key: 'how',
      header: pick(messages.how),
      priority: 2,
      cell: ({ method, reference, sentOn }) => (
        <>
          {pick(methodNames[method])} <Code>{reference}</Code>
          <div className={classes.second}>{formatDate(sentOn, language)}</div>
        </>
      ),
    },
    {
      key: 'outstanding',
      header: pick(messages.outstanding),
      priority: 3,
      isFigure: true,
      cell: ({ outstanding }) => <Ltr>{formatCount(outstanding)}</Ltr>,
    },
    {
      key: 'state',
      header: pick(isSettled ? messages.state : messages.reported),
      priority: 2,
      cell: (row) => (
        <>
          <Marks report={row} isSettled={isSettled} />
          <div className={classes.second}>{formatMoment(instantOf(row.reportedAt), language, now)}</div>
        </>
      ),
    },
    { key: 'branch', header: pick(messages.branch), priority: 3, cell: ({ branch }) => pick(branch) },
  ];
}

/** What has become of it, or what to look at before it is settled. */
function Marks({ report, isSettled }: { readonly report: TransferReport; readonly isSettled: boolean }) {
  const pick = usePick();
  const { state, isCheckedAgain, isSeenBefore } = report;
  if (isSettled) return <Badge {...transferSigns[state]} text={pick(stateNames[state])} />;
  if (isCheckedAgain) return <Badge tone="warning" icon={AlertIcon} text={pick(messages.checkedAgain)} />;
  return isSeenBefore && <Badge tone="warning" icon={AlertIcon} text={pick(messages.seenBefore)} />;
}

/** Who sent it and for what, beside the slip; the whole row opens it. */
function CustomerCell({ report }: { readonly report: TransferReport }) {
  const language = useLanguage();
  const openDrawer = useOpenDrawer();
  const { id, customer, agreementNumber } = report;
  return (
    <div className={classes.request}>
      <TransferSlip id={id} isThumbnail />
      <div className={classes.about}>
        <button type="button" className={classes.open} onClick={() => openDrawer('transferReport', id)}>
          <WrittenText>{personName(customer, language)}</WrittenText>
        </button>
        <div className={classes.second}>
          <Code>{agreementNumber}</Code>
        </div>
      </div>
    </div>
  );
}
