import { Link } from 'react-router';
import { entryKindNames, methodNames } from '#contract/lending/labels/entry-names.messages.ts';
import { paymentRegisterEndpoints, type RegisteredPayment } from '#contract/lending/payment-register.ts';
import { businessDateOf } from '#domain/calendar/business-date.ts';
import { addDays, dayOfMonth } from '#domain/calendar/calendar-date.ts';
import { pickWritten } from '#domain/written.ts';
import { formatCount } from '#web/format/count.ts';
import { formatCalendarDay, formatMoment, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { ActionIcon } from '#web/office/kit/controls/action-icon.tsx';
import { Button } from '#web/office/kit/controls/button.tsx';
import { endpointQuery } from '#web/office/kit/data/endpoint-query.ts';
import { useEndpoint } from '#web/office/kit/data/use-endpoint.ts';
import { OpenRegister } from '#web/office/kit/drawings/open-register.tsx';
import { SecondLine } from '#web/office/kit/layout/second-line.tsx';
import { Stack } from '#web/office/kit/layout/stack.tsx';
import { useMediaQuery } from '#web/office/kit/layout/use-media-query.ts';
import type { Column } from '#web/office/kit/list/data-table.tsx';
import { EmptyState } from '#web/office/kit/list/empty-state.tsx';
import { ExportMenu } from '#web/office/kit/list/export/export-menu.tsx';
import { ListCount } from '#web/office/kit/list/head/list-count.tsx';
import { ListPanel } from '#web/office/kit/list/list-panel.tsx';
import { NoMatch } from '#web/office/kit/list/no-match.tsx';
import { useListAddress } from '#web/office/kit/list/use-list-address.ts';
import { useListPage } from '#web/office/kit/list/use-list-page.ts';
import { useListRows } from '#web/office/kit/list/use-list-rows.ts';
import { DashIcon } from '#web/office/kit/ui/action-icons.tsx';
import { Badge } from '#web/office/kit/ui/badge.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { PageHeader } from '#web/office/kit/ui/page-header.tsx';
import { PersonCell } from '#web/office/kit/ui/person-cell.tsx';
import { UndoIcon } from '#web/office/kit/ui/state-icons.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { useOpenDrawer } from '#web/office/shell/drawers/use-open-drawer.ts';
import { useArea } from '#web/office/shell/use-area.ts';
import { usePage } from '#web/office/shell/use-page.ts';
import { withQuery } from '#web/paths.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { signedAmount } from '../ground/figures/signed-amount.ts';
import { notCleared } from '../ground/labels/entry-labels.messages.ts';
import { lendingWords } from '../ground/labels/lending-words.messages.ts';
import { netOf, PaymentTotals } from './payment-totals.tsx';
import { messages, shownOf } from './payments.messages.ts';
import { RegisterTools } from './register-tools.tsx';

/** The register of payments: this month's, until other days are chosen. */
export function PaymentsPage() {
  const pick = usePick();
  const { title } = usePage();
  const area = useArea();
  const today = businessDateOf(useMinute());
  const address = useListAddress(paymentRegisterEndpoints.listPayments.query);
  const month = { from: addDays(today, 1 - dayOfMonth(today)), until: today };
  const query = { ...month, ...address.query };
  const { cursor: _, sort: __, ...filters } = query;
  const list = useListPage(endpointQuery(paymentRegisterEndpoints.listPayments, { query }));
  const sums = useEndpoint(paymentRegisterEndpoints.sumPayments, { query: filters }).data;
  const net = sums && netOf(sums).amount;
  const { from, until } = address.query;
  const listOf = (chosen: Readonly<Record<string, string>>) =>
    withQuery(area.payments(), { from, until, ...chosen });
  return (
    <>
      <PageHeader
        title={title}
        help={pick(messages.lead)}
        lead={<ListCount list={list.data} sum={{ label: pick(messages.total), amount: net }} />}
        actions={
          <>
            <ExportMenu
              csv={paymentRegisterEndpoints.exportPayments}
              workbook={paymentRegisterEndpoints.exportPaymentsWorkbook}
              input={{ body: filters }}
            />
            <Button as={Link} to={area.newPayment()}>
              {pick(messages.record)}
            </Button>
          </>
        }
      />
      <Stack>
        {sums !== undefined && <PaymentTotals sums={sums} listOf={listOf} />}
        <ListPanel
          label={title}
          list={list}
          columns={useColumns(net)}
          keyOf={({ entryId }) => entryId}
          tools={<RegisterTools address={address} filters={filters} />}
          empty={
            address.isNarrowed ? (
              <NoMatch text={pick(messages.noMatchText)} wholeLink={address.only({})} />
            ) : (
              <EmptyState
                drawing={<OpenRegister />}
                title={pick(messages.emptyTitle)}
                text={pick(messages.emptyText)}
              />
            )
          }
          summaryOf={pick(shownOf)}
          address={address}
          ownSort="-countsOn"
        />
      </Stack>
    </>
  );
}

function useColumns(net: number | undefined): readonly Column<RegisteredPayment>[] {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  const area = useArea();
  const openDrawer = useOpenDrawer();
  // The number of the receipt begins with the branch, whose name would take a second line.
  const isBrief = useListRows() === 'compact';
  // On a tablet the time would break the references.
  const hasTime = useMediaQuery('(width >= 64em)');
  return [
    {
      key: 'customer',
      header: pick(messages.customer),
      priority: 1,
      cell: ({ customer, agreementNumber }) => (
        <PersonCell
          name={pickWritten(customer.fullName, language)}
          second={agreementNumber}
          shape="square"
          to={area.customerBalance(customer.id)}
        />
      ),
    },
    {
      key: 'day',
      header: pick(messages.day),
      priority: 1,
      sort: '-countsOn',
      isDay: true,
      cell: ({ countsOn, valuedOn, recordedAt }) => (
        <>
          {hasTime && businessDateOf(instantOf(recordedAt)) === countsOn
            ? formatMoment(instantOf(recordedAt), language, now)
            : formatCalendarDay(countsOn, language, now)}
          {valuedOn !== countsOn && (
            <SecondLine>
              {pick(lendingWords.ownDate)} {formatCalendarDay(valuedOn, language, now)}
            </SecondLine>
          )}
        </>
      ),
    },
    {
      key: 'amount',
      header: pick(messages.amount),
      priority: 1,
      isFigure: true,
      sort: '-amount',
      // Below 60em the status has no column of its own.
      cell: ({ kind, amount, isReversed }) =>
        isReversed ? (
          <del>
            <Ltr>{signedAmount(kind, amount)}</Ltr>
            <span className="visually-hidden"> {pick(messages.isReversed)}</span>
          </del>
        ) : (
          <Ltr>{signedAmount(kind, amount)}</Ltr>
        ),
      total: net === undefined ? undefined : <Ltr>{formatCount(net)}</Ltr>,
    },
    {
      key: 'method',
      header: pick(messages.method),
      priority: 2,
      cell: ({ method, reference, kind, isUnclearedCheque }) => (
        <>
          {pick(methodNames[method])}
          <SecondLine>
            {/* Within other words a long number may break. */}
            <span>
              {isUnclearedCheque && pick(notCleared)} {kind !== 'payment' && pick(entryKindNames[kind])}{' '}
              {reference !== null && <Code>{reference}</Code>}
            </span>
          </SecondLine>
        </>
      ),
    },
    {
      key: 'receipt',
      header: pick(messages.receipt),
      priority: 2,
      cell: ({ receiptNumber, entryId }) =>
        receiptNumber === null ? (
          '–'
        ) : (
          <Link to={area.receipt(entryId)}>
            <Code>{receiptNumber}</Code>
          </Link>
        ),
    },
    {
      key: 'officer',
      header: pick(messages.officer),
      priority: 3,
      cell: ({ takenBy, branch }) => (
        <>
          <WrittenText>{pickWritten(takenBy.fullName, language)}</WrittenText>
          {!isBrief && <SecondLine>{pick(branch.city)}</SecondLine>}
        </>
      ),
    },
    {
      key: 'status',
      header: pick(messages.byState),
      priority: 3,
      cell: ({ entryId, isReversed, receiptNumber }) =>
        isReversed ? (
          <Badge tone="quiet" icon={DashIcon} text={pick(messages.isReversed)} />
        ) : (
          <ActionIcon
            className="screen-only"
            size={32}
            title={pick(messages.reverse)}
            onClick={() => openDrawer('request:reversal', entryId)}
          >
            <UndoIcon size={18} />
            <span className="visually-hidden">
              {pick(messages.reverse)} {receiptNumber}
            </span>
          </ActionIcon>
        ),
    },
  ];
}
