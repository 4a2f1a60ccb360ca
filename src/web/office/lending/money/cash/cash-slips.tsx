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
import { BriefText } from '#web/office/kit/list/brief-text.tsx';
import { type Column, DataTable } from '#web/office/kit/list/data-table.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { Money } from '#web/office/kit/ui/money.tsx';
import { Ltr } from '#web/ui/ltr.tsx';
import { messages } from './cash.messages.ts';
import { messages as expenseMessages } from './expenses/expenses.messages.ts';

interface CashSlipsProps {
  readonly label: string;
  readonly movements: readonly CashMovement[];
}

/** A few movements of cash. */
export function CashSlips({ label, movements }: CashSlipsProps) {
  return (
    <DataTable
      label={label}
      columns={useCashColumns()}
      rows={movements}
      keyOf={({ id }) => id}
      isSelected={() => false}
      isStale={false}
      sort={undefined}
      onSort={() => {}}
    />
  );
}

const isSettlement = (kind: CashMovementKind): kind is CashSettlementKind =>
  (cashSettlementKinds as readonly CashMovementKind[]).includes(kind);

/** The columns of movements: the slip, who gave and who counted, and the amount with what differs. */
export function useCashColumns(): readonly Column<CashMovement>[] {
  const pick = usePick();
  const language = useLanguage();
  const now = useMinute();
  return [
    {
      key: 'slip',
      header: pick(messages.slip),
      priority: 1,
      cell: ({ number, kind, amount }) => (
        <>
          <Code>{number}</Code>
          <SecondLine>
            {pick(isSettlement(kind) ? cashSettlementName(kind, amount) : cashMovementNames[kind])}
          </SecondLine>
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
      cell: ({ kind, countedByName, reason, deposit, expense, settledAlone }) => (
        <>
          {pick(countedByName)}
          {reason !== null && (
            <SecondLine>
              <BriefText>{reason}</BriefText>
            </SecondLine>
          )}
          {settledAlone && <SecondLine>{pick(messages.settledAlone)}</SecondLine>}
          {expense !== null && (
            <SecondLine>
              {pick(expenseCategoryNames[expense.category])}
              {!expense.isConfirmed && <> · {pick(expenseMessages.isUnconfirmed)}</>}
              {expense.confirmedAlone && <> · {pick(messages.confirmedAlone)}</>}
            </SecondLine>
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
      cell: ({ amount, offered, settledAs }) => {
        const difference = offered === null ? 0 : cashDifference(rupees(offered), rupees(amount));
        // A normal state shows nothing.
        return (
          difference !== 0 && (
            <>
              <Text as="span" tone={settledAs === null ? 'bad' : 'muted'} weight={600}>
                <Money amount={difference} />
              </Text>
              {settledAs !== null && (
                <SecondLine>{pick(cashSettlementName(settledAs, -difference))}</SecondLine>
              )}
            </>
          )
        );
      },
    },
  ];
}
