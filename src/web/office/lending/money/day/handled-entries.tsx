import { Link } from 'react-router';
import { entryKindNames, methodNames } from '#contract/lending/labels/entry-names.messages.ts';
import type { HandledEntry } from '#contract/lending/my-day.ts';
import { pickWritten } from '#domain/written.ts';
import { formatTime, instantOf } from '#web/format/date-time.ts';
import { useLanguage, usePick } from '#web/i18n/language.ts';
import { SecondLine } from '#web/office/kit/layout/second-line.tsx';
import { Text } from '#web/office/kit/layout/text.tsx';
import { type Column, DataTable } from '#web/office/kit/list/data-table.tsx';
import { DashIcon } from '#web/office/kit/ui/action-icons.tsx';
import { Badge } from '#web/office/kit/ui/badge.tsx';
import { Code } from '#web/office/kit/ui/code.tsx';
import { PersonCell } from '#web/office/kit/ui/person-cell.tsx';
import { useArea } from '#web/office/shell/use-area.ts';
import { Ltr } from '#web/ui/ltr.tsx';
import { signedAmount } from '../../ground/figures/signed-amount.ts';
import { messages } from './my-day.messages.ts';

interface HandledEntriesProps {
  readonly entries: readonly HandledEntry[];
}

/** Each entry with its receipt; a refund is below zero. */
export function HandledEntries({ entries }: HandledEntriesProps) {
  const pick = usePick();
  return (
    <DataTable
      label={pick(messages.list)}
      columns={useColumns()}
      rows={entries}
      keyOf={({ entryId }) => entryId}
      isSelected={() => false}
      isStale={false}
      sort={undefined}
      onSort={() => {}}
    />
  );
}

function useColumns(): readonly Column<HandledEntry>[] {
  const pick = usePick();
  const language = useLanguage();
  const area = useArea();
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
      key: 'time',
      header: pick(messages.time),
      priority: 2,
      cell: ({ recordedAt }) => formatTime(instantOf(recordedAt), language),
    },
    {
      key: 'amount',
      header: pick(messages.amount),
      priority: 1,
      isFigure: true,
      cell: ({ amount, kind }) => <Ltr>{signedAmount(kind, amount)}</Ltr>,
    },
    {
      key: 'method',
      header: pick(messages.method),
      priority: 2,
      cell: ({ method, kind }) => (
        <>
          {pick(methodNames[method])}
          {kind !== 'payment' && <SecondLine>{pick(entryKindNames[kind])}</SecondLine>}
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
      key: 'state',
      header: pick(messages.state),
      priority: 1,
      cell: ({ isReversed }) =>
        isReversed ? (
          <Badge tone="quiet" icon={DashIcon} text={pick(messages.isReversed)} />
        ) : (
          <Text as="span" tone="muted">
            {pick(messages.counts)}
          </Text>
        ),
    },
  ];
}
