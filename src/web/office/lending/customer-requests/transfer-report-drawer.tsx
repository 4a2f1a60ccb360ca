import { useState } from 'react';
import { Link } from 'react-router';
import type { OutputOf } from '#contract/endpoint.ts';
import { methodNames } from '#contract/lending/labels/entry-names.messages.ts';
import { transferReportEndpoints } from '#contract/lending/transfer-reports.ts';
import { pickWritten } from '#domain/written.ts';
import { formatDate, formatMoment, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { formatRupees } from '#web/format/rupees.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { Skeleton } from '#web/office/kit/controls/skeleton.tsx';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { ConfirmDialog } from '#web/office/kit/form/question/confirm-dialog.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { LoadError } from '#web/office/kit/list/load-error.tsx';
import { Drawer } from '#web/office/kit/overlay/drawer.tsx';
import { showToast } from '#web/office/kit/overlay/toast-store.ts';
import { Facts } from '#web/office/kit/record/facts.tsx';
import { Badge } from '#web/office/kit/ui/badge.tsx';
import { Banner } from '#web/office/kit/ui/banner.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { useOpenDrawer } from '#web/office/shell/drawers/use-open-drawer.ts';
import { useArea } from '#web/office/shell/use-area.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { LikelyPayments } from './likely-payments.tsx';
import { messages, refuseTitle, stateNames } from './transfer-reports.messages.ts';
import { transferSigns } from './transfer-signs.ts';
import { TransferSlip } from './transfer-slip.tsx';

export type OpenedReport = OutputOf<typeof transferReportEndpoints.getTransferReport>;

interface TransferReportDrawerProps {
  /** The id of the report. */
  readonly id: string;
  readonly close: () => void;
}

/** A reported transfer with its slip, and the ways to settle it. */
export function TransferReportDrawer({ id, close }: TransferReportDrawerProps) {
  const pick = usePick();
  const { data, error, refetch } = useEndpoint(transferReportEndpoints.getTransferReport, { params: { id } });
  if (data !== undefined) return <OpenReport report={data} close={close} />;
  return (
    <Drawer title={pick(messages.sentOn)} onClose={close}>
      {error === null ? (
        <Skeleton height={320} radius="lg" />
      ) : (
        <LoadError title={pick(messages.notOpened)} failure={error} onRetry={() => void refetch()} />
      )}
    </Drawer>
  );
}

interface OpenReportProps {
  readonly report: OpenedReport;
  readonly close: () => void;
}

function OpenReport({ report, close }: OpenReportProps) {
  const pick = usePick();
  const language = useLanguage();
  const area = useArea();
  const { id, customer, agreementNumber, state, isSeenBefore, isCheckedAgain, likelyPayments } = report;
  const isOpen = state === 'checking';
  return (
    <Drawer
      title={<WrittenText>{pickWritten(customer.fullName, language)}</WrittenText>}
      lead={
        <Link to={area.customerBalance(customer.id)}>
          <Code>{agreementNumber}</Code>
        </Link>
      }
      tools={<Badge {...transferSigns[state]} text={pick(stateNames[state])} />}
      foot={isOpen && <SettleFoot report={report} />}
      onClose={close}
    >
      <Stack gap={4}>
        {isOpen && isCheckedAgain && (
          <Banner tone="warning" title={pick(messages.checkedAgain)}>
            <p>{pick(messages.checkedAgainText)}</p>
          </Banner>
        )}
        {isOpen && isSeenBefore && (
          <Banner tone="warning" title={pick(messages.seenBefore)}>
            <p>{pick(messages.seenBeforeText)}</p>
          </Banner>
        )}
        <ReportFacts report={report} />
        {isOpen && likelyPayments.length > 0 && <LikelyPayments reportId={id} payments={likelyPayments} />}
        <TransferSlip id={id} />
      </Stack>
    </Drawer>
  );
}

function ReportFacts({ report }: Pick<OpenReportProps, 'report'>) {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const area = useArea();
  const { amount, sentOn, method, reference, outstanding, reportedAt, branch } = report;
  const { payment, refusalReason, refusedByName } = report;
  return (
    <Facts
      facts={[
        { label: pick(messages.amount), value: <Money amount={amount} /> },
        { label: pick(messages.sentOn), value: formatDate(sentOn, language) },
        { label: pick(messages.method), value: pick(methodNames[method]) },
        { label: pick(messages.reference), value: <Code>{reference}</Code> },
        { label: pick(messages.outstandingName), value: <Money amount={outstanding} /> },
        { label: pick(messages.reportedAt), value: formatMoment(instantOf(reportedAt), language, now) },
        { label: pick(messages.branch), value: pick(branch) },
        ...(payment === null
          ? []
          : [
              { label: pick(messages.recorded), value: <Money amount={payment.amount} /> },
              {
                label: pick(messages.receipt),
                value: <Link to={area.receipt(payment.entryId)}>{payment.receiptNumber ?? '–'}</Link>,
              },
            ]),
        ...(refusalReason === null || refusedByName === null
          ? []
          : [
              { label: pick(messages.reason), value: <WrittenText>{refusalReason}</WrittenText> },
              { label: pick(messages.refusedBy), value: <WrittenText>{pick(refusedByName)}</WrittenText> },
            ]),
      ]}
    />
  );
}

/** The payment drawer does the recording, filled in from the report. */
function SettleFoot({ report: { id, amount, customer } }: Pick<OpenReportProps, 'report'>) {
  const pick = usePick();
  const name = pickWritten(customer.fullName, useLanguage());
  const openDrawer = useOpenDrawer();
  const [isRefusing, setIsRefusing] = useState(false);
  const refuse = useAction(transferReportEndpoints.refuseTransferReport);
  return (
    <>
      <Button variant="default" size="lg" onClick={() => setIsRefusing(true)}>
        {pick(messages.refuse)}
      </Button>
      <Button size="lg" onClick={() => openDrawer('recordReportedTransfer', id)}>
        <span>
          {pick(messages.record)} <Ltr>{formatRupees(amount)}</Ltr>
        </span>
      </Button>
      {isRefusing && (
        <ConfirmDialog
          title={pick(refuseTitle)(name, amount)}
          verb={pick(messages.refuse)}
          isDestructive
          asksReason
          onConfirm={async ({ reason }) => {
            await refuse.send({ params: { id }, body: { reason } });
            setIsRefusing(false);
            showToast({ tone: 'good', title: pick(messages.refusedToast) });
          }}
          onClose={() => setIsRefusing(false)}
        >
          <p>{pick(messages.refuseText)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
