import { useState } from 'react';
import { Link } from 'react-router';
import { type ClosedCashDay, cashDayEndpoints } from '#contract/lending/cash-days/cash-days.ts';
import { formatCount } from '#web/format/count.ts';
import { formatDate, formatMoment, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { endpointQuery } from '#web/office/kit/data/endpoint-query.ts';
import { useAction } from '#web/office/kit/data/use-action.ts';
import { OpenRegister } from '#web/office/kit/drawings/open-register.tsx';
import { ConfirmDialog } from '#web/office/kit/form/question/confirm-dialog.tsx';
import { Row } from '#web/office/kit/layout/row.tsx';
import { SecondLine } from '#web/office/kit/layout/second-line.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import type { Column } from '#web/office/kit/list/data-table.tsx';
import { EmptyState } from '#web/office/kit/list/empty-state.tsx';
import { ListPanel } from '#web/office/kit/list/list-panel.tsx';
import { useListAddress } from '#web/office/kit/list/use-list-address.ts';
import { useListPage } from '#web/office/kit/list/use-list-page.ts';
import { showToast } from '#web/office/kit/overlay/toast-store.ts';
import { FactLine } from '#web/office/kit/record/fact-line.tsx';
import { ActionButton } from '#web/office/kit/ui/action-button.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { WrittenText } from '#web/office/kit/ui/written-text.tsx';
import { useMay } from '#web/office/shell/use-may.ts';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { ListTitle } from '../cash/list-title.tsx';
import { countedAgainText, daysShownOf, dayTitles, messages } from './cash-days.messages.ts';

interface ClosedDaysProps {
  readonly branchId: string;
}

/** The closes of a branch, the newest first. A superadmin reopens the last one. */
export function ClosedDays({ branchId }: ClosedDaysProps) {
  const pick = usePick();
  const address = useListAddress(cashDayEndpoints.listCashDays.query);
  // Here and not in its row, which changes when the day is open again.
  const [asked, setAsked] = useState<ClosedCashDay | null>(null);
  return (
    <>
      <ListPanel
        label={pick(messages.closedDays)}
        tools={<ListTitle>{pick(messages.closedDays)}</ListTitle>}
        list={useListPage(
          endpointQuery(cashDayEndpoints.listCashDays, { params: { branchId }, query: address.query }),
        )}
        columns={useColumns(setAsked)}
        keyOf={({ id }) => id}
        empty={
          <EmptyState
            drawing={<OpenRegister />}
            title={pick(messages.emptyTitle)}
            text={pick(messages.emptyText)}
          />
        }
        summaryOf={pick(daysShownOf)}
        address={address}
      />
      {asked !== null && <Reopening close={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

function useColumns(onReopen: (close: ClosedCashDay) => void): readonly Column<ClosedCashDay>[] {
  const pick = usePick();
  const language = useLanguage();
  const pageLink = usePageLink();
  const mayReopen = useMay('cash.manage');
  return [
    {
      key: 'sheet',
      header: pick(messages.sheet),
      priority: 1,
      cell: ({ id, number, day }) => (
        <>
          <Link to={pageLink('cashDaySheet', id).to} className="touch">
            <Code>{number}</Code>
          </Link>
          <SecondLine>{formatDate(day, language)}</SecondLine>
        </>
      ),
    },
    {
      key: 'counted',
      header: pick(messages.counted),
      priority: 1,
      isFigure: true,
      cell: ({ counted }) => <Ltr>{formatCount(counted)}</Ltr>,
    },
    {
      key: 'difference',
      header: pick(messages.difference),
      priority: 2,
      isFigure: true,
      // A normal state shows nothing.
      cell: (close) => <Difference close={close} />,
    },
    {
      key: 'inHands',
      header: pick(messages.inHands),
      priority: 2,
      isFigure: true,
      cell: ({ inHands }) => inHands !== 0 && <Ltr>{formatCount(inHands)}</Ltr>,
    },
    {
      key: 'record',
      header: pick(messages.record),
      priority: 3,
      cell: (close) => <OnRecord close={close} />,
    },
    {
      key: 'actions',
      header: pick(messages.actions),
      priority: 1,
      isAction: true,
      cell: (close) =>
        mayReopen &&
        close.isLast && (
          <Row pad={[1, 0]}>
            <ActionButton variant="default" disabledReason={null} onPress={() => onReopen(close)}>
              {pick(messages.reopen)}
            </ActionButton>
          </Row>
        ),
    },
  ];
}

interface OfClose {
  readonly close: ClosedCashDay;
}

/** The difference of the drawer with its reason, and the one of a first count that was counted again. */
function Difference({ close }: OfClose) {
  const pick = usePick();
  const { counted, shouldBe, differenceReason, counts, firstDifference } = close;
  return (
    <>
      {counted !== shouldBe && (
        <>
          <Text as="span" tone="bad" weight={600}>
            <Money amount={counted - shouldBe} />
          </Text>
          <SecondLine>
            <WrittenText>{differenceReason ?? ''}</WrittenText>
          </SecondLine>
        </>
      )}
      {firstDifference !== counted - shouldBe && (
        <SecondLine>
          {pick(countedAgainText)(counts)} <Money amount={firstDifference} />
        </SecondLine>
      )}
    </>
  );
}

/** A close with who and when, below its reopening with the reason. */
function OnRecord({ close }: OfClose) {
  const { closedAt, closedByName, reopenedAt, reopenedByName, reopenReason, reopenedAlone } = close;
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  return (
    <>
      {reopenedAt !== null && (
        <>
          <FactLine>
            {pick(messages.reopened)}
            {reopenedByName !== null && pick(reopenedByName)}
            {formatMoment(instantOf(reopenedAt), language, now)}
          </FactLine>
          {reopenedAlone && <SecondLine>{pick(messages.reopenedAlone)}</SecondLine>}
          <SecondLine>
            <WrittenText>{reopenReason ?? ''}</WrittenText>
          </SecondLine>
        </>
      )}
      <FactLine>
        {pick(messages.closed)}
        {pick(closedByName)}
        {formatMoment(instantOf(closedAt), language, now)}
      </FactLine>
    </>
  );
}

function Reopening({ close: { id, day }, onClose }: OfClose & { readonly onClose: () => void }) {
  const pick = usePick();
  const name = formatDate(day, useLanguage());
  const { send } = useAction(cashDayEndpoints.reopenCashDay);
  return (
    <ConfirmDialog
      title={pick(dayTitles.reopen)(name)}
      verb={pick(messages.reopen)}
      isDestructive
      asksReason
      asksPassword
      onClose={onClose}
      onConfirm={async ({ currentPassword: password, reason }) => {
        await send({ params: { id }, body: { password, reason } });
        onClose();
        showToast({ tone: 'good', title: pick(dayTitles.reopened)(name) });
      }}
    >
      <p>{pick(messages.reopenText)}</p>
    </ConfirmDialog>
  );
}
