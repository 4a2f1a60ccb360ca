import { Link } from 'react-router';
import type { CashMovement } from '#contract/lending/cash/cash-movement.ts';
import {
  cashMovementNames,
  cashSettlementName,
  expenseCategoryNames,
} from '#contract/lending/labels/cash-names.messages.ts';
import {
  type CashMovementKind,
  type CashSettlementKind,
  cashDifference,
  cashSettlementKinds,
} from '#domain/lending/cash/cash-movement.ts';
import { rupees } from '#domain/money/rupees.ts';
import { formatCount } from '#web/format/count.ts';
import { formatMoment, instantOf } from '#web/format/date-time.ts';
import { useMinute } from '#web/format/now.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { SecondLine } from '#web/office/kit/layout/second-line.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { useMediaQuery } from '#web/office/kit/layout/use-media-query.ts';
import { BriefText } from '#web/office/kit/list/brief-text.tsx';
import { type Column, DataTable } from '#web/office/kit/list/data-table.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { usePageLink } from '#web/office/shell/use-page-link.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { messages } from './cash.messages.ts';
import { messages as expenseMessages } from './expenses/expenses.messages.ts';
import { ShowPicture } from './pictures/show-picture.tsx';
import { askedByText, messages as reversalMessages } from './reversals/reversals.messages.ts';
import { useReversibleCash } from './reversals/use-reversible-cash.tsx';

interface CashSlipsProps {
  readonly label: string;
  readonly movements: readonly CashMovement[];
}

/** A few movements of cash. */
export function CashSlips({ label, movements }: CashSlipsProps) {
  const { column, dialog } = useReversibleCash();
  const columns = useCashColumns();
  return (
    <>
      <DataTable
        label={label}
        columns={[...columns, column]}
        rows={movements}
        keyOf={({ id }) => id}
        isSelected={() => false}
        isStale={false}
        sort={undefined}
        onSort={() => {}}
      />
      {dialog}
    </>
  );
}

const isSettlement = (kind: CashMovementKind): kind is CashSettlementKind =>
  (cashSettlementKinds as readonly CashMovementKind[]).includes(kind);

/** The columns of movements: the slip, who gave and who counted, and the amount with what differs. */
export function useCashColumns(): readonly Column<CashMovement>[] {
  const isOnPhone = useMediaQuery('(width < 48em)');
  const pick = usePick();
  const pageLink = usePageLink();
  const language = useLanguage();
  const now = useMinute();
  const columns: readonly Column<CashMovement>[] = [
    {
      key: 'slip',
      header: pick(messages.slip),
      priority: 1,
      cell: ({ id, number, kind, amount, reversal, reversedBy }) => (
        <>
          <Link to={pageLink('cashSlip', id).to} className="touch">
            <Code>{number}</Code>
          </Link>
          <SecondLine>
            {pick(isSettlement(kind) ? cashSettlementName(kind, amount) : cashMovementNames[kind])}
          </SecondLine>
          {reversal !== null && (
            <SecondLine>
              <Code>{reversal.number}</Code> · {formatMoment(instantOf(reversal.countedAt), language, now)}
            </SecondLine>
          )}
          {reversedBy !== null && (
            <SecondLine>
              {pick(reversalMessages.reversed)} · <Code>{reversedBy}</Code>
            </SecondLine>
          )}
        </>
      ),
    },
    {
      key: 'time',
      header: pick(messages.time),
      priority: 2,
      cell: ({ countedAt }) => formatMoment(instantOf(countedAt), language, now),
    },
    {
      key: 'givenBy',
      header: pick(messages.givenBy),
      priority: 2,
      cell: ({ givenByName }) => givenByName && pick(givenByName),
    },
    {
      key: 'countedBy',
      header: pick(messages.countedOrSettledBy),
      priority: 3,
      cell: ({ id, number, kind, countedByName, reason, deposit, expense, settledAlone, reversal }) => (
        <>
          {pick(countedByName)}
          {reason !== null && (
            <SecondLine>
              <BriefText>{reason}</BriefText>
            </SecondLine>
          )}
          {reversal !== null && (
            <SecondLine>
              {pick(askedByText)(pick(reversal.askedByName))}
              {reversal.isAlone && <> · {pick(reversalMessages.alone)}</>}
            </SecondLine>
          )}
          {settledAlone && <SecondLine>{pick(messages.settledAlone)}</SecondLine>}
          {expense !== null && (
            <SecondLine>
              {pick(expenseCategoryNames[expense.category])}
              {kind === 'expense' && expense.isRefused && <> · {pick(cashMovementNames.not_ours)}</>}
              {!expense.isConfirmed && !expense.isRefused && <> · {pick(expenseMessages.isUnconfirmed)}</>}
              {expense.saidAlone && (
                <> · {pick(expense.isRefused ? messages.refusedAlone : messages.confirmedAlone)}</>
              )}
            </SecondLine>
          )}
          {expense?.hasBill === true && <ShowPicture id={id} number={number} name={expenseMessages.bill} />}
          {deposit?.hasPicture === true && kind === 'deposit' && (
            <ShowPicture id={id} number={number} name={messages.slipPicture} />
          )}
          {deposit !== null && (
            <SecondLine>
              {deposit.accountName} · <Code>{deposit.slipNumber}</Code>
              {kind === 'deposit' && deposit.isRefused && <> · {pick(cashMovementNames.never_arrived)}</>}
              {deposit.arrivedOn === null && !deposit.isRefused && <> · {pick(messages.isInTransit)}</>}
              {deposit.saidAlone && (
                <> · {pick(deposit.isRefused ? messages.refusedAlone : messages.confirmedAlone)}</>
              )}
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
      cell: ({ amount }) => <Ltr>{formatCount(amount)}</Ltr>,
    },
    {
      key: 'difference',
      header: pick(messages.difference),
      priority: 1,
      isFigure: true,
      cell: ({ amount, offered, open, settledAs, reversal, reversedBy }) => {
        const isTakenBack = reversal !== null || reversedBy !== null;
        const difference = offered === null ? 0 : cashDifference(rupees(offered), rupees(amount));
        // A normal state shows nothing.
        return (
          difference !== 0 && (
            <>
              <Text as="span" tone={open === 0 ? 'muted' : 'bad'} weight={600}>
                <Money amount={difference} />
              </Text>
              {isTakenBack && <SecondLine>{pick(reversalMessages.reversed)}</SecondLine>}
              {settledAs !== null && (
                <SecondLine>{pick(cashSettlementName(settledAs, -difference))}</SecondLine>
              )}
              {settledAs !== null && open !== 0 && (
                <SecondLine>
                  {pick(messages.stillOpen)} <Money amount={-open} />
                </SecondLine>
              )}
            </>
          )
        );
      },
    },
  ];
  return isOnPhone ? withDifferenceInAmount(columns) : columns;
}

/** A phone has no room for a column that few slips fill: there the difference stands below its amount. */
function withDifferenceInAmount(columns: readonly Column<CashMovement>[]): readonly Column<CashMovement>[] {
  const difference = columns.find(({ key }) => key === 'difference');
  const inAmount = (column: Column<CashMovement>): Column<CashMovement> => ({
    ...column,
    cell: (row) => (
      <>
        {column.cell(row)}
        <div>{difference?.cell(row)}</div>
      </>
    ),
  });
  return columns
    .filter((column) => column !== difference)
    .map((column) => (column.key === 'amount' ? inAmount(column) : column));
}
