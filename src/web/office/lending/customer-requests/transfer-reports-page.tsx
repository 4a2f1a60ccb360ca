import { customerRequestEndpoints } from '#contract/lending/customer-requests.ts';
import { methodNames } from '#contract/lending/labels/entry-names.messages.ts';
import { type TransferReport, transferReportEndpoints } from '#contract/lending/transfer-reports.ts';
import { pickWritten } from '#domain/written.ts';
import { formatCount } from '#web/format/count.ts';
import { formatDate, formatMoment, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { endpointQuery } from '#web/office/kit/data/endpoint-query.ts';
import { SecondLine } from '#web/office/kit/layout/second-line.tsx';
import type { Column } from '#web/office/kit/list/data-table.tsx';
import { OpeningCell } from '#web/office/kit/list/opening-cell.tsx';
import { useListAddress } from '#web/office/kit/list/use-list-address.ts';
import { useListPage } from '#web/office/kit/list/use-list-page.ts';
import { useLiveChanges } from '#web/office/kit/live/use-live-changes.ts';
import { Badge } from '#web/office/kit/ui/badge.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { useOpenDrawer } from '#web/office/shell/drawers/use-open-drawer.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { AlertIcon } from '#web/ui/sign-in-icons.tsx';
import { RequestInbox } from './request-inbox.tsx';
import { messages, shownOf, stateNames } from './transfer-reports.messages.ts';
import { transferSigns } from './transfer-signs.ts';
import { TransferSlip } from './transfer-slip.tsx';

const { listTransferReports } = transferReportEndpoints;

/** Customers report transfers while the page is open. */
const live = {
  kinds: ['customer_requests'],
  endpoints: [...Object.values(transferReportEndpoints), customerRequestEndpoints.countCustomerRequests],
} as const;

/** The transfers that customers report: each is recorded, or refused with a reason. */
export function TransferReportsPage() {
  const address = useListAddress(listTransferReports.query);
  const { query } = address;
  const isSettled = query.queue === 'settled';
  useLiveChanges(live);
  return (
    <RequestInbox
      queue="transferReports"
      shown={isSettled ? 'settledTransfers' : 'transfers'}
      isDone={isSettled}
      texts={messages}
      shownOf={shownOf}
      list={useListPage(endpointQuery(listTransferReports, { query }))}
      columns={useColumns(isSettled)}
      address={address}
      onNarrow={address.narrow}
      wholeLink={address.only({ queue: query.queue })}
    />
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
          <SecondLine>{formatDate(sentOn, language)}</SecondLine>
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
          <SecondLine>{formatMoment(instantOf(row.reportedAt), language, now)}</SecondLine>
        </>
      ),
    },
    { key: 'branch', header: pick(messages.branch), priority: 3, cell: ({ branch }) => pick(branch) },
  ];
}

/** The outcome of a report, or the points to check before it is settled. */
function Marks({ report, isSettled }: { readonly report: TransferReport; readonly isSettled: boolean }) {
  const pick = usePick();
  const { state, isCheckedAgain, isSeenBefore } = report;
  if (isSettled) return <Badge {...transferSigns[state]} text={pick(stateNames[state])} />;
  if (isCheckedAgain) return <Badge tone="warning" icon={AlertIcon} text={pick(messages.checkedAgain)} />;
  return isSeenBefore && <Badge tone="warning" icon={AlertIcon} text={pick(messages.seenBefore)} />;
}

/** The sender and the purpose, beside the slip; the whole row opens it. */
function CustomerCell({ report }: { readonly report: TransferReport }) {
  const language = useLanguage();
  const openDrawer = useOpenDrawer();
  const { id, customer, agreementNumber } = report;
  return (
    <OpeningCell
      sign={<TransferSlip id={id} isThumbnail />}
      second={<Code>{agreementNumber}</Code>}
      onOpen={() => openDrawer('transferReport', id)}
    >
      <WrittenText>{pickWritten(customer.fullName, language)}</WrittenText>
    </OpeningCell>
  );
}
