import { Link } from 'react-router';
import type { ContactRequestRow } from '#contract/desk/contact-requests.ts';
import { formTypeNames } from '#contract/desk/labels/request-names.messages.ts';
import type { ApprovalListItem } from '#contract/lending/approvals.ts';
import type { CustomerRequest } from '#contract/lending/customer-requests.ts';
import type { TransferReport } from '#contract/lending/transfer-reports.ts';
import { pickWritten } from '#domain/written.ts';
import { formatMoment, instantOf } from '#web/format/date-time.ts';
import { formatDuration } from '#web/format/duration.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { Button } from '#web/office/kit/controls/button.tsx';
import { Row } from '#web/office/kit/layout/row.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { FactLine } from '#web/office/kit/record/fact-line.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { PaymentsIcon, RequestsIcon, UserIcon } from '#web/office/kit/ui/office-icons.tsx';
import { Tile } from '#web/office/kit/ui/tile.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { amountOf } from '#web/office/lending/ground/approval/approval-amount.ts';
import { ApprovalTile } from '#web/office/lending/ground/approval/approval-tile.tsx';
import { ApproveVerb } from '#web/office/lending/ground/approval/approve-verb.tsx';
import { begunRejection } from '#web/office/lending/ground/approval/begun-rejection.ts';
import { approvalDescriptors } from '#web/office/lending/ground/approval/kinds/approval-descriptors.ts';
import { customerRequestNames } from '#web/office/lending/ground/labels/customer-request-names.messages.ts';
import { lendingWords } from '#web/office/lending/ground/labels/lending-words.messages.ts';
import { useOpenDrawer } from '#web/office/shell/drawers/use-open-drawer.ts';
import { useRequestLink } from '#web/office/shell/use-request-link.ts';
import { ItemRow, itemButtons, itemOpener } from './item-row.tsx';
import { messages, overdueBy } from './needs-you.messages.ts';
import type { WaitingItem } from './waiting-item.ts';

interface WaitingRowProps {
  readonly item: WaitingItem;
  /** True for the row that also says why. */
  readonly isOpen: boolean;
}

/** One thing that waits. A press opens it. */
export function WaitingRow({ item, isOpen }: WaitingRowProps) {
  switch (item.kind) {
    case 'approval':
      return <DecisionRow approval={item.approval} isOpen={isOpen} />;
    case 'contact request':
      return <VisitorRow request={item.request} />;
    case 'customer request':
      return <AskedRow request={item.request} isOpen={isOpen} />;
    case 'transfer':
      return <TransferRow report={item.report} />;
  }
}

interface DecisionRowProps {
  readonly approval: ApprovalListItem;
  readonly isOpen: boolean;
}

function DecisionRow({ approval, isOpen }: DecisionRowProps) {
  const pick = usePick();
  const language = useLanguage();
  const openDrawer = useOpenDrawer();
  const now = useMinute();
  const { id, kind, customerName, agreementNumber, reason, requestedByName, requestedAt } = approval;
  return (
    <ItemRow
      sign={<ApprovalTile kind={kind} />}
      amount={amountOf(approval)}
      about={
        <FactLine>
          <WrittenText>{pickWritten(customerName, language)}</WrittenText>
          <Code>{agreementNumber}</Code>
        </FactLine>
      }
      details={
        isOpen && (
          <>
            {/* The reason of an agreement is its number. */}
            {reason !== agreementNumber && (
              <Text>
                <WrittenText>{reason}</WrittenText>
              </Text>
            )}
            <Text size={2} tone="muted">
              <FactLine>
                <WrittenText>{pick(requestedByName)}</WrittenText>
                {formatMoment(instantOf(requestedAt), language, now)}
              </FactLine>
            </Text>
            <DecisionButtons approval={approval} />
          </>
        )
      }
    >
      <button type="button" className={itemOpener} onClick={() => openDrawer('decide', id)}>
        {pick(approvalDescriptors[kind].name)}
      </button>
    </ItemRow>
  );
}

/** Both open the request: nothing is decided before its facts are shown. */
function DecisionButtons({ approval }: { readonly approval: ApprovalListItem }) {
  const pick = usePick();
  const openDrawer = useOpenDrawer();
  const { id } = approval;
  return (
    <Row gap={2} wraps className={itemButtons}>
      <Button size="sm" onClick={() => openDrawer('decide', id)}>
        <ApproveVerb approval={approval} />
      </Button>
      <Button
        size="sm"
        variant="default"
        onClick={() => openDrawer('decide', id, 'push', begunRejection(id))}
      >
        {pick(lendingWords.reject)}
      </Button>
    </Row>
  );
}

function VisitorRow({ request }: { readonly request: ContactRequestRow }) {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const requestLink = useRequestLink();
  const { id, fullName, formType, promisedUntil, assignee } = request;
  const until = instantOf(promisedUntil);
  const isOverdue = until < now;
  return (
    <ItemRow
      sign={<Tile icon={RequestsIcon} tone={isOverdue ? 'bad' : 'blue'} />}
      about={
        <FactLine>
          <WrittenText>{fullName}</WrittenText>
          {isOverdue ? pick(formTypeNames[formType]) : formatMoment(until, language, now)}
          {assignee === null ? pick(messages.unassigned) : pick(assignee.name)}
        </FactLine>
      }
    >
      <Link to={requestLink(id)} className={itemOpener}>
        {isOverdue ? pick(overdueBy)(formatDuration(now - until, language)) : pick(formTypeNames[formType])}
      </Link>
    </ItemRow>
  );
}

function AskedRow({ request, isOpen }: { readonly request: CustomerRequest; readonly isOpen: boolean }) {
  const pick = usePick();
  const language = useLanguage();
  const openDrawer = useOpenDrawer();
  const { id, kind, customer, agreementNumber, reason } = request;
  return (
    <ItemRow
      sign={<Tile icon={UserIcon} tone="purple" />}
      about={
        <FactLine>
          <WrittenText>{pickWritten(customer.fullName, language)}</WrittenText>
          <Code>{agreementNumber}</Code>
        </FactLine>
      }
      details={
        isOpen && (
          <Text>
            <WrittenText>{reason}</WrittenText>
          </Text>
        )
      }
    >
      <button type="button" className={itemOpener} onClick={() => openDrawer('customerRequest', id)}>
        {pick(customerRequestNames[kind])}
      </button>
    </ItemRow>
  );
}

function TransferRow({ report }: { readonly report: TransferReport }) {
  const pick = usePick();
  const language = useLanguage();
  const openDrawer = useOpenDrawer();
  const { id, amount, customer, agreementNumber } = report;
  return (
    <ItemRow
      sign={<Tile icon={PaymentsIcon} tone="quiet" />}
      amount={amount}
      about={
        <FactLine>
          <WrittenText>{pickWritten(customer.fullName, language)}</WrittenText>
          <Code>{agreementNumber}</Code>
        </FactLine>
      }
    >
      <button type="button" className={itemOpener} onClick={() => openDrawer('transferReport', id)}>
        {pick(messages.transfer)}
      </button>
    </ItemRow>
  );
}
